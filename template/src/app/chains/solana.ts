import { sandbox } from 'virtual:wallet-modal-sandbox'
import type { NetworkInput } from '../../wallet-modal'
import { solana as mainnet, solanaAdapter, solanaDevnet } from '../../wallet-modal'
import type { AppChain } from './chain'

/** In development the sandbox stands in for networks that wallets know: the money on them is not real. */
const sandboxNetworks = Object.entries(sandbox?.rpc ?? {})
  .filter(([caipNetworkId]) => caipNetworkId.startsWith('solana:'))
  .map(([caipNetworkId, url], index): NetworkInput => ({
    id: caipNetworkId.slice('solana:'.length),
    name: index === 0 ? 'Sandbox Solana' : 'Sandbox Solana Two',
    chainNamespace: 'solana',
    nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
    rpcUrls: { default: { http: [url] } },
    ...sandbox?.chains[caipNetworkId],
  }))

/** Solana wallets: `useWalletProvider('solana')`. */
export const solana: AppChain = {
  adapter: solanaAdapter(),
  networks: sandboxNetworks.length > 0 ? sandboxNetworks : [mainnet, solanaDevnet],
}
