import type { AdapterDescriptor, NetworkInput, WalletModalOptions } from '../wallet-modal'
import { mainnet } from '../wallet-modal'
import * as chains from './chains'
import type { AppChain } from './chains/chain'
import { evmNetworks } from './evm-networks'
import * as extras from './extras'
import type { AppExtra } from './extras/extra'

const isEvm = ({ adapter }: AppChain) => Number(adapter.namespace === 'eip155')

/** One entry per namespace, EVM first. If two adapters serve the same namespace, the first is used. */
const used = Object.values<AppChain>(chains)
  .filter(
    ({ adapter }, index, all) => all.findIndex((other) => other.adapter.namespace === adapter.namespace) === index,
  )
  .sort((one, other) => isEvm(other) - isEvm(one))

/** Without an adapter, phones are paired with the EVM networks. */
const [first = mainnet, ...others] = used.length > 0 ? used.flatMap(({ networks: own }) => own) : evmNetworks

/** The adapters of the entries in `chains/`. */
export const adapters: readonly AdapterDescriptor[] = used.map(({ adapter }) => adapter)

/** The networks of the entries in `chains/`; the app starts on the first. */
export const networks: readonly [NetworkInput, ...NetworkInput[]] = [first, ...others]

/** The options of the entries in `extras/`, such as signing in. */
export const extraOptions: Partial<WalletModalOptions> = Object.assign(
  {},
  ...Object.values<AppExtra>(extras).map(({ options }) => options),
)
