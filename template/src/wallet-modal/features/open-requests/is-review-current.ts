import type { AdapterSession } from '../../adapters/adapter'
import { isSameAddress } from '../../domain/account/address'
import type { Network } from '../../domain/networks/network'
import type { RootStore } from '../../stores/root/root.store'

/** What a review was made for. */
interface ReviewedFor {
  from: string
  network: Network
  session: AdapterSession
}

/** The parts of the root that tell the account, the network and the wallet. */
export interface ReviewRoot {
  account: Pick<RootStore['account'], 'address'>
  chain: Pick<RootStore['chain'], 'activeCaipNetwork'>
  sessions: Pick<RootStore['sessions'], 'get'>
}

/** Whether the account, the network and the wallet are still those that a review was made for. */
export function isReviewCurrent(
  { account, chain, sessions }: ReviewRoot,
  { from, network, session }: ReviewedFor,
): boolean {
  return (
    isSameAddress(account.address, from) &&
    chain.activeCaipNetwork?.caipNetworkId === network.caipNetworkId &&
    sessions.get(network.chainNamespace)?.session.provider === session.provider
  )
}
