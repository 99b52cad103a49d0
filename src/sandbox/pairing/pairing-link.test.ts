import { expect, test } from 'vitest'
import { pairingLink } from './pairing-link'

const topic = 'a'.repeat(64)
const key = 'b'.repeat(64)
const link = (change: Record<string, string> = {}, version = 2): string =>
  `wc:${topic}@${version}?${new URLSearchParams({ 'relay-protocol': 'irn', symKey: key, ...change }).toString()}`

test('A pasted link is read.', () => {
  expect(pairingLink(` ${link()}\n`)).toBe(link())
  expect(pairingLink(link({ expiryTimestamp: '2' }), 1_999)).toBe(link({ expiryTimestamp: '2' }))
})

test.each([
  ['', /not a pairing link/],
  [undefined, /not a pairing link/],
  ['https://example.com', /not a pairing link/],
  [`wc:${topic}@1?bridge=x&key=${key}`, /of another version/],
  [link({ symKey: 'short' }), /not complete/],
  [link({ expiryTimestamp: '1' }), /has expired. Ask the site for a new one/],
])('error: %j', (value, message) => {
  expect(() => pairingLink(value)).toThrow(message)
})
