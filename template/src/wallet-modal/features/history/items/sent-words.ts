import type { SentState } from '../../transactions/sent-transaction'
import type { ActivityState } from '../timeline/transaction-rows'
import type { HistoryTexts } from '../history-texts'

/** The states of sent transactions as states of the activity list. */
export const sentStates: Readonly<Record<SentState, ActivityState>> = {
  pending: 'pending',
  success: 'confirmed',
  reverted: 'failed',
  unknown: 'unknown',
}

/** The title of a sent transaction, by its state. */
export function sentTitle(isTransfer: boolean, state: ActivityState, receiver: string, texts: HistoryTexts): string {
  const { done, pending, failed } = texts.kinds[isTransfer ? 'send' : 'execute']
  if (state === 'unknown') return texts.notConfirmed
  if (state === 'failed') return failed
  if (state === 'confirmed') return done
  return isTransfer ? texts.sendingTo(receiver) : pending
}
