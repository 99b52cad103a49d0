import { hex } from '@scure/base'
import { ByteReader, lengthBytes, viewOf } from './byte-reader'
import type { TransactionFacts } from './raw-transaction'
import { readRawTransaction } from './raw-transaction'

/** One fact: its key, of which the first byte says what kind it is, and its value. */
export interface PsbtEntry {
  key: Uint8Array
  value: Uint8Array
}

/** A partially signed transaction, taken apart (BIP-174, BIP-370). */
export interface Psbt {
  facts: TransactionFacts
  common: readonly PsbtEntry[]
  inputs: readonly (readonly PsbtEntry[])[]
  outputs: readonly (readonly PsbtEntry[])[]
}

/** `psbt` and a byte that no text has. */
const magic = Uint8Array.of(0x70, 0x73, 0x62, 0x74, 0xff)

/** The kinds of facts that are looked at. */
const inCommon = { unsigned: 0x00, version: 0x02, lockTime: 0x03, inputs: 0x04, outputs: 0x05, form: 0xfb }
const inInput = { txid: 0x0e, index: 0x0f, sequence: 0x10, atTime: 0x11, atHeight: 0x12 }
const inOutput = { amount: 0x03, script: 0x04 }

const finalSequence = 0xffffffff

/** The only value of a kind in a list of facts; undefined when it is not there. */
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

/** When the transaction may be mined at the earliest: what its inputs ask for, else what the whole says (BIP-370). */
function lockTimeOf(common: readonly PsbtEntry[], inputs: Psbt['inputs']): number {
  const locks = inputs
    .map((entries) => ({ time: numberOf(entries, inInput.atTime), height: numberOf(entries, inInput.atHeight) }))
    .filter(({ time, height }) => time !== undefined || height !== undefined)
  if (locks.length === 0) return numberOf(common, inCommon.lockTime) ?? 0
  const isByHeight = locks.every(({ height }) => height !== undefined)
  return Math.max(...locks.map(({ time, height }) => (isByHeight ? height : time) ?? 0))
}

/** The facts of the newer form, which stand apart from each other. */
function readFacts(common: readonly PsbtEntry[], inputs: Psbt['inputs'], outputs: Psbt['outputs']): TransactionFacts {
  return {
    version: toNumber(needed(common, inCommon.version)),
    lockTime: lockTimeOf(common, inputs),
    inputs: inputs.map((entries) => ({
      txid: hex.encode(needed(entries, inInput.txid).toReversed()),
      index: toNumber(needed(entries, inInput.index)),
      sequence: numberOf(entries, inInput.sequence) ?? finalSequence,
    })),
    outputs: outputs.map((entries) => ({
      script: hex.encode(needed(entries, inOutput.script)),
      amount: viewOf(needed(entries, inOutput.amount)).getBigUint64(0, true),
    })),
  }
}

/** Takes a PSBT apart. @throws RangeError for bytes that are none */
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

/** The bytes of a PSBT. */
export function writePsbt({ common, inputs, outputs }: Omit<Psbt, 'facts'>): Uint8Array {
  return Uint8Array.from([...magic, ...[common, ...inputs, ...outputs].flatMap(bytesOfEntries)])
}
