import type { ChainNamespace } from '../networks/caip'

/** How a wallet was found. */
export const connectorTypes = ['INJECTED', 'ANNOUNCED', 'EXTERNAL', 'WALLET_CONNECT', 'AUTH', 'MULTI_CHAIN'] as const

export type ConnectorType = (typeof connectorTypes)[number]

interface ConnectorInfo {
  uuid?: string | undefined
  name?: string | undefined
  icon?: string | undefined
  rdns?: string | undefined
}

/** A wallet that a visitor can choose. */
export interface Connector {
  /**
   * Unique among the connectors of a namespace. For an EIP-6963 wallet this is its rdns, followed by a number if another wallet has the
   * same rdns.
   */
  id: string
  type: ConnectorType
  name: string
  chain: ChainNamespace
  imageUrl?: string | undefined
  imageId?: string | undefined
  explorerId?: string | undefined
  info?: ConnectorInfo | undefined
  /** The wallet's own object, whose type depends on the namespace. Never made observable. */
  provider?: unknown
  /** The members of a MULTI_CHAIN entry, one per namespace. */
  connectors?: readonly Connector[]
  /**
   * Prepares the provider for restoring a stored connection. Resolves with undefined if there is none. Connectors that always have a
   * provider do not need it.
   */
  restore?: () => Promise<Connector | undefined>
}

/** Id and name of a wallet at `window.ethereum` that has not announced itself. */
export const injectedConnectorId = 'injected'
export const injectedConnectorName = 'Browser Wallet'

/** The ids under which the connections of any paired wallet, and of the embedded wallet, are stored. */
export const walletConnectConnectorId = 'walletConnect'
export const authConnectorId = 'ID_AUTH'

/** The id for a wallet whose own id is already taken by another wallet of this page. */
export function numberedId(id: string, number: number): string {
  return `${id}#${number}`
}

/**
 * The key under which a connection is stored. It stays the same over reloads. Several wallets may share a key, in any order, so
 * the key alone does not identify a wallet.
 */
export function walletKeyOf(id: string): string {
  return id.replace(/#\d+$/, '')
}
