import { bitcoin as mainnet, bitcoinAdapter, bitcoinTestnet } from '../../wallet-modal'
import { sandboxNetworks } from '../sandbox-networks'
import type { AppChain } from './chain'

const local = sandboxNetworks('bip122', ['Sandbox Bitcoin', 'Sandbox Bitcoin Two'], mainnet.nativeCurrency)

/** Bitcoin wallets: `useWalletProvider('bip122')`. */
export const bitcoin: AppChain = {
  adapter: bitcoinAdapter(),
  networks: local.length > 0 ? local : [mainnet, bitcoinTestnet],
}
