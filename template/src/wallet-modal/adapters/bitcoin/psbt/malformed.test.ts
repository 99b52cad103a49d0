// @vitest-environment node
import { hex } from '@scure/base'
import { expect, test } from 'vitest'
import { ByteReader, lengthBytes } from './byte-reader'
import type { PsbtEntry } from './psbt'
import { readPsbt, writePsbt } from './psbt'
import type { TransactionFacts } from './raw-transaction'
import { differenceOf, readRawTransaction } from './raw-transaction'

const entry = (kind: number | readonly number[], ...value: number[]): PsbtEntry => ({
  key: Uint8Array.from([kind].flat()),
  value: Uint8Array.from(value),
})
const txid = new Array<number>(32).fill(0xab)

/** A PSBT of version 2 with one input and one output. Its entries, by the key types of BIP-370. */
const newer = {
  common: [entry(0x02, 2, 0, 0, 0), entry(0x04, 1), entry(0x05, 1), entry(0xfb, 2, 0, 0, 0)],
  input: [entry(0x0e, ...txid), entry(0x0f, 3, 0, 0, 0)],
  output: [entry(0x03, 9, 1, 0, 0, 0, 0, 0, 0), entry(0x04, 0x51)],
}
type Parts = Partial<Record<keyof typeof newer, readonly PsbtEntry[]>>
const write = ({ common = newer.common, input = newer.input, output = newer.output }: Parts = {}) =>
  writePsbt({ common, inputs: [input], outputs: [output] })
const without = (entries: readonly PsbtEntry[], kind: number) => entries.filter(({ key }) => key[0] !== kind)

/** A transaction without signatures, with the input and the output of `newer`. */
const rawTransaction = [
  ...[2, 0, 0, 0],
  ...[1, ...txid, 3, 0, 0, 0, 0, 0xff, 0xff, 0xff, 0xff],
  ...[1, 9, 1, 0, 0, 0, 0, 0, 0, 1, 0x51],
  ...[0, 0, 0, 0],
]
const older = (...unsigned: number[]) => write({ common: [entry(0x00, ...unsigned)], input: [], output: [] })
const facts: TransactionFacts = {
  version: 2,
  lockTime: 0,
  inputs: [{ txid: 'ab'.repeat(32), index: 3, sequence: 0xffffffff }],
  outputs: [{ script: '51', amount: BigInt(265) }],
}

test('PSBTs of versions 0 and 2 are read. A missing lock time is 0, and a missing sequence is 0xffffffff.', () => {
  expect(readPsbt(write()).facts).toEqual(facts)
  expect(readPsbt(older(...rawTransaction)).facts).toEqual(facts)
  // A key that is longer than the key of a known field belongs to another field.
  const input = [entry([0x0f, 1], 7, 0, 0, 0), ...newer.input, entry([0x0f, 2], 7, 0, 0, 0)]
  expect(readPsbt(write({ input })).facts).toEqual(facts)
})

test('A PSBT with an explicit version 0 contains the whole unsigned transaction.', () => {
  const common = [entry(0x00, ...rawTransaction), entry(0xfb, 0, 0, 0, 0)]
  expect(readPsbt(write({ common, input: [], output: [] })).facts).toEqual(facts)
})

test.each([
  ['another beginning', Uint8Array.from([0x71, ...write().slice(1)]), 'it begins otherwise'],
  ['something behind', Uint8Array.from([...write(), 0]), 'there is more behind it'],
  ['a missing end', write().slice(0, -1), 'it ends too early'],
  ['a key twice', write({ input: [...newer.input, entry(0x0f, 4, 0, 0, 0)] }), 'a fact is there twice'],
  ['a length of nine bytes', Uint8Array.from([...write().slice(0, 5), 0xff]), 'it is too long'],
  ['no transaction', write({ common: [] }), 'the fact 0 is missing'],
  ['something behind its transaction', older(...rawTransaction, 0), 'there is more behind it'],
  ['a transaction that ends too early', older(...rawTransaction.slice(0, -1)), 'it ends too early'],
  ['no version of the transaction', write({ common: without(newer.common, 0x02) }), 'the fact 2 is missing'],
  ['no number of inputs', write({ common: without(newer.common, 0x04) }), 'the fact 4 is missing'],
  ['no number of outputs', write({ common: without(newer.common, 0x05) }), 'the fact 5 is missing'],
  ['an input of an unknown transaction', write({ input: without(newer.input, 0x0e) }), 'the fact 14 is missing'],
  ['an input without its index', write({ input: without(newer.input, 0x0f) }), 'the fact 15 is missing'],
  ['an output without its amount', write({ output: without(newer.output, 0x03) }), 'the fact 3 is missing'],
  ['an output without its script', write({ output: without(newer.output, 0x04) }), 'the fact 4 is missing'],
])('A PSBT with %s cannot be read, and the error says why.', (_, bytes, message) => {
  expect(() => readPsbt(bytes)).toThrow(new RangeError(message))
})

