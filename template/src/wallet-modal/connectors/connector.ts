import type { Connector } from '../domain/wallets/connector'
import type { Platform } from '../platform/platform'

/**
 * Finds wallets of one kind and hands each to `announce`, as often as they appear, until the signal aborts.
 * Announcing the same wallet again is harmless. A wallet that goes is handed to `withdraw`.
 */
export interface ConnectorSource {
  /** `enableEIP6963` and `enableInjected` turn off the sources of those kinds. */
  readonly kind: 'eip6963' | 'injected' | 'wallet-standard' | 'sats-connect' | 'wagmi'
  start(context: ConnectorContext): void
}

export interface ConnectorContext {
  platform: Platform
  announce(connectors: readonly Connector[]): void
  /** Takes wallets off the list; those that are not on it are left alone. */
  withdraw(connectors: readonly Connector[]): void
  signal: AbortSignal
}
