import { satsConnectSource } from '../../connectors/sats-connect'
import { walletStandardSource } from '../../connectors/wallet-standard'
import type { AdapterDescriptor } from '../adapter'
import type { BitcoinProvider } from './bitcoin-provider'
import type { BitcoinPurpose } from './wallets/wallet-of'

export type { BitcoinProvider }

declare module '../adapter' {
  interface AdapterProviders {
    bip122: BitcoinProvider
  }
}

const needs = { namespace: 'bip122', chainPrefix: 'bitcoin:', features: [['bitcoin:connect']] } as const

interface BitcoinOptions {
  /** The purposes of the addresses that wallets are asked to share. Default: payments, ordinals, and Stacks if the wallet supports it. */
  purposes?: readonly BitcoinPurpose[]
}

/** Bitcoin wallets: wallets of the Wallet Standard, sats-connect wallets, and OKX Wallet. */
export function bitcoinAdapter({
  purposes = ['payment', 'ordinals', 'stacks'],
}: BitcoinOptions = {}): AdapterDescriptor {
  return {
    kind: 'bitcoin',
    namespace: 'bip122',
    sources: [walletStandardSource(needs), satsConnectSource],
    load: async (context) => (await import('./bitcoin.adapter')).createBitcoinAdapter(context, purposes),
  }
}
