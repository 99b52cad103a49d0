import { sandbox } from 'virtual:wallet-modal-sandbox'
import type { NetworkInput } from '../wallet-modal'
import { base, createWalletModal, ethersAdapter, mainnet, sepolia } from '../wallet-modal'

/** In development the sandbox brings chains of its own: nothing here can touch real money. */
const sandboxNetworks: NetworkInput[] = Object.entries(sandbox?.rpc ?? {}).map(([caipNetworkId, url], index) => ({
  id: Number(caipNetworkId.split(':')[1]),
  name: index === 0 ? 'Sandbox One' : 'Sandbox Two',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: [url] } },
  ...sandbox?.chains[caipNetworkId],
}))

const [first, ...others] = sandboxNetworks
const projectId = import.meta.env.VITE_WALLET_MODAL_PROJECT_ID

/** The modal of this app. What it does is in src/wallet-modal, which is yours. */
export const walletModal = createWalletModal({
  adapters: [ethersAdapter()],
  networks: first ? [first, ...others] : [mainnet, base, sepolia],
  ...(projectId && { projectId }),
  // The sandbox also stands in for the wallet directory, the data service and the relay that phones pair over.
  ...(sandbox && { hosts: { api: sandbox.api, rpc: sandbox.rpcProxy, relay: sandbox.relay } }),
  metadata: { name: 'Starter', description: 'A starter app', url: location.origin, icons: [] },
})
