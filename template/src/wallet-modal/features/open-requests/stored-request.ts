import type { SendMark, TransferTransaction } from '../../adapters/chain-reader'
import { isCaipNetworkId } from '../../domain/networks/caip'
import { isRecord } from '../../domain/errors/errors'
import { plainText } from '../../domain/plain-text'
import { isTime } from '../../domain/relative-time'
import { readDecimalText } from '../../domain/tokens/token-amount'
import { isIdText, isPictureText } from '../../domain/tokens/token-text'
import { readSwappedFor } from '../transactions/sent-transaction'
import type { Transfer } from './transfer'

/** A request that an earlier page, or another tab, handed to a wallet. Its outcome is not known. */
export interface StoredRequest {
  id: string
  chainId: string
  /** What the transfer is, without the network's definition. */
  transfer: Omit<Transfer, 'network'>
  /** The message of the error that the wallet answered with. Undefined when the wallet has not answered. */
  told: string | undefined
  /** When the wallet was asked, in milliseconds since the epoch. */
  askedAt: number
}

/** The table of the requests without a known outcome. `readRequest` checks the rest of each row. */
export const openRequestsTable = {
  table: 'openRequests',
  read: (stored: unknown) => (isRecord(stored) ? stored : undefined),
} as const

/** How long a request is stored, in milliseconds. After a day, a wallet does not show a request any more. */
export const requestLifetime = 86_400_000

const kinds = ['swap', 'approval', 'payment'] as const

/** The most characters of a transaction's data. Transfers and swaps need less, and a Solana transaction cannot be longer. */
const maxData = 2_000

/** The most characters of a wallet's message that are shown. */
const maxTold = 300

/** The stored form of a request. */
export function writeRequest(id: string, transfer: Transfer, askedAt: number): Record<string, unknown> {
  const { kind, token, tokenAddress, amountText, swappedFor, receiver, from, network, transaction, mark } = transfer
  return {
    id,
    kind,
    swappedFor,
    chainId: network.caipNetworkId,
    from,
    to: receiver.address,
    toName: receiver.name,
    amount: amountText,
    symbol: token.symbol,
    iconUrl: token.iconUrl,
    token: tokenAddress,
    called: transaction.to,
    value: transaction.value.toString(),
    data: transaction.data,
    mark: mark && { ...mark },
    askedAt,
  }
}

function readTransaction(stored: Record<string, unknown>, from: string): TransferTransaction | undefined {
  const { called, value, data } = stored
  if (!isIdText(called) || typeof value !== 'string' || !/^\d{1,78}$/.test(value)) return undefined
  if (typeof data !== 'string' || data.length > maxData) return undefined
  return { from, to: called, value: BigInt(value), data }
}

function readMark(stored: unknown): SendMark | undefined {
  if (!isRecord(stored)) return undefined
  const entries = Object.entries(stored).flatMap(([name, value]): [string, string | number][] =>
    typeof value === 'number' || isIdText(value) || value === '' ? [[name, value]] : [],
  )
  return Object.fromEntries(entries)
}

/** Reads a stored request. Undefined when a required field is invalid. Other invalid fields are left out. */
export function readRequest(stored: Record<string, unknown>): StoredRequest | undefined {
  const { id, chainId, from, to, toName, symbol, iconUrl, token, told, askedAt } = stored
  const amountText = readDecimalText(stored['amount'])
  if (!isIdText(id) || !isCaipNetworkId(chainId) || !isIdText(from) || !isIdText(to) || !isTime(askedAt))
    return undefined
  if (amountText === undefined || typeof symbol !== 'string') return undefined
  const transaction = readTransaction(stored, from)
  if (!transaction || !(token === undefined || isIdText(token))) return undefined
  const kind = kinds.find((one) => one === stored['kind'])
  const transfer = {
    ...(kind && { kind }),
    ...readSwappedFor(stored['swappedFor']),
    token: { symbol: plainText(symbol), iconUrl: isPictureText(iconUrl) ? iconUrl : '' },
    tokenAddress: token,
    amountText,
    receiver: { address: to, ...(typeof toName === 'string' && { name: plainText(toName) }) },
    from,
    transaction,
    mark: readMark(stored['mark']),
  }
  return { id, chainId, transfer, told: typeof told === 'string' ? plainText(told, maxTold) : undefined, askedAt }
}
