import type { NetworkInput } from '../wallet-modal'
import { base, mainnet, sepolia } from '../wallet-modal'
import { sandboxNetworks } from './sandbox-networks'

const local = sandboxNetworks('eip155', ['Sandbox One', 'Sandbox Two'], mainnet.nativeCurrency)

/** The EVM networks of this app. */
export const evmNetworks: readonly NetworkInput[] = local.length > 0 ? local : [mainnet, base, sepolia]
