// @vitest-environment node
import { expect, test } from 'vitest'
import { standardType } from './sighash-request'

const typeOf = (sighashTypes?: readonly number[]) =>
  standardType({ address: 'address', index: 4, ...(sighashTypes && { sighashTypes }) })

test.each([
  [0x01, 'ALL'],
  [0x02, 'NONE'],
  [0x03, 'SINGLE'],
  [0x81, 'ALL|ANYONECANPAY'],
  [0x82, 'NONE|ANYONECANPAY'],
  [0x83, 'SINGLE|ANYONECANPAY'],
])('The signature type %i has the name %s in the Wallet Standard.', (type, name) => {
  expect(typeOf([type])).toBe(name)
  expect(typeOf([0x41, type, 0x01])).toBe(name)
})

test('If the app names no sighash type for an input, or only SIGHASH_DEFAULT, the PSBT gets no sighash type for that input.', () => {
  for (const types of [undefined, [], [0]]) expect(typeOf(types)).toBeUndefined()
})

test('An undefined sighash type cannot be requested. The error names the input.', () => {
  for (const types of [[0x41], [0, 0x41]])
    expect(() => typeOf(types)).toThrow(
      expect.objectContaining({
        code: 'METHOD_NOT_SUPPORTED',
        details: 'sighashTypes of a request, here of input 4',
        hint: 'Write the type into the PSBT (PSBT_IN_SIGHASH_TYPE)',
      }),
    )
})
