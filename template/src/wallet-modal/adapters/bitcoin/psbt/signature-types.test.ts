// @vitest-environment node
import { expect, test } from 'vitest'
import { signatureTypes, typeInPsbt } from './signature-types'

const kinds = { signature: 0x02, finalScript: 0x07, finalWitness: 0x08, keySpend: 0x13, scriptSpend: 0x14 }
const filled = (length: number, last = 7) => [...new Array<number>(length - 1).fill(7), last]
const publicKey = filled(33, 2)

/** The form of an ECDSA signature: a header, its length, its numbers, and its type. */
const ecdsa = (type: number, length = 71) => [0x30, length - 3, ...filled(length - 3), type]
const entry = (kind: number, value: readonly number[]) => ({ key: Uint8Array.of(kind), value: Uint8Array.from(value) })
const typesIn = (kind: number, value: readonly number[]) => signatureTypes([entry(kind, value)])
const witnessOf = (...items: number[][]) => [items.length, ...items.flatMap((item) => [item.length, ...item])]

test('The last byte of an ECDSA signature is its sighash type. An empty signature has the type -1, which no app can allow.', () => {
  expect(typesIn(kinds.signature, ecdsa(0x83))).toEqual([0x83])
  expect(typesIn(kinds.signature, [])).toEqual([-1])
})

test.each([
  ['by its key', kinds.keySpend],
  ['by a script', kinds.scriptSpend],
])('A Taproot signature %s has the default type with 64 bytes, else its last byte is its type.', (_, kind) => {
  expect(typesIn(kind, filled(64, 9))).toEqual([0])
  expect(typesIn(kind, filled(65, 0x82))).toEqual([0x82])
})

test('The signatures of a final scriptSig are found behind every kind of push: direct, OP_PUSHDATA1, OP_PUSHDATA2 and OP_PUSHDATA4.', () => {
  const [one, other] = [ecdsa(0x01), ecdsa(0x82, 75)]
  expect(typesIn(kinds.finalScript, [one.length, ...one, publicKey.length, ...publicKey])).toEqual([0x01])
  // A multisig script: OP_0, two signatures, and the redeem script.
  const script = [0x52, 33, ...publicKey, 33, ...publicKey, 0x52, 0xae]
  const several = [0, one.length, ...one, 75, ...other, 76, script.length, ...script]
  expect(typesIn(kinds.finalScript, several)).toEqual([0x01, 0x82])
  expect(typesIn(kinds.finalScript, [76, one.length, ...one])).toEqual([0x01])
  expect(typesIn(kinds.finalScript, [77, 71, 0, ...one, 75, ...other])).toEqual([0x01, 0x82])
  expect(typesIn(kinds.finalScript, [78, 71, 0, 0, 0, ...one, 75, ...other])).toEqual([0x01, 0x82])
  const long = filled(300)
  expect(typesIn(kinds.finalScript, [71, ...one, 77, 300 & 0xff, 1, ...long])).toEqual([0x01])
  // Bytes inside a push are data and are not read as further pushes.
  const inside = [one.length, ...one, ...filled(20)]
  expect(typesIn(kinds.finalScript, [76, inside.length, ...inside])).toEqual([])
  // Other opcodes push nothing. A push of 64 bytes in a scriptSig is not a Schnorr signature.
  expect(typesIn(kinds.finalScript, [79, one.length, ...one])).toEqual([0x01])
  expect(typesIn(kinds.finalScript, [64, ...filled(64)])).toEqual([])
})

