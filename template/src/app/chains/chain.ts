import type { AdapterDescriptor, NetworkInput } from '../../wallet-modal'

/** What the app needs of one chain family: how its wallets are spoken to, and its networks, the first one first. */
export interface AppChain {
  adapter: AdapterDescriptor
  networks: readonly NetworkInput[]
}
