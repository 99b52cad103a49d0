import type { CaipNetworkId } from '../networks/caip'

/** Purchases have statuses of their own. */
export const transactionStatuses = [
  'confirmed',
  'failed',
  'pending',
  'ONRAMP_TRANSACTION_STATUS_SUCCESS',
  'ONRAMP_TRANSACTION_STATUS_IN_PROGRESS',
  'ONRAMP_TRANSACTION_STATUS_FAILED',
] as const

export type TransactionStatus = (typeof transactionStatuses)[number]

export const transferDirections = ['in', 'out', 'self'] as const

export type TransferDirection = (typeof transferDirections)[number]

/** A transfer of a token or a collectible. */
export interface Transfer {
  fungible_info?: { name?: string; symbol?: string; icon?: { url: string } }
  nft_info?: {
    name?: string
    content?: { preview?: { url: string }; detail?: { url: string } }
    flags?: { is_spam: boolean }
  }
  direction: TransferDirection
  /** An exact decimal text. */
  quantity: { numeric: string }
  /** In US dollars. */
  value?: number
  price?: number
}

/** A transaction in the format of the data service. */
export interface Transaction {
  id: string
  metadata: {
    /** `send`, `receive`, `trade` … */
    operationType: string
    hash: string
    chain: CaipNetworkId
    /** ISO 8601. */
    minedAt: string
    sentFrom: string
    sentTo: string
    status: TransactionStatus
    nonce: number
  }
  transfers: readonly Transfer[]
}

/** A page of transactions. */
export interface TransactionPage {
  data: readonly Transaction[]
  /** The cursor of the next page; undefined at the end. */
  next: string | undefined
}

/** Removes transactions in which every transfer moves a collectible that is flagged as spam. */
export function withoutSpam(transactions: readonly Transaction[]): readonly Transaction[] {
  const isSpam = ({ nft_info }: Transfer) => nft_info?.flags?.is_spam === true
  return transactions.filter(({ transfers }) => transfers.length === 0 || !transfers.every(isSpam))
}
