import type { AccountState } from '../account/account'
import { emptyAccountState } from '../account/account'
import type { CaipNetworkId, ChainNamespace } from './caip'
import type { Connector } from '../wallets/connector'
import type { Network } from './network'

/** What is known about a namespace's networks (specification, section 3). */
export interface NetworkState {
  caipNetwork: Network | undefined
  supportsAllNetworks: boolean
  smartAccountEnabledNetworks: readonly number[]
  requestedCaipNetworks: readonly Network[]
  /** The networks a session was approved for; undefined when the wallet decides one by one. */
  approvedCaipNetworkIds: readonly CaipNetworkId[] | undefined
}

/** What the stores ask of a namespace's wallet. */
export interface ConnectionClient {
  connectExternal(connector: Connector): Promise<void>
  disconnect(): Promise<void>
  signMessage(message: string): Promise<string>
  sendTransaction(transaction: { to: string; value: bigint; data?: string }): Promise<string>
}

/** What the stores ask of a namespace's networks. */
export interface NetworkClient {
  /** Makes the network the active one, in the wallet first when one is connected. */
  switchCaipNetwork(network: Network): Promise<void>
}

/** One namespace with everything that belongs to it. */
export interface ChainEntry {
  namespace: ChainNamespace
  accountState: AccountState
  networkState: NetworkState
  caipNetworks: readonly Network[]
  connectionControllerClient: ConnectionClient | undefined
  networkControllerClient: NetworkClient | undefined
}

/** The networks of a namespace, as its entry and its network state list them. */
export function networksOf(
  caipNetworks: readonly Network[],
  networkState: Omit<NetworkState, 'requestedCaipNetworks'>,
) {
  return { caipNetworks, networkState: { ...networkState, requestedCaipNetworks: caipNetworks } }
}

/** A namespace as it starts: no account, the first of its networks current. */
export function createChainEntry(namespace: ChainNamespace, caipNetworks: readonly Network[]): ChainEntry {
  return {
    namespace,
    accountState: emptyAccountState(),
    ...networksOf(caipNetworks, {
      caipNetwork: caipNetworks[0],
      supportsAllNetworks: true,
      smartAccountEnabledNetworks: [],
      approvedCaipNetworkIds: undefined,
    }),
    connectionControllerClient: undefined,
    networkControllerClient: undefined,
  }
}

/**
 * Whether the connected wallet can be used on a network. A paired wallet names the networks that it has approved; any other
 * wallet can be asked for any network. Without a connected account, every network counts as approved.
 */
export function isApprovedNetwork(entry: ChainEntry | undefined, { caipNetworkId }: Network): boolean {
  if (!entry) return true
  const { accountState, networkState } = entry
  if (!accountState.address || accountState.connectedWalletInfo?.type === 'AUTH') return true
  return networkState.supportsAllNetworks || networkState.approvedCaipNetworkIds?.includes(caipNetworkId) === true
}
