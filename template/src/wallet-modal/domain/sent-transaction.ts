import type { CaipNetworkId } from './caip'
import { isRecord } from './errors'

/** Where a transaction of this browser stands. 'unknown': nobody has said for long enough that we stopped asking. */
export type SentState = 'pending' | 'success' | 'reverted' | 'unknown'

/** A transaction that this browser sent, as it was shown when it was confirmed. */
export interface SentTransaction {
  hash: string
  chainId: CaipNetworkId
  from: string
  /** Who gets it; for a token its receiver, not its contract. */
  to: string
  /** The name that was entered for the receiver. */
  toName?: string
  /** What moved, as an exact decimal text; absent for a transaction of the host app that carries data. */
  amount?: string
  symbol?: string
  /** The token's own address; absent for the native currency. */
  token?: string
  iconUrl?: string
  /** Milliseconds since the epoch. */
  sentAt: number
  state: SentState
}

const optional = ['toName', 'amount', 'symbol', 'token', 'iconUrl']
const states = ['pending', 'success', 'reverted', 'unknown']

/** Checks a row that comes from storage. */
export function isSentTransaction(value: unknown): value is SentTransaction {
  if (!isRecord(value)) return false
  const isText = (name: string) => typeof value[name] === 'string'
  return (
    ['hash', 'chainId', 'from', 'to'].every(isText) &&
    optional.every((name) => value[name] === undefined || isText(name)) &&
    Number.isFinite(value['sentAt']) &&
    states.includes(String(value['state']))
  )
}
