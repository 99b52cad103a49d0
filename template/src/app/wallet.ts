import { sandbox } from 'virtual:wallet-modal-sandbox'
import { createWalletModal, mainnet } from '../wallet-modal'
import * as chains from './chains'
import type { AppChain } from './chains/chain'
import * as extras from './extras'
import type { AppExtra } from './extras/extra'
import { evmNetworks } from './evm-networks'

const isEvm = ({ adapter }: AppChain) => Number(adapter.namespace === 'eip155')

/** One for each chain family: of several for the same, the first. The app begins on the first network, EVM where it can. */
const used = Object.values<AppChain>(chains)
  .filter(
    ({ adapter }, index, all) => all.findIndex((other) => other.adapter.namespace === adapter.namespace) === index,
  )
  .sort((one, other) => isEvm(other) - isEvm(one))

/** Without an adapter, wallets on phones are paired with the EVM networks. */
const [first = mainnet, ...others] = used.length > 0 ? used.flatMap(({ networks }) => networks) : evmNetworks

const projectId = import.meta.env.VITE_WALLET_MODAL_PROJECT_ID

/** The modal of this app. What it does is in src/wallet-modal, which is yours. */
export const walletModal = createWalletModal({
  adapters: used.map(({ adapter }) => adapter),
  networks: [first, ...others],
  ...Object.assign({}, ...Object.values<AppExtra>(extras).map(({ options }) => options)),
  ...(projectId && { projectId }),
  // The sandbox also stands in for the wallet directory, the data service and the relay that phones pair over.
  ...(sandbox && { hosts: { api: sandbox.api, rpc: sandbox.rpcProxy, relay: sandbox.relay } }),
  metadata: { name: 'Starter', description: 'A starter app', url: location.origin, icons: [] },
})
