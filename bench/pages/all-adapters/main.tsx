import { createRoot } from 'react-dom/client'
import {
  WalletModalButton,
  WalletModalProvider,
  bitcoinAdapter,
  createWalletModal,
  ethers5Adapter,
  ethersAdapter,
  solanaAdapter,
  wagmiAdapter,
} from '../../../template/src/wallet-modal'

declare global {
  interface Window {
    /** A host app brings wagmi itself, so it is not weighed here. */
    wagmiConfig: Parameters<typeof wagmiAdapter>[0]['config']
  }
}

const modal = createWalletModal({
  adapters: [
    ethersAdapter(),
    ethers5Adapter(),
    wagmiAdapter({ config: window.wagmiConfig }),
    solanaAdapter(),
    bitcoinAdapter(),
  ],
  networks: [
    {
      id: 1,
      name: 'Ethereum',
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      rpcUrls: { default: { http: [new URL('/rpc', location.href).href] } },
    },
  ],
})

const container = document.createElement('div')
document.body.append(container)
createRoot(container).render(
  <WalletModalProvider modal={modal}>
    <WalletModalButton />
  </WalletModalProvider>,
)
