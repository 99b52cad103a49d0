import type { Transaction, TransactionStatus, Transfer, TransferDirection } from '../../../domain/history/transaction'

/** The kinds of transactions of the data service that have texts. Other kinds are shown by the service's name. */
export const transactionKinds = [
  'approve',
  'borrow',
  'burn',
  'buy',
  'cancel',
  'claim',
  'deploy',
  'deposit',
  'execute',
  'mint',
  'receive',
  'repay',
  'sell',
  'send',
  'stake',
  'trade',
  'unstake',
  'withdraw',
] as const

export type TransactionKind = (typeof transactionKinds)[number]

/** The state of a transaction in the list. `unknown`: it was sent, but the network has not reported it for a long time. */
export type ActivityState = 'confirmed' | 'failed' | 'pending' | 'unknown'

/** The small icon of a row. */
export type ActivitySign = 'in' | 'out' | 'trade' | 'approve' | 'cancel' | 'buy'

/** The most rows of one transaction. An airdrop may have thousands of transfers. */
export const maxRows = 5

const states: Readonly<Record<TransactionStatus, ActivityState>> = {
  confirmed: 'confirmed',
  failed: 'failed',
  pending: 'pending',
  ONRAMP_TRANSACTION_STATUS_SUCCESS: 'confirmed',
  ONRAMP_TRANSACTION_STATUS_IN_PROGRESS: 'pending',
  ONRAMP_TRANSACTION_STATUS_FAILED: 'failed',
}

/** Whether there are texts for a kind of transaction. */
export function isTransactionKind(value: string): value is TransactionKind {
  return transactionKinds.some((kind) => kind === value)
}

/** The state of a transaction of the data service, as the list shows it. */
export function activityState(status: TransactionStatus): ActivityState {
  return states[status]
}

/**
 * Splits the transfers of a transaction into rows. Two transfers that are not both collectibles are a swap: one row, outgoing first.
 * Otherwise one row per transfer, at most `maxRows`; `left` counts the rest. A transaction without transfers is one row.
 */
export function transferRows({ transfers }: Transaction): { rows: readonly (readonly Transfer[])[]; left: number } {
  if (transfers.length === 0) return { rows: [[]], left: 0 }
  if (transfers.length === 2 && !transfers.every(isCollectible))
    return { rows: [[...transfers].sort((one, other) => rank(one) - rank(other))], left: 0 }
  return {
    rows: transfers.slice(0, maxRows).map((transfer) => [transfer]),
    left: Math.max(0, transfers.length - maxRows),
  }
}

/** Whether a transfer moves a collectible (NFT). */
export function isCollectible({ nft_info }: Transfer): boolean {
  return nft_info !== undefined
}

/**
 * The sign of a row: by the kind of transaction, else by the direction of the transfer. If a transaction has several rows, each shows the
 * direction of its own transfer.
 */
export function activitySign(
  operationType: string,
  transfers: readonly Transfer[],
  isOneOfSeveral: boolean,
): ActivitySign | undefined {
  if (!isOneOfSeveral) {
    if (operationType === 'trade' || operationType === 'approve' || operationType === 'cancel') return operationType
    if (operationType === 'buy') return 'buy'
  }
  const direction = transfers[0]?.direction ?? directionOf(operationType)
  return direction === 'self' ? undefined : direction
}

function directionOf(operationType: string): 'in' | 'out' | undefined {
  if (operationType === 'receive') return 'in'
  return operationType === 'send' ? 'out' : undefined
}

function rank({ direction }: Transfer): number {
  return direction === 'in' ? 1 : 0
}

/** The sign before an amount: plus for incoming, minus for outgoing. A failed transaction moved nothing and has none. */
export function amountSign(direction: TransferDirection, state: ActivityState): '+' | '−' | '' {
  if (state === 'failed' || direction === 'self') return ''
  return direction === 'in' ? '+' : '−'
}
