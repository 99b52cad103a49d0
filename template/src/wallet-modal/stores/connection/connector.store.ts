import { makeAutoObservable, observableRef, observableShallow } from 'mobx'
import type { ChainNamespace } from '../../domain/networks/caip'
import { chainNamespaces } from '../../domain/networks/caip'
import type { ConnectorContext } from '../../connectors/connector'
import type { Connector } from '../../domain/wallets/connector'
import { numberedId } from '../../domain/wallets/connector'

/** The wallets that can be connected, and the connected one of each namespace. */
export class ConnectorStore {
  allConnectors: readonly Connector[] = []
  activeConnector: Connector | undefined = undefined
  filterByNamespace: ChainNamespace | undefined = undefined
  readonly enabledNamespaces = new Set<ChainNamespace>(chainNamespaces)
  readonly activeConnectorIds = new Map<ChainNamespace, string>()
  /** The last number that was appended to an id, to distinguish wallets that share the id. */
  #number = 1

  constructor() {
    makeAutoObservable(this, {
      allConnectors: observableRef,
      activeConnector: observableRef,
      enabledNamespaces: observableShallow,
      activeConnectorIds: observableShallow,
    })
  }

  /** The functions by which sources of wallets report what they find. */
  get intake(): Pick<ConnectorContext, 'announce' | 'withdraw'> {
    return { announce: (found) => this.addConnectors(found), withdraw: (gone) => this.removeConnectors(gone) }
  }

  /** The wallets of the Connect view: of all namespaces in use, or of the one that the view is filtered by. */
  get connectors(): Connector[] {
    return this.allConnectors.filter(
      ({ chain }) => this.enabledNamespaces.has(chain) && (!this.filterByNamespace || chain === this.filterByNamespace),
    )
  }

  /**
   * Adds wallets that are not known yet. Wallets with the same id but different providers are different wallets. The anonymous
   * `window.ethereum` gets its name when the same provider announces itself.
   */
  addConnectors(found: readonly Connector[]): void {
    const all = new Set(this.allConnectors)
    const byProvider = new Map<unknown, Connector[]>()
    const taken = new Set<string>()
    const add = (connector: Connector) => {
      all.add(connector)
      taken.add(`${connector.chain}:${connector.id}`)
      byProvider.set(connector.provider, [...(byProvider.get(connector.provider) ?? []), connector])
    }
    this.allConnectors.forEach(add)
    for (const connector of found) {
      const { chain, id, provider, type } = connector
      const same = byProvider.get(provider)?.find((known) => known.chain === chain && all.has(known))
      if (same && (same.type !== 'INJECTED' || type !== 'ANNOUNCED')) continue
      if (same) all.delete(same)
      add({ ...connector, id: taken.has(`${chain}:${id}`) ? numberedId(id, (this.#number += 1)) : id })
    }
    this.allConnectors = [...all]
  }

  /** Removes wallets, by provider and namespace. */
  removeConnectors(gone: readonly Connector[]): void {
    const isGone = (known: Connector) =>
      gone.some(({ provider, chain }) => provider === known.provider && chain === known.chain)
    this.allConnectors = this.allConnectors.filter((known) => !isGone(known))
  }

  /** @param namespace chooses among the connectors of a wallet for several namespaces */
  getConnectorById(id: string, namespace?: ChainNamespace): Connector | undefined {
    return this.allConnectors.find((connector) => connector.id === id && (!namespace || connector.chain === namespace))
  }

  /** Finds the connector of a directory entry: by its id, or by its rdns. */
  getConnector({ id, rdns }: { id: string; rdns?: string | null }): Connector | undefined {
    return this.connectors.find((connector) => connector.explorerId === id || (rdns && connector.info?.rdns === rdns))
  }

  setActiveConnector(connector: Connector): void {
    this.activeConnector = connector
  }

  setFilterByNamespace(namespace: ChainNamespace | undefined): void {
    this.filterByNamespace = namespace
  }

  filterByNamespaces(namespaces: readonly ChainNamespace[]): void {
    this.enabledNamespaces.clear()
    for (const namespace of namespaces) this.enabledNamespaces.add(namespace)
  }

  setConnectorId(namespace: ChainNamespace, id: string): void {
    this.activeConnectorIds.set(namespace, id)
  }

  removeConnectorId(namespace: ChainNamespace): void {
    this.activeConnectorIds.delete(namespace)
  }

  isConnected(namespace?: ChainNamespace): boolean {
    return namespace ? this.activeConnectorIds.has(namespace) : this.activeConnectorIds.size > 0
  }
}
