// @vitest-environment node
import { expect, test } from 'vitest'
import { EventsStore } from '../../stores/shell/events.store'
import { createFakePlatform } from '../../testing/fake-platform'
import { parseUnits } from '../tokens/token-amount'
import { WalletModalError, errorMessages, isRecord, messageOf, required } from './errors'
import { safeJsonParse } from '../json'
import { withTimeout } from '../timeout'

test('The helpers fail with the messages of the specification.', async () => {
  expect(() => parseUnits('one', 18)).toThrow(/^Number is not a valid decimal number/)
  const events = new EventsStore({ platform: createFakePlatform(), address: () => undefined })
  expect(() => events.subscribe('no function' as unknown as () => void)).toThrow(/^The listener must be a function$/)
  expect(() => safeJsonParse(7)).toThrow(/^Cannot safe json parse value of type number$/)
  const platform = createFakePlatform()
  const timeout = expect(withTimeout(new Promise(() => {}), 50, platform.after)).rejects.toThrow(/^timed out/)
  await platform.advance(50)
  await timeout
})

test('An error says what happened, its details, and what to do.', () => {
  const cause = new Error('inner')
  const error = new WalletModalError('RPC_UNAVAILABLE', { details: 'HTTP 500', hint: 'Check the address', cause })
  expect(error).toBeInstanceOf(Error)
  expect(error).toMatchObject({
    name: 'WalletModalError',
    code: 'RPC_UNAVAILABLE',
    shortMessage: 'The network does not answer',
    message: 'The network does not answer: HTTP 500. Check the address',
    cause,
  })
  expect(new WalletModalError('NO_ACCOUNT').message).toBe(errorMessages.NO_ACCOUNT)
})

test('A required value is returned; for a missing one the error of the catalogue is thrown.', () => {
  expect(required(0, 'NOT_CONNECTED')).toBe(0)
  expect(required('', 'NOT_CONNECTED')).toBe('')
  expect(() => required(null, 'NOT_CONNECTED')).toThrow('No wallet is connected')
  expect(() => required(undefined, 'ADAPTER_NOT_FOUND', 'solana')).toThrow('Adapter not found: solana')
})

test('Any thrown value has a message.', () => {
  expect(messageOf(new Error('broken'))).toBe('broken')
  expect(messageOf('broken')).toBe('broken')
  expect(messageOf({ message: 'broken' })).toBe('broken')
  for (const value of [undefined, null, 7, {}, { message: 7 }]) expect(messageOf(value)).toBe('Unknown error')
})

test('A foreign message is cut to a length, stays on one line and cannot change the text direction.', () => {
  expect(messageOf(new Error('x'.repeat(200_000)))).toHaveLength(300)
  expect(messageOf({ message: 'not\n\u202Enow ' })).toBe('not now')
  const ours = new WalletModalError('WALLET_FAILED', { details: 'y'.repeat(1_000) })
  expect(messageOf(ours)).toBe(ours.message)
})

test('A thrown value whose properties throw has a message, too.', () => {
  const trap = {
    get message(): never {
      throw new Error('trap')
    },
  }
  expect(messageOf(trap)).toBe('Unknown error')
  expect(messageOf(Object.assign(new Error('broken'), { message: { toString: () => 'object' } }))).toBe('Unknown error')
})

test('null and functions are no records.', () => {
  expect(isRecord({})).toBe(true)
  for (const value of [null, undefined, 'text', 1, () => {}]) expect(isRecord(value)).toBe(false)
})
