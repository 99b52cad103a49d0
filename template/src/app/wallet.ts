import { sandbox } from 'virtual:wallet-modal-sandbox'
import { createWalletModal } from '../wallet-modal'
import { adapters, extraOptions, networks } from './chosen-units'

/** For what needs the cloud: phones, the wallet directory, prices. */
const projectId = import.meta.env.VITE_WALLET_MODAL_PROJECT_ID

/** The modal of this app. Its source is src/wallet-modal, which is yours. */
export const walletModal = createWalletModal({
  adapters,
  networks,
  metadata: { name: 'Starter', description: 'A starter app', url: location.origin, icons: [] },
  ...extraOptions,
  ...(projectId && { projectId }),
  // In development the sandbox stands in for the wallet directory, the data service, and the relay that phones pair over.
  ...(sandbox && { hosts: { api: sandbox.api, rpc: sandbox.rpcProxy, relay: sandbox.relay } }),
})
