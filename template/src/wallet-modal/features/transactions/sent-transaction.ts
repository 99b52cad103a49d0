import type { CaipNetworkId } from '../../domain/networks/caip'
import { isCaipNetworkId } from '../../domain/networks/caip'
import { isRecord } from '../../domain/errors/errors'
import { isTime } from '../../domain/relative-time'
import { readDecimalText } from '../../domain/tokens/token-amount'
import { plainText } from '../../domain/plain-text'
import { isIdText, isPictureText } from '../../domain/tokens/token-text'

/** The state of a sent transaction. `unknown`: the network has not reported it for so long that asking has slowed down. */
export type SentState = 'pending' | 'success' | 'reverted' | 'unknown'

/** A transaction that this browser sent, with the facts that the visitor confirmed. */
export interface SentTransaction {
  hash: string
  chainId: CaipNetworkId
  from: string
  /** The receiver. For a token this is the receiver of the token, not the token's contract. Empty for a contract creation. */
  to: string
  /** The name that the visitor entered for the receiver. */
  toName?: string
  /** The amount as an exact decimal text. Undefined for a transaction of the host app that carries data. */
  amount?: string
  symbol?: string
  /** The token's address; undefined for the native currency. */
  token?: string
  iconUrl?: string
  /** For a swap: the amount that the swap brings at least, as an exact decimal text, and its token. */
  swappedFor?: { amount: string; symbol: string }
  /** Milliseconds since the epoch. */
  sentAt: number
  state: SentState
}

/** The table of the transactions that this browser sent. */
export const sentTransactionsTable = { table: 'sentTransactions', read: readSentTransaction } as const

const states: readonly SentState[] = ['pending', 'success', 'reverted', 'unknown']

/** Reads a stored transaction. Undefined when a required field is invalid. Other invalid fields are left out. */
export function readSentTransaction(stored: unknown): SentTransaction | undefined {
  if (!isRecord(stored)) return undefined
  const { hash, chainId, from, to, toName, symbol, token, iconUrl, sentAt } = stored
  const state = states.find((known) => known === stored['state'])
  const amount = readDecimalText(stored['amount'])
  if (!isIdText(hash) || !isIdText(from) || !(isIdText(to) || to === '')) return undefined
  if (!isCaipNetworkId(chainId) || !isTime(sentAt) || !state) return undefined
  return {
    hash,
    chainId,
    from,
    to,
    ...(typeof toName === 'string' && { toName: plainText(toName) }),
    ...(amount !== undefined && { amount }),
    ...(typeof symbol === 'string' && { symbol: plainText(symbol) }),
    ...(isIdText(token) && { token }),
    ...(isPictureText(iconUrl) && { iconUrl }),
    ...readSwappedFor(stored['swappedFor']),
    sentAt,
    state,
  }
}

/** Reads what a swap brings. Empty if the stored value is not valid. */
export function readSwappedFor(stored: unknown): Pick<SentTransaction, 'swappedFor'> {
  if (!isRecord(stored) || typeof stored['symbol'] !== 'string') return {}
  const amount = readDecimalText(stored['amount'])
  return amount === undefined ? {} : { swappedFor: { amount, symbol: plainText(stored['symbol']) } }
}

/** A key that identifies a transaction. */
export function sentTransactionKey({ chainId, hash }: { chainId: string; hash: string }): string {
  return `${chainId}:${hash}`
}

/** Whether the network has reported the outcome of a transaction. */
export function isSettled(state: SentState): boolean {
  return state === 'success' || state === 'reverted'
}
