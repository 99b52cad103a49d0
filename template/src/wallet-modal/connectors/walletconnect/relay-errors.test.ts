// @vitest-environment node
import { expect, test, vi } from 'vitest'
import { createKitLogger } from './kit-logger'
import { refusedError, toPairingError, unavailableError } from './relay-errors'

test.each([5000, 5001, 5002, 5003])('the answer %i of a wallet is a decline', (code) => {
  expect(toPairingError({ code, message: 'User rejected.' }).code).toBe('USER_REJECTED')
})

test.each([
  ['WebSocket closed: 3000 (Unauthorized: invalid key)', 'does not know the project'],
  ['Unauthorized: origin not allowed', 'may not use the project'],
  ['JWT validation error: JWT Token is not yet valid', 'clock of this device'],
])('%s is reported in plain words', (message, words) => {
  expect(refusedError(message)).toMatchObject({ code: 'PAIRING_REFUSED' })
  expect(refusedError(message).hint).toContain(words)
  expect(toPairingError(new Error(message)).code).toBe('PAIRING_REFUSED')
})

test('an expired offer has timed out, a dead relay does not answer, and any other error stays as it is', () => {
  expect(toPairingError({ message: 'Proposal expired', code: 0 }).code).toBe('TIMED_OUT')
  expect(unavailableError().message).toContain('The pairing service does not answer')
  expect(toPairingError(new Error('odd'))).toMatchObject({ code: 'WALLET_FAILED', details: 'odd' })
})

test('the kit’s logger hands over errors, in words, and is silent otherwise', () => {
  const onError = vi.fn<(message: string) => void>()
  const logger = createKitLogger(onError).child({})
  logger.warn('a')
  logger.info('b')
  logger.error(new Error('no'), 'no')
  logger.error({})
  logger.fatal('end')
  expect(onError.mock.calls).toEqual([['no'], ['end']])
})
