import { hex } from '@scure/base'
import { ByteReader, lengthBytes, viewOf } from './byte-reader'
import type { TransactionFacts } from './raw-transaction'
import { readRawTransaction } from './raw-transaction'

/** A key-value pair. The first byte of the key is the key type. */
export interface PsbtEntry {
  key: Uint8Array
  value: Uint8Array
}

/** A parsed partially signed transaction (BIP-174, BIP-370). */
export interface Psbt {
  facts: TransactionFacts
  common: readonly PsbtEntry[]
  inputs: readonly (readonly PsbtEntry[])[]
  outputs: readonly (readonly PsbtEntry[])[]
}

/** Every PSBT begins with `psbt` and a byte that never occurs in text. */
const magic = Uint8Array.of(0x70, 0x73, 0x62, 0x74, 0xff)

/** The key types that are read, of the transaction, of its inputs and of its outputs. */
const inCommon = { unsigned: 0x00, version: 0x02, lockTime: 0x03, inputs: 0x04, outputs: 0x05, form: 0xfb }
const inInput = { txid: 0x0e, index: 0x0f, sequence: 0x10, atTime: 0x11, atHeight: 0x12 }
const inOutput = { amount: 0x03, script: 0x04 }

const finalSequence = 0xffffffff

/** The value of a key type that occurs at most once; undefined when it is absent. */
export function valueOf(entries: readonly PsbtEntry[], kind: number): Uint8Array | undefined {
  return entries.find(({ key }) => key.length === 1 && key[0] === kind)?.value
}

function needed(entries: readonly PsbtEntry[], kind: number): Uint8Array {
  const value = valueOf(entries, kind)
  if (!value) throw new RangeError(`the fact ${kind} is missing`)
  return value
}

const toNumber = (value: Uint8Array) => new ByteReader(value).uint32()

function numberOf(entries: readonly PsbtEntry[], kind: number): number | undefined {
  const value = valueOf(entries, kind)
  return value && toNumber(value)
}

function readEntries(reader: ByteReader): PsbtEntry[] {
  const entries: PsbtEntry[] = []
  const keys = new Set<string>()
  for (;;) {
    const key = reader.bytes()
    if (key.length === 0) return entries
    const name = hex.encode(key)
    if (keys.has(name)) throw new RangeError('a fact is there twice')
    keys.add(name)
    entries.push({ key, value: reader.bytes() })
  }
}

/** The transaction's lock time (BIP-370): the highest that an input requires, else that of the whole PSBT, else 0. */
function lockTimeOf(common: readonly PsbtEntry[], inputs: Psbt['inputs']): number {
  const locks = inputs
    .map((entries) => ({ time: numberOf(entries, inInput.atTime), height: numberOf(entries, inInput.atHeight) }))
    .filter(({ time, height }) => time !== undefined || height !== undefined)
  if (locks.length === 0) return numberOf(common, inCommon.lockTime) ?? 0
  const isByHeight = locks.every(({ height }) => height !== undefined)
  return Math.max(...locks.map(({ time, height }) => (isByHeight ? height : time) ?? 0))
}

/** The transaction of a version 2 PSBT, which has one key-value pair for each field (BIP-370). */
function readFacts(common: readonly PsbtEntry[], inputs: Psbt['inputs'], outputs: Psbt['outputs']): TransactionFacts {
  return {
    version: toNumber(needed(common, inCommon.version)),
    lockTime: lockTimeOf(common, inputs),
    inputs: inputs.map((entries) => ({
      txid: hex.encode(needed(entries, inInput.txid).slice().reverse()),
      index: toNumber(needed(entries, inInput.index)),
      sequence: numberOf(entries, inInput.sequence) ?? finalSequence,
    })),
    outputs: outputs.map((entries) => ({
      script: hex.encode(needed(entries, inOutput.script)),
      amount: viewOf(needed(entries, inOutput.amount)).getBigUint64(0, true),
    })),
  }
}

/** Parses a PSBT. @throws RangeError for bytes that are not a PSBT */
export function readPsbt(bytes: Uint8Array): Psbt {
  const reader = new ByteReader(bytes)
  if (hex.encode(reader.take(magic.length)) !== hex.encode(magic)) throw new RangeError('it begins otherwise')
  const common = readEntries(reader)
  const isNewer = numberOf(common, inCommon.form) === 2
  const older = isNewer ? undefined : readRawTransaction(needed(common, inCommon.unsigned), false).facts
  const count = (kind: number) => new ByteReader(needed(common, kind)).length()
  const inputs: PsbtEntry[][] = []
  for (let rest = older?.inputs.length ?? count(inCommon.inputs); rest > 0; rest -= 1) inputs.push(readEntries(reader))
  const outputs: PsbtEntry[][] = []
  for (let rest = older?.outputs.length ?? count(inCommon.outputs); rest > 0; rest -= 1)
    outputs.push(readEntries(reader))
  if (!reader.isAtEnd) throw new RangeError('there is more behind it')
  return { facts: older ?? readFacts(common, inputs, outputs), common, inputs, outputs }
}

function bytesOfEntries(entries: readonly PsbtEntry[]): number[] {
  const parts = entries.flatMap(({ key, value }) => [
    ...lengthBytes(key.length),
    ...key,
    ...lengthBytes(value.length),
    ...value,
  ])
  return [...parts, 0]
}

/** Serializes a PSBT. */
export function writePsbt({ common, inputs, outputs }: Omit<Psbt, 'facts'>): Uint8Array {
  return Uint8Array.from([...magic, ...[common, ...inputs, ...outputs].flatMap(bytesOfEntries)])
}
