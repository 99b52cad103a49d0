import type { NetworkInput } from '../wallet-modal'
import { base, mainnet, sepolia } from '../wallet-modal'
import { sandboxNetworks } from './sandbox-networks'

/** In development the networks of the sandbox, in production none. */
const local = sandboxNetworks('eip155', ['Sandbox One', 'Sandbox Two'], mainnet.nativeCurrency)

/** The EVM networks of this app. To use a network of your own beside the sandbox's, add it after `...local`. */
export const evmNetworks: readonly NetworkInput[] = local.length > 0 ? [...local] : [mainnet, base, sepolia]
