import type { ChainNamespace } from '../../domain/networks/caip'
import type { ConnectorSource } from '../connector'

/** The requirements for a Wallet Standard wallet to serve a namespace. */
export interface WalletNeeds {
  namespace: ChainNamespace
  /** The prefix of the namespace's chains in the Wallet Standard, for example `solana:`. */
  chainPrefix: string
  /** Groups of features. A wallet needs at least one feature of each group. */
  features: readonly (readonly string[])[]
}

/**
 * Finds the wallets that register through the Wallet Standard, and withdraws those that unregister. The code of the standard
 * loads when the search starts.
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
