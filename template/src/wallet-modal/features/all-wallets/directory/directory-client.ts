import type { CaipNetworkId } from '../../../domain/networks/caip'
import { serviceHost } from '../../../domain/service-hosts'
import type { WalletEntry } from '../../../domain/wallets/wallet-entry'
import { isReachable } from './is-reachable'
import type { Device } from '../../../platform/device'
import type { Platform } from '../../../platform/platform'
import type { WalletAnswer, WalletQuery } from '../../../services/all-wallets/wallet-directory'
import { fetchDirectoryImage, fetchWallets, readWallets } from '../../../services/all-wallets/wallet-directory'
import type { ChainStore } from '../../../stores/connection/chain.store'
import type { ConnectorStore } from '../../../stores/connection/connector.store'
import type { OptionsStore } from '../../../stores/root/options.store'

export interface DirectoryDeps {
  platform: Platform
  options: OptionsStore
  chain: ChainStore
  connector: ConnectorStore
  device: Device
  /** Aborts when the modal is destroyed. */
  signal: AbortSignal
}

/** Requests wallets from the directory service, with the app's options. */
export class DirectoryClient {
  readonly #deps: DirectoryDeps

  constructor(deps: DirectoryDeps) {
    this.#deps = deps
  }

  /** Whether there is a directory service: the options name a project or a host. */
  get isAvailable(): boolean {
    return this.#base !== undefined
  }

  /** The networks whose wallets are requested: all of the app's, or those of the namespace that Connect is filtered by. */
  get chains(): readonly CaipNetworkId[] {
    const { chain, connector } = this.#deps
    return chain.requestedCaipNetworks
      .filter(({ chainNamespace }) => chainNamespace === (connector.filterByNamespace ?? chainNamespace))
      .map(({ caipNetworkId }) => caipNetworkId)
  }

  /** Identifies the options of a request. A stored list is shown only if they are the same. */
  get configuration(): string {
    const { options, device } = this.#deps
    const { projectId, includeWalletIds, excludeWalletIds, featuredWalletIds } = options.state
    const ids = [includeWalletIds, excludeWalletIds, featuredWalletIds]
    return JSON.stringify([this.#base, projectId, ids, this.chains, device.isMobile])
  }

  /** @throws WalletModalError DIRECTORY_UNAVAILABLE */
  async wallets(query: WalletQuery, signal: AbortSignal = this.#deps.signal): Promise<WalletAnswer> {
    const { platform, options } = this.#deps
    const answer = await fetchWallets(platform, options.serviceCaller(this.#base ?? ''), query, signal)
    return { ...answer, wallets: this.reachable(answer.wallets) }
  }

  /** A wallet's picture as a `data:` address. @throws WalletModalError DIRECTORY_UNAVAILABLE */
  async image(id: string): Promise<string> {
    const { platform, options, signal } = this.#deps
    const caller = options.serviceCaller(this.#base ?? '')
    return fetchDirectoryImage(platform, caller, { kind: 'wallet', id }, signal)
  }

  /** Reads wallets from stored or bundled data. */
  async read(stored: unknown): Promise<readonly WalletEntry[]> {
    return this.reachable(readWallets(stored))
  }

  /** The wallets that can be reached from this device. */
  reachable(wallets: readonly WalletEntry[]): readonly WalletEntry[] {
    const { isMobile } = this.#deps.device
    const namespace = this.#deps.connector.filterByNamespace ?? this.#deps.chain.activeChain
    return wallets.filter((wallet) => isReachable(wallet, { isMobile, namespace }))
  }

  get #base(): string | undefined {
    return serviceHost('api', this.#deps.options.state)
  }
}
