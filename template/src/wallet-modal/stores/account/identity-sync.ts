import type { AccountIdentity } from '../../domain/account/name'
import { isOffered } from '../../domain/networks/namespace-scope'
import type { Network } from '../../domain/networks/network'
import { isPlaceholder } from '../../domain/networks/network'
import type { BlockchainApiStore } from './blockchain-api.store'
import type { ChainStore } from '../connection/chain.store'
import type { EnsStore } from './ens.store'

interface IdentityDeps {
  chain: ChainStore
  api: BlockchainApiStore
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
  /** What is being looked for; an answer for anything else is late. */
  #wanted = {}

  constructor(deps: IdentityDeps) {
    this.#deps = deps
  }

  async sync(): Promise<void> {
    const { chain } = this.#deps
    const key = {}
    this.#wanted = key
    const { activeCaipNetwork: network, activeChain: namespace, activeEntry } = chain
    const address = activeEntry?.accountState.address
    if (!network || !namespace || !address) return
    const { name, avatar } = await this.#find(address, network).catch(() => nobody)
    const isLate = this.#wanted !== key || chain.chains.get(namespace)?.accountState.address !== address
    if (!isLate) chain.setChainAccountData({ profileName: name, profileImage: avatar }, namespace)
  }

  async #find(address: string, network: Network): Promise<AccountIdentity> {
    const { api, ens } = this.#deps
    if (!isOffered('names', network.chainNamespace) || isPlaceholder(network)) return nobody
    if (network.testnet && !network.contracts?.ensRegistry) return nobody
    if (await api.isNetworkSupported(network.caipNetworkId)) {
      try {
        const { name, avatar } = await api.fetchIdentity(address, network.caipNetworkId)
        const confirmed = name ? await ens.confirmName(name, address) : undefined
        if (confirmed) return { name: confirmed.name, avatar: confirmed.avatar ?? avatar }
      } catch {
        // The registry may still know the account.
      }
    }
    const [name] = await ens.getNamesForAddress(address)
    return name ? { name, avatar: (await ens.getAvatar(name)) ?? null } : nobody
  }
}
