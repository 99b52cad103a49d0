import { makeAutoObservable } from 'mobx'
import { unreadAccount } from '../../domain/account/account'
import { isSameAddress } from '../../domain/account/address'
import { toCaipAddress } from '../../domain/networks/caip'
import type { BlockchainApiStore } from './blockchain-api.store'
import type { ChainStore } from '../connection/chain.store'
import type { ConnectorStore } from '../connection/connector.store'
import type { SessionMemory } from '../connection/session-memory'

interface ChoiceDeps {
  chain: ChainStore
  connector: ConnectorStore
  memory: SessionMemory
  api: BlockchainApiStore
}

/** The accounts that one wallet shares: which is active, and the value of each. */
export class AccountChoice {
  /** By lower-case address, in US dollars on the active network. An account without known prices has no entry. */
  readonly totals = new Map<string, number>()
  /** Identifies the latest reading of the totals. */
  #reading = {}
  readonly #deps: ChoiceDeps

  constructor(deps: ChoiceDeps) {
    this.#deps = deps
    makeAutoObservable(this, { readTotals: false })
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

  /** Reads the value of each account on the active network, if a data service knows it. */
  async readTotals(): Promise<void> {
    const { api, chain } = this.#deps
    const network = chain.activeCaipNetwork
    const reading = {}
    this.#reading = reading
    this.clearTotals()
    if (!network) return
    for (const { address } of chain.activeEntry?.accountState.allAccounts ?? []) {
      const balances = await api.getBalance(address, network.caipNetworkId).catch(() => [])
      if (this.#reading !== reading) return
      const values = balances.map(({ value }) => value).filter((value) => value !== undefined)
      if (values.length > 0)
        this.setTotal(
          address,
          values.reduce((sum, value) => sum + value, 0),
        )
    }
  }

  clearTotals(): void {
    this.totals.clear()
  }

  setTotal(address: string, total: number): void {
    this.totals.set(address.toLowerCase(), total)
  }
}
