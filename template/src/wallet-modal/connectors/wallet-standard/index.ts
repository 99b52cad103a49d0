import type { ChainNamespace } from '../../domain/networks/caip'
import type { ConnectorSource } from '../connector'

/** What a Wallet Standard wallet has to offer to serve a namespace. */
export interface WalletNeeds {
  namespace: ChainNamespace
  /** How the standard begins the names of the namespace's chains, for example `solana:`. */
  chainPrefix: string
  /** Of every group, one feature at least. */
  features: readonly (readonly string[])[]
}

/**
 * Finds the wallets that register themselves by the Wallet Standard, and takes off those that leave. The standard's own code
 * is fetched when the search starts.
 */
export function walletStandardSource(needs: WalletNeeds): ConnectorSource {
  return {
    kind: 'wallet-standard',
    start(context) {
      if (!context.platform.window()) return
      import('./discover').then(
        ({ discoverWallets }) => discoverWallets(needs, context),
        (error: unknown) => context.platform.log.warn('Wallets cannot be looked for: code did not load.', error),
      )
    },
  }
}
