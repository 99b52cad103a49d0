// @vitest-environment node
import { expect, test } from 'vitest'
import type { Refusal } from '../../domain/errors/refusals'
import { refusalTexts } from '../../domain/errors/refusals'
import { describeRefusal, reasonOf } from './refusal'

const { english } = refusalTexts
const textOf = (refusal: Refusal | undefined) => (typeof refusal === 'function' ? refusal(english) : refusal)
const inInstruction = (reason: unknown) => ({ InstructionError: [2, reason] })

test.each([
  ['InsufficientFundsForFee', 'not enough SOL for the amount and the fee'],
  [inInstruction({ Custom: 'many' }), 'it would fail'],
  [inInstruction(undefined), 'it would fail'],
  [{ DuplicateInstruction: 1 }, 'it would fail'],
  [7, 'it would fail'],
])('The unusual error %j of a transaction has a text, too.', (error, text) => {
  expect(textOf(describeRefusal(error, 'SOL'))).toBe(text)
})

test('Without an error of the transaction there is no refusal.', () => {
  expect([describeRefusal(null, 'SOL'), describeRefusal(undefined, 'SOL')]).toEqual([undefined, undefined])
})

test('A node refuses a transaction with -32002 for a failed simulation, and with -32003 for a wrong signature.', () => {
  const reason = (answer: unknown) => textOf(reasonOf(answer, 'SOL'))
  expect(reason({ code: -32_003 })).toBe('the wallet’s signature does not fit')
  expect(reason({ code: -32_002, data: { err: 'BlockhashNotFound' } })).toBe('it is out of date: try again')
  for (const data of [undefined, 'text', {}, { err: null }])
    expect(reason({ code: -32_002, data })).toBe('it would fail')
})

test.each([[undefined], ['-32002'], [{ code: -32_005, data: { err: 'BlockhashNotFound' } }], [{}]])(
  'The error %j of a node says nothing about the transaction.',
  (answer) => {
    expect(reasonOf(answer, 'SOL')).toBeUndefined()
  },
)
