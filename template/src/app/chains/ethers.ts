import { ethersAdapter } from '../../wallet-modal'
import { evmNetworks } from '../evm-networks'
import type { AppChain } from './chain'

/** EVM wallets, with signers of ethers 6: `useWalletSigner('ethers')`. */
export const ethers: AppChain = { adapter: ethersAdapter(), networks: evmNetworks }
