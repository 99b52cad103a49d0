import { hex } from '@scure/base'
import { ByteReader } from './byte-reader'

/** A transaction without its signatures: everything that the signers agree to. */
export interface TransactionFacts {
  version: number
  lockTime: number
  inputs: readonly { txid: string; index: number; sequence: number }[]
  /** Scripts in hex, amounts in satoshis. */
  outputs: readonly { script: string; amount: bigint }[]
}

/** A parsed transaction: its facts, and the script and witness that unlock each input. */
interface RawTransaction {
  facts: TransactionFacts
  unlocks: readonly { script: Uint8Array; witness: readonly Uint8Array[] }[]
}

/**
 * Parses a serialized transaction.
 * @param hasWitnesses whether the bytes may contain witnesses; the unsigned transaction in a PSBT never does
 * @throws RangeError for bytes that are not a transaction
 */
export function readRawTransaction(bytes: Uint8Array, hasWitnesses: boolean): RawTransaction {
  const reader = new ByteReader(bytes)
  const version = reader.uint32()
  const isSegwit = hasWitnesses && reader.next === 0
  if (isSegwit && reader.take(2)[1] !== 1) throw new RangeError('its form is not known')
  const entries = reader.list(() => ({
    txid: hex.encode(reader.take(32).reverse()),
    index: reader.uint32(),
    script: reader.bytes(),
    sequence: reader.uint32(),
  }))
  const outputs = reader.list(() => ({ amount: reader.uint64(), script: hex.encode(reader.bytes()) }))
  const unlocks = entries.map(({ script }) => ({
    script,
    witness: isSegwit ? reader.list(() => reader.bytes()) : [],
  }))
  const lockTime = reader.uint32()
  if (!reader.isAtEnd) throw new RangeError('there is more behind it')
  const inputs = entries.map(({ txid, index, sequence }) => ({ txid, index, sequence }))
  return { facts: { version, lockTime, inputs, outputs }, unlocks }
}

/** Names the first part in which two transactions differ; undefined when they are the same. */
export function differenceOf(one: TransactionFacts, other: TransactionFacts): string | undefined {
  const texts = ({ version, lockTime, inputs, outputs }: TransactionFacts) => ({
    version: String(version),
    'lock time': String(lockTime),
    input: inputs.map(({ txid, index, sequence }) => [txid, index, sequence].join()).join(' '),
    output: outputs.map(({ script, amount }) => [script, amount].join()).join(' '),
  })
  const [mine, theirs] = [texts(one), texts(other)]
  return (['version', 'lock time', 'input', 'output'] as const).find((fact) => mine[fact] !== theirs[fact])
}
