import type { ConnectorSource } from '../connector'

/**
 * Finds the Bitcoin wallets that put themselves into the page: those that list themselves for sats-connect (WBIP004), and
 * OKX Wallet. The code for it is fetched when the search starts.
 */
export const satsConnectSource: ConnectorSource = {
  kind: 'sats-connect',
  start(context) {
    if (!context.platform.window()) return
    import('./discover').then(
      ({ discoverWallets }) => discoverWallets(context),
      (error: unknown) => context.platform.log.warn('Bitcoin wallets cannot be looked for: code did not load.', error),
    )
  },
}