test('The sighash types of a final witness are those of its ECDSA signatures. A single item of 64 or 65 bytes is a Schnorr signature (Taproot key path).', () => {
  expect(typesIn(kinds.finalWitness, witnessOf(ecdsa(0x81), publicKey))).toEqual([0x81])
  expect(typesIn(kinds.finalWitness, witnessOf(filled(64, 9)))).toEqual([0])
  expect(typesIn(kinds.finalWitness, witnessOf(filled(65, 0x83)))).toEqual([0x83])
  expect(typesIn(kinds.finalWitness, witnessOf(filled(66, 0x83)))).toEqual([])
  expect(typesIn(kinds.finalWitness, witnessOf(filled(63, 0x83)))).toEqual([])
  expect(typesIn(kinds.finalWitness, witnessOf(filled(65, 0x83), publicKey))).toEqual([])
  expect(typesIn(kinds.finalWitness, [0])).toEqual([])
})

test('In a final witness of a Taproot script path, the sighash type of every Schnorr signature before the script is read.', () => {
  const [script, inner] = [filled(40, 0xac), filled(33)]
  const control = (hashes: number, version = 0xc1) => [version, ...inner.slice(1), ...filled(32 * hashes + 1).slice(1)]
  const typesOf = (...items: number[][]) => typesIn(kinds.finalWitness, witnessOf(...items))
  for (const hashes of [0, 1, 2])
    expect(typesOf(filled(65, 0x83), filled(64), [], script, control(hashes)), String(hashes)).toEqual([0x83, 0])
  // The last two items are the script and the control block. They are not read as signatures, even if they are 64 or 65 bytes long.
  expect(typesOf(filled(65, 0x83), filled(64), control(1))).toEqual([0x83])
  expect(typesOf(filled(63), filled(66), script, control(0))).toEqual([])
  // An annex (BIP-341) may be the last item, after the signature of a key path or after the control block.
  expect(typesOf(filled(65, 0x82), [0x50, 1])).toEqual([0x82])
  expect(typesOf(filled(65, 0x82), script, control(0, 0xc0), [0x50])).toEqual([0x82])
  // If the last item of a witness is not a control block, the witness does not spend a Taproot output by its script path.
  for (const last of [control(0, 0xbf), control(0).slice(1), [...control(0), 1], [0xc1]])
    expect(typesOf(filled(65, 0x83), script, last)).toEqual([])
  expect(typesOf([0x50])).toEqual([])
})

test('An item with the DER header of an ECDSA signature and a wrong length is not a signature.', () => {
  const [header, length = 0, ...rest] = ecdsa(0x83)
  expect(header).toBe(0x30)
  const others = [
    [0x31, length, ...rest],
    [0x30, length + 1, ...rest],
    [0x30, length - 1, ...rest],
  ]
  expect(typesIn(kinds.finalWitness, witnessOf(...others))).toEqual([])
})

test('Entries without a signature give no sighash type, and every signature of an input is read.', () => {
  const [one, other] = [ecdsa(0x83), ecdsa(0x01)]
  expect(signatureTypes([entry(0x01, one), entry(kinds.signature, one), entry(kinds.signature, other)])).toEqual([
    0x83, 0x01,
  ])
})

test.each([
  ['script', kinds.finalScript, [71, ...ecdsa(1).slice(1)]],
  ['witness', kinds.finalWitness, [2, 71, ...ecdsa(1)]],
])('A finished %s that ends too early cannot be read.', (_, kind, value) => {
  expect(() => typesIn(kind, value)).toThrow(RangeError)
})

test('PSBT_IN_SIGHASH_TYPE has four bytes in little-endian order.', () => {
  expect(typeInPsbt([entry(0x03, [0x83, 0, 0, 0])])).toBe(0x83)
  expect(typeInPsbt([entry(0x03, [1, 2, 0, 0])])).toBe(0x0201)
  expect(typeInPsbt([entry(0x03, [0x83])])).toBeUndefined()
  expect(typeInPsbt([entry(0x03, [0x83, 0, 0, 0, 0])])).toBeUndefined()
  expect(typeInPsbt([entry(0x02, [0x83, 0, 0, 0])])).toBeUndefined()
  const withData = { key: Uint8Array.of(0x03, 1), value: Uint8Array.of(0x83, 0, 0, 0) }
  expect(typeInPsbt([withData])).toBeUndefined()
})
