// @vitest-environment node
import { expect, test } from 'vitest'
import { redact, redactMessage, redactStack } from './redact'

test.each([
  ['Sent to ann.smith@mail.example.com today', 'Sent to …@… today'],
  ['Open wc:7f6e504bfad60b485450578e05678ed3@2?relay-protocol=irn', 'Open wc:…'],
  ['GET https://rpc.example/v2?key=1 failed', 'GET https://rpc.example/v2 failed'],
  ['Nothing to hide: 12 @ home', 'Nothing to hide: 12 @ home'],
])('A report of %j has %j', (text, shown) => expect(redact(text)).toBe(shown))

test.each([
  ['from 0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266 to ann.eth', 'from 0x… to ….eth'],
  ['7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv has nothing', '… has nothing'],
  ['bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', 'bc1…'],
  ['Insufficient funds for 0x12', 'Insufficient funds for 0x12'],
])('An error message %j has %j', (text, shown) => expect(redactMessage(text)).toBe(shown))

test('A stack names files without their origin and folders', () => {
  expect(redactStack('at send (https://app.example/assets/a/index-1.js?v=2:3)')).toBe('at send (index-1.js)')
})

test.each(['x', 'X', '@x', 'a@x.', '.eth', 'a://', '0', 'wc', '?'])(
  'A text of 300,000 characters %j does not hold the page up',
  (part) => {
    const start = performance.now()
    redactStack(part.repeat(300_000 / part.length))
    // Patterns without limits take minutes.
    expect(performance.now() - start).toBeLessThan(5_000)
  },
)
