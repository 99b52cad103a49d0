import { createRoot } from 'react-dom/client'
import {
  WalletModalButton,
  WalletModalProvider,
  createWalletModal,
  ethersAdapter,
} from '../../../template/src/wallet-modal'

const modal = createWalletModal({
  adapters: [ethersAdapter()],
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
