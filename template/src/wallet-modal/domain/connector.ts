import type { ChainNamespace } from './caip'

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
  /** Unlike in every connector of a namespace. EIP-6963 wallets use their rdns, with a number when it is taken. */
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

/** The id of a wallet whose own id another wallet of this page has taken. */
export function numberedId(id: string, number: number): string {
  return `${id}#${number}`
}

/**
 * What a connection is remembered by, which stays the same over reloads. Several wallets may share it, in any order: none of
 * them is known by it alone.
 */
export function walletKeyOf(id: string): string {
  return id.replace(/#\d+$/, '')
}
