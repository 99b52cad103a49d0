import { ethers5Adapter } from '../../wallet-modal'
import { evmNetworks } from '../evm-networks'
import type { AppChain } from './chain'

/** EVM wallets, with signers of ethers 5: `useWalletSigner('ethers5')`. */
export const ethers5: AppChain = { adapter: ethers5Adapter(), networks: evmNetworks }
