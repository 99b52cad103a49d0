import { sandbox } from 'virtual:wallet-modal-sandbox'
import { createWalletModal } from '../wallet-modal'
import { adapters, extraOptions, networks } from './chosen-units'

/** Needed for the cloud's services: pairing with phones, the wallet directory, prices. */
const projectId = import.meta.env.VITE_WALLET_MODAL_PROJECT_ID

/** The modal of this app. Its source is in src/wallet-modal and yours to change. */
export const walletModal = createWalletModal({
  adapters,
  networks,
  metadata: { name: 'Starter', description: 'A starter app', url: location.origin, icons: [] },
  ...extraOptions,
  // Wallets that the visitor has used or installed stand before the code for phones.
  features: { connectorTypeOrder: ['recent', 'injected'], ...extraOptions.features },
  ...(projectId && { projectId }),
  // In development the sandbox replaces the wallet directory, the data service, and the relay for phones.
  ...(sandbox && {
    hosts: { ...extraOptions.hosts, api: sandbox.api, rpc: sandbox.rpcProxy, relay: sandbox.relay },
  }),
})
