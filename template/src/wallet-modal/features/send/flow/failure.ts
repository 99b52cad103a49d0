import { isSameAddress } from '../../../domain/address'
import type { WalletModalError } from '../../../domain/errors'
import type { RootStore } from '../../../stores/root.store'
import type { ReceiverEntry } from '../receiver-entry'
import type { SendReview } from './review'

/** Why the last try to send did not end in a transaction. */
export type SendFailure =
  | { reason: 'declined' }
  | { reason: 'accountChanged' }
  | { reason: 'nameMoved' | 'nameUnchecked' | 'nameDisputed'; name: string }
  /** An earlier request turned out to have been sent while the visitor was about to send again. */
  | { reason: 'earlierSent' }
  /** The wallet's answer left it open, and the network has proven that it cannot arrive. */
  | { reason: 'notSent' }
  | { reason: 'failed'; error: WalletModalError }

/** What was reviewed may hold no more: another account, another network, a name that leads elsewhere. */
export async function findStale(
  root: RootStore,
  entry: ReceiverEntry,
  { from, network, session, receiver }: SendReview,
  signal: AbortSignal,
): Promise<SendFailure | undefined> {
  const { account, chain, sessions } = root
  const isSame = () =>
    isSameAddress(account.address, from) &&
    chain.activeCaipNetwork?.caipNetworkId === network.caipNetworkId &&
    sessions.get(network.chainNamespace)?.session.provider === session.provider
  if (!isSame()) return { reason: 'accountChanged' }
  const { name } = receiver
  if (name === undefined) return undefined
  const now = await entry.find(name, signal, true)
  if (!isSame()) return { reason: 'accountChanged' }
  if (now.state === 'ready') {
    if (!isSameAddress(now.receiver.address, receiver.address)) return { reason: 'nameMoved', name }
    // What the network vouched for at the review, it has to vouch for now.
    const isWeaker = now.receiver.isServiceOnly === true && receiver.isServiceOnly !== true
    return isWeaker ? { reason: 'nameUnchecked', name } : undefined
  }
  if (now.state !== 'invalid') return { reason: 'nameUnchecked', name }
  return { reason: now.reason === 'disputed-name' ? 'nameDisputed' : 'nameMoved', name }
}
