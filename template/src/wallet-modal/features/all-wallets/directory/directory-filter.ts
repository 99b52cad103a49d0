import { makeAutoObservable } from 'mobx'
import type { ChainNamespace } from '../../../domain/networks/caip'
import type { WalletEntry } from '../../../domain/wallets/wallet-entry'
import { knowsOneOf } from './wallet-rules'
import type { ChainStore } from '../../../stores/connection/chain.store'
import type { ConnectorStore } from '../../../stores/connection/connector.store'

interface FilterDeps {
  chain: ChainStore
  connector: ConnectorStore
}

/** Decides which wallets of the directory are useful here, by the app's networks and the namespace that Connect is filtered by. */
export class DirectoryFilter {
  readonly #deps: FilterDeps

  constructor(deps: FilterDeps) {
    this.#deps = deps
    makeAutoObservable(this, { shown: false })
  }

  get namespace(): ChainNamespace | undefined {
    return this.#deps.connector.filterByNamespace
  }

  /** A wallet is listed if it supports one of these networks. */
  get networkIds(): ReadonlySet<string> {
    const networks = this.#deps.chain.requestedCaipNetworks
    const shown = networks.filter(({ chainNamespace }) => chainNamespace === (this.namespace ?? chainNamespace))
    return new Set(shown.map(({ caipNetworkId }) => caipNetworkId))
  }

  /** The wallets that are listed. */
  shown(wallets: readonly WalletEntry[]): readonly WalletEntry[] {
    const { networkIds } = this
    return wallets.filter((wallet) => knowsOneOf(wallet, networkIds))
  }

  isInstalled({ id, rdns }: WalletEntry): boolean {
    return this.#deps.connector.getConnector({ id, rdns: rdns ?? null }) !== undefined
  }
}
