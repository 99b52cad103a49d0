import { isRecord } from '../../domain/errors/errors'
import { cardChainOf, cardNetworks, fallbackCardChain } from '../../domain/onramp/card-chains'
import type { OnRampProvider } from '../../domain/onramp/on-ramp-provider'

interface CoinbaseOnRampOptions {
  /** The origins of Coinbase's page. Default: `https://pay.coinbase.com`. */
  origins?: readonly string[]
}

/**
 * Buying at Coinbase. The data service makes the address of Coinbase's page and lists the purchases, so the app needs a `projectId` or
 * `hosts.rpc`. A purchase arrives on the active network if Coinbase delivers there, else on Ethereum.
 */
export function coinbaseOnRamp({ origins = ['https://pay.coinbase.com'] }: CoinbaseOnRampOptions = {}): OnRampProvider {
  return {
    id: 'coinbase',
    label: 'Coinbase',
    fee: '1-2%',
    namespaces: ['eip155'],
    networks: cardNetworks,
    origins,
    purchases: { dataService: 'coinbase' },
    async url({ address, network, networks, assets, purchaseAmount, askDataService }) {
      const blockchains = networks.flatMap((id) => cardChainOf(id) ?? [])
      const answer = await askDataService('/v1/generators/onrampurl', {
        destinationWallets: [{ address, blockchains, assets }],
        defaultNetwork: cardChainOf(network) ?? fallbackCardChain,
        partnerUserId: address,
        defaultExperience: 'buy',
        ...(purchaseAmount !== undefined && { presetCryptoAmount: Number(purchaseAmount) }),
      })
      return isRecord(answer) && typeof answer['url'] === 'string' ? answer['url'] : ''
    },
  }
}
