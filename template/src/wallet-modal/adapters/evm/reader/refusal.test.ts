// @vitest-environment node
import { expect, test } from 'vitest'
import { text, uint } from './abi-encode'
import { isKeptElsewhere, isRevert, toReadError } from './refusal'
import { selectors } from './selectors'
import { answerOf, refusal } from './testing/fake-chain'

const reason = `${selectors['Error(string)']}${answerOf(text('too little')).slice(2)}`
const panic = (code: number) => `${selectors['Panic(uint256)']}${answerOf(uint(BigInt(code))).slice(2)}`

/** An error of an endpoint that has the data of a revert at a depth below its cause. */
function atDepth(depth: number, data: unknown): Error {
  let cause: unknown = data
  for (let level = 0; level < depth; level += 1) cause = level % 2 === 0 ? { data: cause } : { cause }
  return Object.assign(refusal('oops'), { cause })
}

test.each([
  ['with a reason', reason, 'too little'],
  ['with a reason after a word of the node', `Reverted ${reason}`, 'too little'],
  ['with a panic', panic(0x11), 'panic 0x11'],
  ['with a panic of one digit', panic(1), 'panic 0x01'],
  ['with a panic that is cut off', panic(1).slice(0, -2), 'panic 0x00'],
  ['with the selector of an error', '0xDEADBEEF', 'error 0xdeadbeef'],
  ['with the selector and values of an error', `0xdeadbeef${'0'.repeat(64)}`, 'error 0xdeadbeef'],
])('A revert %s is refused with it, whatever the message of the endpoint says.', (_, data, details) => {
  const error = refusal('oops', data)
  expect(isRevert(error)).toBe(true)
  expect(toReadError(error, 'ETH')).toMatchObject({ code: 'TRANSACTION_REFUSED', details, cause: error })
})

test.each([['0x'], ['0xdeadbe'], ['0xdeadbeef0'], ['0xdeadbeeg'], ['deadbeef'], [7], [undefined]])(
  'The data %j is no revert.',
  (data) => {
    const error = Object.assign(refusal('oops'), { cause: { data } })
    expect(isRevert(error)).toBe(false)
    expect(toReadError(error, 'ETH')).toMatchObject({ code: 'RPC_UNAVAILABLE', details: 'oops', cause: error })
  },
)

test('The data of a revert is found up to four levels below the cause of the error.', () => {
  for (const depth of [0, 1, 2, 3, 4]) expect(isRevert(atDepth(depth, reason)), String(depth)).toBe(true)
  expect(isRevert(atDepth(6, reason))).toBe(false)
  const circle: { cause?: unknown } = {}
  circle.cause = circle
  expect(isRevert(Object.assign(refusal('oops'), { cause: circle }))).toBe(false)
})

test.each([
  ['execution reverted: too little', 'too little'],
  ['execution reverted', 'it would fail'],
  ['execution reverted:   too little  ', 'too little'],
  ['VM Exception while processing transaction: revert too little', 'too little'],
  ["VM Exception: reverted with reason string 'too little'", 'too little'],
  ['execution reverted: revert: too little', 'too little'],
  ['execution reverted, revert:too little', 'too little'],
  ['execution reverted: "too little"', 'too little'],
  ['out of gas', 'it would fail'],
  ['gas required exceeds allowance', 'it would fail'],
  [`execution reverted: ${'a'.repeat(900)}`, 'a'.repeat(200)],
])('The message “%s” is shown as a reason.', (message, details) => {
  const shown = toReadError(refusal(message), 'ETH')
  expect(shown).toMatchObject({ code: 'TRANSACTION_REFUSED', details: expect.stringContaining(details) })
})

test.each(['insufficient funds for gas * price + value', 'sender doesn’t matter: not enough balance'])(
  'The message “%s” means that the account has too little of the native currency.',
  (message) => {
    const details = 'not enough ETH for the amount and the fee'
    expect(toReadError(refusal(message), 'ETH')).toMatchObject({ code: 'TRANSACTION_REFUSED', details })
  },
)

test('A contract that reverts for insufficient funds is refused with the words of the contract.', () => {
  const shown = toReadError(refusal('execution reverted: insufficient balance of the pool'), 'ETH')
  expect(shown).toMatchObject({ details: 'insufficient balance of the pool' })
})

test('An error that is not a JSON-RPC error of an endpoint is passed on unchanged.', () => {
  const [error, text] = [new TypeError('execution reverted'), 'execution reverted']
  expect([toReadError(error, 'ETH'), toReadError(text, 'ETH')]).toEqual([error, text])
  expect([isRevert(error), isKeptElsewhere(error)]).toEqual([false, false])
})

test('An answer is kept outside the chain if the revert is an OffchainLookup (EIP-3668).', () => {
  expect(isKeptElsewhere(refusal('oops', `0x556F1830${'0'.repeat(64)}`))).toBe(true)
  expect(isKeptElsewhere(refusal('oops', `0x556f1831${'0'.repeat(64)}`))).toBe(false)
  expect(isKeptElsewhere(refusal('execution reverted'))).toBe(false)
})
