import type { ChainNamespace } from '../networks/caip'

/** How a wallet reached us (specification, section 3). */
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
   * Unique among the connectors of a namespace. An EIP-6963 wallet uses its rdns, with a number when the rdns is already taken.
   */
  id: string
  type: ConnectorType
  name: string
  chain: ChainNamespace
  imageUrl?: string | undefined
  imageId?: string | undefined
  explorerId?: string | undefined
  info?: ConnectorInfo | undefined
  /** The wallet's own object; what it is depends on the namespace. Never made observable. */
  provider?: unknown
  /** The members of a MULTI_CHAIN entry, one per namespace. */
  connectors?: readonly Connector[]
  /**
   * Makes the provider ready to take up a stored connection; undefined when there is nothing left to take up. Connectors that
   * have their provider from the start need it not.
   */
  restore?: () => Promise<Connector | undefined>
}

/** The id and the name of the plain `window.ethereum` wallet that did not say who it is. */
export const injectedConnectorId = 'injected'
export const injectedConnectorName = 'Browser Wallet'

/** The id that a paired wallet's connection is stored under, whichever wallet it is. */
export const walletConnectConnectorId = 'walletConnect'

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
