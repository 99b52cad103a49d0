import type { AccountIdentity } from '../../domain/account/name'
import { isOffered } from '../../domain/networks/namespace-scope'
import type { Network } from '../../domain/networks/network'
import { isPlaceholder } from '../../domain/networks/network'
import type { BlockchainApiStore } from '../../stores/account/blockchain-api.store'
import type { ChainStore } from '../../stores/connection/chain.store'
import type { EnsStore } from './ens.store'
import type { NameService } from './name-service'

interface IdentityDeps {
  chain: ChainStore
  api: BlockchainApiStore
  service: NameService
  ens: EnsStore
}

const nobody: AccountIdentity = { name: null, avatar: null }

/**
 * Sets the name and the picture of the active account. They come from the data service; if the service has no name that can be
 * confirmed, they come from the name registry of the chain. A name is shown only when it resolves to the account, and a picture
 * only with a name. Only EVM accounts have names, and test networks without a name registry have none.
 */
export class IdentitySync {
  readonly #deps: IdentityDeps
  /** Aborts when another account becomes active, or none. */
  #search = new AbortController()

  constructor(deps: IdentityDeps) {
    this.#deps = deps
  }

  async sync(): Promise<void> {
    const { chain } = this.#deps
    this.stop()
    this.#search = new AbortController()
    const { signal } = this.#search
    const { activeCaipNetwork: network, activeChain: namespace, activeEntry } = chain
    const address = activeEntry?.accountState.address
    if (!network || !namespace || !address) return
    const { name, avatar } = await this.#find(address, network, signal).catch(() => nobody)
    const isLate = signal.aborted || chain.chains.get(namespace)?.accountState.address !== address
    if (!isLate) chain.setChainAccountData({ profileName: name, profileImage: avatar }, namespace)
  }

  /** Makes no more requests for the account and ignores their answers. */
  stop(): void {
    this.#search.abort()
  }

  async #find(address: string, network: Network, signal: AbortSignal): Promise<AccountIdentity> {
    const { api, service, ens } = this.#deps
    if (!isOffered('names', network.chainNamespace) || isPlaceholder(network)) return nobody
    if (network.testnet && !network.contracts?.ensRegistry) return nobody
    if (await api.isNetworkSupported(network.caipNetworkId)) {
      try {
        const { name, avatar } = await service.fetchIdentity(address, network.caipNetworkId, signal)
        signal.throwIfAborted()
        const confirmed = name ? await ens.confirmName(name, address) : undefined
        if (confirmed) return { name: confirmed.name, avatar: confirmed.avatar ?? avatar }
      } catch {
        // The service failed, but the registry may know the account.
      }
    }
    signal.throwIfAborted()
    const [name] = await ens.getNamesForAddress(address)
    signal.throwIfAborted()
    return name ? { name, avatar: (await ens.getAvatar(name)) ?? null } : nobody
  }
}
