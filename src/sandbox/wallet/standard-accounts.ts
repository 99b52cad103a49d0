import { invalidParams } from '../rpc-error'

/** An account in the form of the Wallet Standard. The public key is in base64. */
export interface StandardAccount {
  readonly address: string
  readonly publicKey: string
}

/** A namespace whose accounts the wallet offers by the Wallet Standard. */
export interface StandardNamespace {
  /** For example `solana`. */
  readonly name: string
  /** The chains, by their names in the Wallet Standard. */
  readonly chains: readonly string[]
  readonly accounts: readonly StandardAccount[]
  /** How many accounts the connected sites see at the start. Default: only the first account. */
  readonly shownAccounts?: number
}

/** The part of a namespace that a page may know. */
export interface StandardPageState {
  readonly chains: readonly string[]
  /** The accounts that the page's origin may see, the selected account first. */
  readonly accounts: readonly StandardAccount[]
}

/** The accounts of the namespaces other than EVM, and the sites that are connected to each namespace. */
export class StandardAccounts {
  readonly #namespaces: readonly StandardNamespace[]
  readonly #shared = new Map<string, readonly string[]>()
  /** The time when each site was connected to a namespace. The key contains the namespace and the origin. */
  readonly #sites = new Map<string, number>()
  readonly #changed: () => void

  constructor(namespaces: readonly StandardNamespace[], changed: () => void) {
    this.#namespaces = namespaces
    this.#changed = changed
  }

  /** The addresses of each namespace, and the addresses that connected sites see. */
  get view(): unknown {
    return this.#namespaces.map(({ name, accounts }) => ({
      name,
      addresses: accounts.map(({ address }) => address),
      shared: this.exposed({ name }).map(({ address }) => address),
    }))
  }

  /** @throws RpcError -32602 for a namespace that the wallet does not serve */
  find(name: unknown): StandardNamespace {
    const found = this.#namespaces.find((namespace) => namespace.name === name)
    if (found === undefined) throw invalidParams(`The wallet does not serve ${String(name)}`)
    return found
  }

  /** The accounts that connected sites see. */
  exposed({ name }: Pick<StandardNamespace, 'name'>): readonly StandardAccount[] {
    const { accounts, shownAccounts = 1 } = this.find(name)
    const shared = this.#shared.get(name) ?? accounts.slice(0, shownAccounts).map(({ address }) => address)
    return shared.flatMap((address) => accounts.filter((account) => account.address === address))
  }

  accountsFor(name: string, origin: string, isLocked: boolean): readonly StandardAccount[] {
    return isLocked || !this.#sites.has(siteOf(name, origin)) ? [] : this.exposed({ name })
  }

  pageState(origin: string, isLocked: boolean): Readonly<Record<string, StandardPageState>> {
    return Object.fromEntries(
      this.#namespaces.map(({ name, chains }) => [
        name,
        { chains, accounts: this.accountsFor(name, origin, isLocked) },
      ]),
    )
  }

  connect(name: string, origin: string): void {
    this.#sites.set(siteOf(name, origin), Date.now())
    this.#changed()
  }

  /** Does the same as `connect`, but ignores a namespace that the wallet offers only by pairing. */
  admit(name: string, origin: string): void {
    if (this.#namespaces.some((namespace) => namespace.name === name)) this.connect(name, origin)
  }

  /** The sites that are connected to a namespace, with the time of the connection. */
  get sites(): readonly (readonly [origin: string, connectedAt: number])[] {
    return [...this.#sites].map(([site, connectedAt]) => [site.slice(site.indexOf(' ') + 1), connectedAt])
  }

  /** Takes a site's access to one namespace or to all namespaces. Returns false if the site had no access. */
  disconnect(origin: string, name?: string): boolean {
    const names = this.#namespaces.map((namespace) => namespace.name).filter((other) => !name || other === name)
    const wasConnected = names.filter((other) => this.#sites.delete(siteOf(other, origin))).length > 0
    if (wasConnected) this.#changed()
    return wasConnected
  }

  /**
   * Changes the accounts that connected sites see. The first becomes the selected account.
   * @throws RpcError -32602 for an account that the wallet does not have
   */
  share(name: unknown, addresses: unknown): void {
    const { name: known, accounts } = this.find(name)
    const isAccount = (address: unknown): address is string => accounts.some((account) => account.address === address)
    if (!Array.isArray(addresses) || addresses.length === 0 || !addresses.every(isAccount))
      throw invalidParams(`addresses must be a list of accounts; there are ${accounts.map(({ address }) => address)}`)
    this.#shared.set(known, addresses)
    this.#changed()
  }

  reset(): void {
    this.#shared.clear()
    this.#sites.clear()
  }
}

function siteOf(name: string, origin: string): string {
  return `${name} ${origin}`
}
