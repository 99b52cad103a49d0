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
 * Solana, with wallets of the Wallet Standard and paired wallets. The code that builds transactions is downloaded at the first transfer.
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
