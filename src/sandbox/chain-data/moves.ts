import { decodeNumber, topicAddress } from '../abi/decode'
import { transferTopic } from '../abi/selectors'
import type { ChainTransaction } from './chain-blocks'

/** A transfer of currency, a token or a collectible between two accounts. Addresses are in lower case. */
export interface Move {
  readonly kind: 'native' | 'fungible' | 'collectible'
  /** The token's contract; `null` for the native currency. */
  readonly token: string | null
  readonly from: string
  readonly to: string
  /** For a currency or a fungible token, the amount in base units. For a collectible (ERC-721), the token id. */
  readonly amount: bigint
}

/** The zero address. New tokens come from this address, and destroyed tokens go to this address. */
export const nobody = `0x${'0'.repeat(40)}`

/** Returns every transfer of a transaction, the native currency first. */
export function movesOf(tx: ChainTransaction): readonly Move[] {
  if (tx.status === 'failed') return []
  const receiver = tx.to ?? tx.created
  const native: Move[] =
    tx.value > 0n && receiver !== null
      ? [{ kind: 'native', token: null, from: tx.from, to: receiver.toLowerCase(), amount: tx.value }]
      : []
  const passedOn = tx.passedOn.map((passed): Move => ({ kind: 'native', token: null, ...passed }))
  return [...native, ...passedOn, ...tx.logs.flatMap(({ address, topics, data }) => tokenMove(address, topics, data))]
}

function tokenMove(token: string, topics: readonly string[], data: string): Move[] {
  const [event, from, to, id] = topics
  if (event !== transferTopic || from === undefined || to === undefined) return []
  const parties = { token, from: topicAddress(from), to: topicAddress(to) }
  if (id !== undefined) return [{ kind: 'collectible', ...parties, amount: BigInt(id) }]
  const amount = decodeNumber(data)
  return amount === undefined ? [] : [{ kind: 'fungible', ...parties, amount }]
}
