import { sandbox } from 'virtual:wallet-modal-sandbox'
import type { NetworkInput } from '../../wallet-modal'
import { bitcoin as mainnet, bitcoinAdapter, bitcoinTestnet } from '../../wallet-modal'
import type { AppChain } from './chain'

/** In development the sandbox stands in for networks that wallets know: the money on them is not real. */
const sandboxNetworks = Object.entries(sandbox?.rpc ?? {})
  .filter(([caipNetworkId]) => caipNetworkId.startsWith('bip122:'))
  .map(([caipNetworkId, url], index): NetworkInput => ({
    id: caipNetworkId.slice('bip122:'.length),
    name: index === 0 ? 'Sandbox Bitcoin' : 'Sandbox Bitcoin Two',
    chainNamespace: 'bip122',
    nativeCurrency: { name: 'Bitcoin', symbol: 'BTC', decimals: 8 },
    rpcUrls: { default: { http: [url] } },
  }))

/** Bitcoin wallets: `useWalletProvider('bip122')`. */
export const bitcoin: AppChain = {
  adapter: bitcoinAdapter(),
  networks: sandboxNetworks.length > 0 ? sandboxNetworks : [mainnet, bitcoinTestnet],
}
