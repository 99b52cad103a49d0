import type { AccountIdentity } from '../../domain/account/name'
import type { CaipNetworkId } from '../../domain/networks/caip'
import type { Platform } from '../../platform/platform'
import type { NameRecord } from '../../services/names/data-names'
import { fetchIdentity, lookupName, reverseLookup } from '../../services/names/data-names'
import type { Repositories } from '../../storage/repositories'
import { throughCache } from '../../storage/through-cache'
import type { BlockchainApiStore } from '../../stores/account/blockchain-api.store'

interface NameServiceDeps {
  platform: Platform
  api: BlockchainApiStore
  repositories: () => Promise<Repositories>
}

/** Requests names from the data service. A network that the service does not support is never requested. */
export class NameService {
  readonly #deps: NameServiceDeps

  constructor(deps: NameServiceDeps) {
    this.#deps = deps
  }

  /**
   * The name and the picture of an account. The answer is cached for five minutes.
   * @throws WalletModalError DATA_SERVICE_UNAVAILABLE, or the signal's reason when it aborted
   */
  async fetchIdentity(address: string, network: CaipNetworkId, signal: AbortSignal): Promise<AccountIdentity> {
    const { api, platform, repositories } = this.#deps
    if (!(await api.isNetworkSupported(network))) return { name: null, avatar: null }
    const ask = () => {
      // The account may have disconnected while the networks or the stored answer were read.
      signal.throwIfAborted()
      return fetchIdentity(platform, api.caller, { address, ...api.sender }, signal)
    }
    return throughCache({ table: async () => (await repositories()).identities, key: address, ask })
  }

  /**
   * The record of a name; undefined on a network that the service does not support.
   * @throws WalletModalError DATA_SERVICE_UNAVAILABLE, or the signal's reason
   */
  async lookupName(name: string, network: CaipNetworkId, signal: AbortSignal): Promise<NameRecord | undefined> {
    const { api, platform } = this.#deps
    if (!(await api.isNetworkSupported(network))) return undefined
    return lookupName(platform, api.caller, name, signal)
  }

  /** The names of an account. @throws WalletModalError DATA_SERVICE_UNAVAILABLE */
  async reverseLookup(address: string, network: CaipNetworkId): Promise<readonly NameRecord[]> {
    const { api, platform } = this.#deps
    if (!(await api.isNetworkSupported(network))) return []
    return reverseLookup(platform, api.caller, { address, ...api.sender }, new AbortController().signal)
  }
}
