import { solana as mainnet, solanaAdapter, solanaDevnet } from '../../wallet-modal'
import { sandboxNetworks } from '../sandbox-networks'
import type { AppChain } from './chain'

const local = sandboxNetworks('solana', ['Sandbox Solana', 'Sandbox Solana Two'], mainnet.nativeCurrency)

/** Solana wallets: `useWalletProvider('solana')`. */
export const solana: AppChain = {
  adapter: solanaAdapter(),
  networks: local.length > 0 ? local : [mainnet, solanaDevnet],
}
