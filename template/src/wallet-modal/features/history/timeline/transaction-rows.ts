import type { Transaction, TransactionStatus, Transfer, TransferDirection } from '../../../domain/history/transaction'

/** What a transaction does, as the data service says it; others are shown as they are called. */
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

/** Where a transaction stands, as the list tells it. 'unknown': it was sent, and the network has said nothing for long. */
export type ActivityState = 'confirmed' | 'failed' | 'pending' | 'unknown'

/** The small sign at a row. */
export type ActivitySign = 'in' | 'out' | 'trade' | 'approve' | 'cancel' | 'buy'

/** The most rows that one transaction gets; an airdrop may have thousands of transfers. */
export const maxRows = 5

const states: Readonly<Record<TransactionStatus, ActivityState>> = {
  confirmed: 'confirmed',
  failed: 'failed',
  pending: 'pending',
  ONRAMP_TRANSACTION_STATUS_SUCCESS: 'confirmed',
  ONRAMP_TRANSACTION_STATUS_IN_PROGRESS: 'pending',
  ONRAMP_TRANSACTION_STATUS_FAILED: 'failed',
}

/** True for a kind that the catalogue has words for. */
export function isTransactionKind(value: string): value is TransactionKind {
  return transactionKinds.some((kind) => kind === value)
}

/** Where a transaction of the data service stands. */
export function activityState(status: TransactionStatus): ActivityState {
  return states[status]
}

/**
 * The transfers of a transaction by the rows they are shown in: two that are not both collectibles share one row, what left
 * before what came; of others each has its own; none is one row, too. What is beyond the most rows is counted.
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

/** True for a transfer of something that is one of its kind. */
export function isCollectible({ nft_info }: Transfer): boolean {
  return nft_info !== undefined
}

/**
 * The sign of a row: by what the transaction does, else by where the thing went. A row that is one of several tells of its
 * own transfer only.
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

/** The sign before an amount: what came, what left. Nothing that failed did either. */
export function amountSign(direction: TransferDirection, state: ActivityState): '+' | '−' | '' {
  if (state === 'failed' || direction === 'self') return ''
  return direction === 'in' ? '+' : '−'
}
