import { makeAutoObservable } from 'mobx'
import { unreadAccount } from '../../domain/account/account'
import { isSameAddress } from '../../domain/account/address'
import { toCaipAddress } from '../../domain/networks/caip'
import type { ChainStore } from '../connection/chain.store'
import type { ConnectorStore } from '../connection/connector.store'
import type { SessionMemory } from '../connection/session-memory'

interface ChoiceDeps {
  chain: ChainStore
  connector: ConnectorStore
  memory: SessionMemory
}

/** The accounts that one wallet shares: which of them is in use, and their labels. */
export class AccountChoice {
  readonly #deps: ChoiceDeps

  constructor(deps: ChoiceDeps) {
    this.#deps = deps
    makeAutoObservable(this)
  }

  /** Makes another shared account the active one. The choice is kept across reloads until the wallet itself changes its account. */
  select(address: string): void {
    const { chain, connector, memory } = this.#deps
    const { activeChain: namespace, activeCaipNetwork: network, activeEntry } = chain
    if (!namespace || !network || !activeEntry?.accountState.allAccounts.some((shared) => shared.address === address))
      return
    const caipAddress = toCaipAddress(network.caipNetworkId, address)
    chain.setChainAccountData({ ...unreadAccount, address, caipAddress }, namespace)
    const connectorId = connector.activeConnectorIds.get(namespace)
    if (connectorId) memory.rememberConnection(namespace, { connectorId, caipAddress, isChosen: true })
  }

  /** Gives an account of the active namespace a label; an empty label removes it. */
  setLabel(address: string, label: string): void {
    const { chain } = this.#deps
    const known = [...(chain.activeEntry?.accountState.addressLabels ?? [])]
    const labels = new Map(known.filter(([other]) => !isSameAddress(other, address)))
    if (label) labels.set(address, label)
    chain.setAccountProp('addressLabels', labels, chain.activeChain)
  }
}
