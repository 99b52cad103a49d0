import { walletStandardSource } from '../../connectors/wallet-standard'
import type { AdapterDescriptor } from '../adapter'
import type { SolanaProvider } from './provider'

export type { SolanaProvider } from './provider'

declare module '../adapter' {
  interface AdapterProviders {
    solana: SolanaProvider
  }
}

/**
 * Solana, with the wallets that register by the Wallet Standard and with paired ones. @solana/web3.js is fetched when a
 * transfer is first made.
 */
export function solanaAdapter(): AdapterDescriptor {
  return {
    kind: 'solana',
    namespace: 'solana',
    sources: [
      walletStandardSource({
        namespace: 'solana',
        chainPrefix: 'solana:',
        features: [['standard:connect'], ['solana:signTransaction', 'solana:signAndSendTransaction']],
      }),
    ],
    load: async (context) => (await import('./solana.adapter')).createSolanaAdapter(context),
  }
}
