import type { SentNotice } from '../adapter'
import { programs } from './programs'
import { readTransaction } from './wire'

/** The system program's instruction that moves money: its number, then the amount. */
const transferInstruction = 2
const transferLength = 12

/** What a transaction moves of the native currency: known for a plain transfer, and for nothing else. */
export function readSent(transaction: Uint8Array): Omit<SentNotice, 'hash'> {
  const { accounts, instructions } = readTransaction(transaction)
  const payer = accounts[0]?.address
  const [only, ...others] = instructions.filter(({ program }) => program !== programs.computeBudget)
  const unknown = { from: payer, to: undefined, value: BigInt(0), isCall: true }
  if (!only || others.length > 0 || only.program !== programs.system || only.data.length !== transferLength)
    return unknown
  const data = new DataView(only.data.buffer, only.data.byteOffset)
  if (data.getUint32(0, true) !== transferInstruction) return unknown
  const [from, to] = only.accounts.map(({ address }) => address)
  return { from, to, value: data.getBigUint64(4, true), isCall: false }
}
