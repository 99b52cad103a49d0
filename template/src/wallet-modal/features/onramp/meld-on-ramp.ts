import type { OnRampProvider } from '../../domain/onramp/on-ramp-provider'

interface MeldOnRampOptions {
  /** The public key of your account at Meld. Left out, the address has no key, and Meld decides what it offers. */
  publicKey?: string
  /** Where Meld's page is. Default: `https://meldcrypto.com`. */
  url?: string
}

/**
 * Buying at Meld: USDC on Ethereum, or SOL on Solana. Meld does not tell this page how a purchase ends; what arrives is seen in the
 * account's balance.
 */
export function meldOnRamp({ publicKey, url = 'https://meldcrypto.com' }: MeldOnRampOptions = {}): OnRampProvider {
  return {
    id: 'meld',
    label: 'Meld.io',
    fee: '1-2%',
    namespaces: ['eip155', 'solana'],
    networks: ['eip155:1', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'],
    origins: [new URL(url).origin],
    url({ address, namespace }) {
      const page = new URL(url)
      if (publicKey) page.searchParams.set('publicKey', publicKey)
      page.searchParams.set('destinationCurrencyCode', namespace === 'solana' ? 'SOL' : 'USDC')
      page.searchParams.set('walletAddress', address)
      return page.href
    },
  }
}
