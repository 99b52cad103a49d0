import { expect, test } from 'vitest'
import { Mailbox, type Draft } from './mailbox'

const draft = (change: Partial<Draft> = {}): Draft => ({
  topic: 'a',
  message: 'hello',
  tag: 1,
  attestation: undefined,
  publisher: 'one',
  ttl: 300,
  ...change,
})

test('A message waits for every client but its publisher until it is acknowledged.', () => {
  const mailbox = new Mailbox()
  const letter = mailbox.put(draft())
  mailbox.put(draft({ topic: 'b' }))
  expect(mailbox.waiting('a', 'one')).toEqual([])
  expect(mailbox.waiting('a', 'two')).toEqual([letter])
  mailbox.acknowledge(letter.id)
  expect(mailbox.waiting('a', 'two')).toEqual([])
  expect(mailbox.size).toBe(1)
})

test('parameters: ttl ends a letter to the millisecond, and is at most a week', () => {
  let now = 1_000
  const mailbox = new Mailbox(() => now)
  mailbox.put(draft({ ttl: 5 }))
  mailbox.put(draft({ topic: 'b', ttl: Number.MAX_SAFE_INTEGER }))
  now += 4_999
  expect(mailbox.waiting('a', 'two')).toHaveLength(1)
  now += 1
  expect(mailbox.waiting('a', 'two')).toEqual([])
  expect(mailbox.size).toBe(1)
  now += 7 * 24 * 3_600_000
  expect(mailbox.size).toBe(0)
})

test('A full mailbox drops its oldest message.', () => {
  const mailbox = new Mailbox()
  const oldest = mailbox.put(draft())
  for (let count = 0; count < 5_000; count += 1) mailbox.put(draft({ topic: 'b' }))
  expect(mailbox.size).toBe(5_000)
  expect(mailbox.waiting(oldest.topic, 'two')).toEqual([])
})
