import type { Connector } from '../domain/connector'
import type { Platform } from '../platform/platform'

/**
 * Finds wallets of one kind and hands each to `announce`, as often as they appear, until the signal aborts.
 * Announcing the same wallet again is harmless.
 */
export interface ConnectorSource {
  /** Names the option that turns the source off. */
  readonly kind: 'eip6963' | 'injected'
  start(context: ConnectorContext): void
}

export interface ConnectorContext {
  platform: Platform
  announce(connectors: readonly Connector[]): void
  signal: AbortSignal
}
