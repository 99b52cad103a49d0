import { sandbox } from 'virtual:wallet-modal-sandbox'
import type { NetworkInput } from '../wallet-modal'
import { base, mainnet, sepolia } from '../wallet-modal'

/** In development the sandbox brings chains of its own: nothing here can touch real money. */
const sandboxNetworks: NetworkInput[] = Object.entries(sandbox?.rpc ?? {})
  .filter(([caipNetworkId]) => caipNetworkId.startsWith('eip155:'))
  .map(([caipNetworkId, url], index) => ({
    id: Number(caipNetworkId.split(':')[1]),
    name: index === 0 ? 'Sandbox One' : 'Sandbox Two',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [url] } },
    ...sandbox?.chains[caipNetworkId],
  }))

/** The EVM networks of this app. */
export const evmNetworks: readonly NetworkInput[] =
  sandboxNetworks.length > 0 ? sandboxNetworks : [mainnet, base, sepolia]
