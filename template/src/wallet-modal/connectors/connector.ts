import type { Connector } from '../domain/wallets/connector'
import type { Platform } from '../platform/platform'

/**
 * Finds wallets of one kind and passes each to `announce`, until the signal aborts. A source may announce the same wallet again.
 * A source passes a wallet that disappears to `withdraw`.
 */
export interface ConnectorSource {
  /** `enableEIP6963` and `enableInjected` turn off the sources of those kinds. */
  readonly kind: 'eip6963' | 'injected' | 'wallet-standard' | 'sats-connect' | 'wagmi'
  start(context: ConnectorContext): void
}

export interface ConnectorContext {
  platform: Platform
  announce(connectors: readonly Connector[]): void
  /** Removes wallets from the list. Wallets that are not on the list are ignored. */
  withdraw(connectors: readonly Connector[]): void
  signal: AbortSignal
}
