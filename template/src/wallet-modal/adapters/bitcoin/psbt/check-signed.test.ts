// @vitest-environment node
import { base64, hex } from '@scure/base'
import { expect, test } from 'vitest'
import type { InputToSign } from '../bitcoin-provider'
import { testKey, unsignedPsbt } from '../testing/test-keys'
import { checkSigned, readAsked } from './check-signed'
import type { PsbtEntry } from './psbt'
import { readPsbt, writePsbt } from './psbt'

const key = testKey(1)
const psbt = unsignedPsbt(key, testKey(2).payment)
const hint = 'Do not use what it signed'
const otherType = { code: 'SIGNED_OTHERWISE', details: 'another type of signature of input 0', hint }

/** A signature with this type; `last` tells the signature of one key from that of another. */
const signature = (type: number, last = 2): PsbtEntry => ({
  key: Uint8Array.of(0x02, ...new Array<number>(32).fill(last)),
  value: Uint8Array.of(0x30, 68, ...new Array<number>(68).fill(7), type),
})
const requestedType = (type: number): PsbtEntry => ({ key: Uint8Array.of(0x03), value: Uint8Array.of(type, 0, 0, 0) })

function withEntries(...entries: PsbtEntry[]): string {
  const { common, inputs, outputs } = readPsbt(base64.decode(psbt))
  return base64.encode(writePsbt({ common, inputs: inputs.map((own) => [...own, ...entries]), outputs }))
}

function check(answer: unknown, asked = psbt, sighashTypes?: readonly number[]): string {
  const signInputs: InputToSign[] = [{ address: key.payment, index: 0, ...(sighashTypes && { sighashTypes }) }]
  return checkSigned(answer, { asked: readAsked(asked, signInputs), signInputs, hint })
}

test('Without a PSBT of the app or of the wallet, the error says whose PSBT is missing.', () => {
  for (const text of ['', 'nonsense', psbt.slice(0, -8), hex.encode(base64.decode(psbt))])
    expect(() => readAsked(text, [])).toThrow(
      expect.objectContaining({ code: 'WALLET_FAILED', details: 'the PSBT of the app is none' }),
    )
  expect(() => readAsked(psbt, [{ address: key.payment, index: 1 }])).toThrow(
    expect.objectContaining({ code: 'WALLET_FAILED', details: 'the PSBT of the app has no input 1' }),
  )
  for (const answer of ['', 'abc', '70736274', 7, null, { psbt }])
    expect(() => check(answer)).toThrow(
      expect.objectContaining({ code: 'WALLET_FAILED', details: 'the PSBT of the wallet is none' }),
    )
})

test('An answer in hex is read in any letter case.', () => {
  const bytes = base64.decode(withEntries(signature(1)))
  expect(check(hex.encode(bytes).toUpperCase())).toBe(withEntries(signature(1)))
})

test('A finalized transaction from the wallet becomes a PSBT whose inputs have the witness, the script, or both.', () => {
  const [version, input, rest] = ['00000000', `01${'ab'.repeat(32)}03000000`, `ffffffff0109010000000000000151`]
  const script = hex.encode(Uint8Array.of(71, ...signature(1).value))
  const witness = `0147${hex.encode(signature(1).value)}`
  const unsigned = hex.decode(`${version}${input}00${rest}00000000`)
  const common = [{ key: Uint8Array.of(0x00), value: unsigned }]
  const asked = base64.encode(writePsbt({ common, inputs: [[requestedType(1)]], outputs: [[]] }))
  const kindsIn = (answer: string) =>
    readPsbt(base64.decode(check(answer, asked))).inputs.map((entries) => entries.map(({ key: [kind] }) => kind))
  const segwit = `${version}0001${input}00${rest}${witness}00000000`
  const legacy = `${version}${input}48${script}${rest}00000000`
  const nested = `${version}0001${input}48${script}${rest}${witness}00000000`
  for (const [answer, kinds] of [
    [segwit, [0x03, 0x08]],
    [legacy, [0x03, 0x07]],
    [nested, [0x03, 0x07, 0x08]],
  ] as const) {
    expect(kindsIn(answer)).toEqual([kinds])
    // The base64 text begins with letters that are also hexadecimal digits, and must still be decoded as base64.
    expect(kindsIn(base64.encode(hex.decode(answer)))).toEqual([kinds])
  }
})

test('A wallet that signs another transaction is refused, and the error names the part that differs.', () => {
  const another = unsignedPsbt(key, testKey(3).payment)
  expect(() => check(another)).toThrow(
    expect.objectContaining({ code: 'SIGNED_OTHERWISE', details: 'another output', hint }),
  )
})

test('The sighash type is checked only for signatures that the wallet has added or changed, and not for those that were in the PSBT before.', () => {
  const asked = withEntries(signature(0x82, 5))
  expect(check(withEntries(signature(0x82, 5), signature(1)), asked)).toBe(
    withEntries(signature(0x82, 5), signature(1)),
  )
  expect(() => check(withEntries(signature(0x83, 5)), asked)).toThrow(expect.objectContaining(otherType))
  expect(() => check(withEntries(signature(0x82, 6)), asked)).toThrow(expect.objectContaining(otherType))
  // A single signature with a wrong sighash type makes the answer invalid.
  expect(() => check(withEntries(signature(1), signature(0x82, 5)))).toThrow(expect.objectContaining(otherType))
})

test.each([
  ['none', undefined, undefined, [0, 1]],
  ['an empty list', [], undefined, [0, 1]],
  ['the default of Taproot', [0], undefined, [0, 1]],
  ['everything', [1], 0x82, [0, 1]],
  ['one of the others', [0x83], undefined, [0x83]],
  ['one of the others and everything', [0x83, 1], undefined, [0, 1, 0x83]],
  ['none, but the PSBT one of the others', undefined, 0x82, [0x82]],
  ['none, but the PSBT everything', undefined, 1, [0, 1]],
])('If the app names %s, exactly the types that follow from this are allowed.', (_, named, inPsbt, allowed) => {
  const own = inPsbt === undefined ? [] : [requestedType(inPsbt)]
  const isAllowed = (type: number) => {
    try {
      return check(withEntries(...own, signature(type)), withEntries(...own), named) !== ''
    } catch {
      return false
    }
  }
  expect([0, 1, 2, 3, 0x81, 0x82, 0x83].filter(isAllowed)).toEqual(allowed)
})

test('The types that the app names for one input do not count for another input.', () => {
  const asked = readAsked(psbt, [])
  const answer = withEntries(signature(0x83))
  const checkFor = (index: number) =>
    checkSigned(answer, { asked, signInputs: [{ address: key.payment, index, sighashTypes: [0x83] }], hint })
  expect(checkFor(0)).toBe(answer)
  expect(() => checkFor(1)).toThrow(expect.objectContaining(otherType))
})

test('A signature that cannot be read is refused.', () => {
  const broken = { key: Uint8Array.of(0x08), value: Uint8Array.of(1, 71, 0x30) }
  expect(() => check(withEntries(broken))).toThrow(expect.objectContaining(otherType))
})
