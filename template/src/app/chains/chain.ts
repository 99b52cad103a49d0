import type { AdapterDescriptor, NetworkInput } from '../../wallet-modal'

/** One namespace of the app: the adapter for its wallets, and its networks, the default one first. */
export interface AppChain {
  adapter: AdapterDescriptor
  networks: readonly NetworkInput[]
}