test('The lock time is the highest that an input requires. It is a block height if every input allows a height, and otherwise a time.', () => {
  const lockTimeOf = (...locks: { time?: number; height?: number }[]) => {
    const inputs = locks.map(({ time, height }, index) => [
      entry(0x0e, ...txid),
      entry(0x0f, index, 0, 0, 0),
      ...(time === undefined ? [] : [entry(0x11, time, 0, 0, 0)]),
      ...(height === undefined ? [] : [entry(0x12, height, 0, 0, 0)]),
    ])
    const common = [...without(newer.common, 0x04), entry(0x04, locks.length), entry(0x03, 7, 0, 0, 0)]
    return readPsbt(writePsbt({ common, inputs, outputs: [newer.output] })).facts.lockTime
  }
  expect(lockTimeOf({}, {})).toBe(7)
  expect(lockTimeOf({ height: 5 }, { height: 9 }, {})).toBe(9)
  expect(lockTimeOf({ time: 5 }, {}, { time: 4 })).toBe(5)
  expect(lockTimeOf({ time: 88, height: 9 }, { height: 3 })).toBe(9)
  expect(lockTimeOf({ time: 88, height: 99 }, { time: 77 })).toBe(88)
})

test('A serialized transaction with witnesses is read only where witnesses are allowed.', () => {
  const [version, rest] = [rawTransaction.slice(0, 4), rawTransaction.slice(4)]
  const witness = [1, 2, 0x61, 0x62]
  const signed = Uint8Array.from([...version, 0, 1, ...rest.slice(0, -4), ...witness, ...rest.slice(-4)])
  const read = readRawTransaction(signed, true)
  expect(read.facts).toEqual(facts)
  expect(read.unlocks).toEqual([{ script: new Uint8Array(), witness: [Uint8Array.of(0x61, 0x62)] }])
  expect(() => readRawTransaction(signed, false)).toThrow(RangeError)
  expect(() => readPsbt(older(...signed))).toThrow(RangeError)
  const unknown = Uint8Array.from([...version, 0, 2, ...rest])
  expect(() => readRawTransaction(unknown, true)).toThrow('its form is not known')
  const withoutWitness = readRawTransaction(Uint8Array.from(rawTransaction), true)
  expect(withoutWitness).toEqual({ facts, unlocks: [{ script: new Uint8Array(), witness: [] }] })
})

test('The first part in which two transactions differ is named.', () => {
  const [input] = facts.inputs
  const second = { script: '0014ff', amount: BigInt(1) }
  expect(differenceOf(facts, facts)).toBeUndefined()
  expect(differenceOf(facts, { ...facts, version: 1 })).toBe('version')
  expect(differenceOf(facts, { ...facts, version: 1, lockTime: 1 })).toBe('version')
  expect(differenceOf(facts, { ...facts, lockTime: 1, outputs: [] })).toBe('lock time')
  expect(differenceOf(facts, { ...facts, inputs: [], outputs: [] })).toBe('input')
  expect(differenceOf(facts, { ...facts, outputs: [...facts.outputs, second] })).toBe('output')
  // Digits at the end of a number must not count as the beginning of the next text.
  const [one, other] = [
    facts.outputs,
    [
      { script: '51', amount: BigInt(26500) },
      { ...second, script: '14ff' },
    ],
  ]
  expect(differenceOf({ ...facts, outputs: [...one, second] }, { ...facts, outputs: other })).toBe('output')
  if (!input) return expect.unreachable()
  const inputs = [input, { ...input, txid: `00${input.txid.slice(2)}` }]
  const shifted = [
    { ...input, sequence: input.sequence * 100 },
    { ...input, txid: input.txid.slice(2) },
  ]
  expect(differenceOf({ ...facts, inputs }, { ...facts, inputs: shifted })).toBe('input')
})

test.each([
  [0, '00'],
  [252, 'fc'],
  [253, 'fdfd00'],
  [0x1234, 'fd3412'],
  [65_535, 'fdffff'],
  [65_536, 'fe00000100'],
  [0x1234_5678, 'fe78563412'],
])('The length %i is written as %s, and is read again.', (length, encoded) => {
  expect(hex.encode(Uint8Array.from(lengthBytes(length)))).toBe(encoded)
  const reader = new ByteReader(hex.decode(`${encoded}99`))
  expect(reader.length()).toBe(length)
  expect([reader.isAtEnd, reader.next]).toEqual([false, 0x99])
  expect(reader.uint8()).toBe(0x99)
  expect([reader.isAtEnd, reader.next]).toEqual([true, undefined])
  expect(() => reader.uint8()).toThrow('it ends too early')
})
