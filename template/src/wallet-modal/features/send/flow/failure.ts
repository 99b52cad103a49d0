import { isSameAddress } from '../../../domain/account/address'
import type { RequestFailure } from '../../open-requests/failure-of'
import type { ReviewRoot } from '../../open-requests/is-review-current'
import { isReviewCurrent } from '../../open-requests/is-review-current'
import type { ReceiverEntry } from '../receiver-entry'
import type { SendReview } from './review'

/** Why the last attempt to send did not result in a transaction. */
export type SendFailure =
  | { reason: 'accountChanged' }
  | { reason: 'nameMoved' | 'nameUnchecked' | 'nameDisputed'; name: string }
  /** The visitor was about to send again, and the network showed that an earlier request had already been sent. */
  | { reason: 'earlierSent' }
  /**
   * The wallet's answer left open whether the transaction was sent. The network has proven that the transaction cannot arrive.
   */
  | { reason: 'notSent' }
  | RequestFailure

/**
 * Checks whether the review is still valid: the same account, the same network, and a name that resolves to the same address.
 * @returns why the review is not valid; undefined when the review is valid
 */
export async function findStale(
  root: ReviewRoot,
  entry: Pick<ReceiverEntry, 'find'>,
  review: SendReview,
  signal: AbortSignal,
): Promise<SendFailure | undefined> {
  const isSame = () => isReviewCurrent(root, review)
  if (!isSame()) return { reason: 'accountChanged' }
  const { receiver } = review
  const { name } = receiver
  if (name === undefined) return undefined
  const now = await entry.find(name, signal, true)
  if (!isSame()) return { reason: 'accountChanged' }
  if (now.state === 'ready') {
    if (!isSameAddress(now.receiver.address, receiver.address)) return { reason: 'nameMoved', name }
    // If the network confirmed the name for the review, the network must confirm the name now, too.
    const isWeaker = now.receiver.isServiceOnly === true && receiver.isServiceOnly !== true
    return isWeaker ? { reason: 'nameUnchecked', name } : undefined
  }
  if (now.state !== 'invalid') return { reason: 'nameUnchecked', name }
  return { reason: now.reason === 'disputed-name' ? 'nameDisputed' : 'nameMoved', name }
}
