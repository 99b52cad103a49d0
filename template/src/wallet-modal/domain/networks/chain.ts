import type { AccountState } from '../account/account'
import { emptyAccountState } from '../account/account'
import type { CaipNetworkId, ChainNamespace } from './caip'
import type { Connector } from '../wallets/connector'
import type { Network } from './network'

/** The state of one namespace's networks. */
export interface NetworkState {
  caipNetwork: Network | undefined
  supportsAllNetworks: boolean
  smartAccountEnabledNetworks: readonly number[]
  requestedCaipNetworks: readonly Network[]
  /** The networks that the session approves; undefined if the wallet decides about each request. */
  approvedCaipNetworkIds: readonly CaipNetworkId[] | undefined
}

/** What the stores call of a namespace's wallet. */
export interface ConnectionClient {
  connectExternal(connector: Connector): Promise<void>
  disconnect(): Promise<void>
  signMessage(message: string): Promise<string>
  sendTransaction(transaction: { to: string; value: bigint; data?: string }): Promise<string>
}

/** What the stores call of a namespace's networks. */
export interface NetworkClient {
  /** Makes a network the active one. If a wallet is connected, the wallet switches first. */
  switchCaipNetwork(network: Network): Promise<void>
}

/** A namespace with its account, networks and clients. */
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

/** The initial state of a namespace: no account, and the first of its networks is active. */
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
