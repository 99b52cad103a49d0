import type { CaipNetworkId } from '../../domain/networks/caip'
import { serviceHost } from '../../domain/service-hosts'
import { retryable } from '../../domain/retryable'
import type { Platform } from '../../platform/platform'
import type { DataCaller } from '../../services/data-service'
import * as service from '../../services/data-service'
import type { ChainStore } from '../connection/chain.store'
import type { OptionsStore } from '../root/options.store'

interface BlockchainApiDeps {
  platform: Platform
  options: OptionsStore
  chain: ChainStore
}

const noSignal = () => new AbortController().signal

/**
 * The blockchain data service. It is used only if a `projectId` or the host app names one, and only for networks that it supports. For
 * others every call returns nothing.
 */
export class BlockchainApiStore {
  clientId: string | null = null
  #supported: readonly CaipNetworkId[] = []
  readonly #askSupported = retryable(() => this.#loadSupported())
  readonly #deps: BlockchainApiDeps

  constructor(deps: BlockchainApiDeps) {
    this.#deps = deps
  }

  /** Whether there is a data service. */
  get isAvailable(): boolean {
    return this.#base !== undefined
  }

  /** Sets the client id that later requests carry. */
  setClientId(clientId: string | null): void {
    this.clientId = clientId
  }

  /** Whether the service supports a network. If the list of networks cannot be loaded, the answer is no, and the next call loads it again. */
  async isNetworkSupported(network: CaipNetworkId | undefined): Promise<boolean> {
    if (!this.isAvailable || !network) return false
    if (this.#supported.length === 0) await this.#askSupported().catch(() => {})
    return this.#supported.includes(network)
  }

  async #loadSupported(): Promise<void> {
    this.#supported = await service.fetchSupportedChains(this.#deps.platform, this.caller, noSignal())
    if (this.#supported.length === 0) throw new Error('The data service lists no networks')
  }

  /** The active account, for requests that name the sender. */
  get sender(): { sender?: string } {
    const sender = this.#deps.chain.activeEntry?.accountState.address
    return sender ? { sender } : {}
  }

  get #base(): string | undefined {
    return serviceHost('rpc', this.#deps.options.state)
  }

  /** The parameters that every request to the service carries. */
  get caller(): DataCaller {
    return { ...this.#deps.options.serviceCaller(this.#base ?? ''), ...(this.clientId && { clientId: this.clientId }) }
  }
}
