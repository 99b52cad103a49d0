import { invalidParams } from '../rpc-error'

/** An account as the Wallet Standard shows it, with its key in base64. */
export interface StandardAccount {
  readonly address: string
  readonly publicKey: string
}

/** A namespace that the wallet serves by the Wallet Standard. */
export interface StandardNamespace {
  /** Such as `solana`. */
  readonly name: string
  /** The standard's names of its chains. */
  readonly chains: readonly string[]
  readonly accounts: readonly StandardAccount[]
  /** How many of the accounts connected sites see at the start; the first by default. */
  readonly shownAccounts?: number
}

/** What a page may know of a namespace. */
export interface StandardPageState {
  readonly chains: readonly string[]
  /** Those that the page's origin is shown, the selected one first. */
  readonly accounts: readonly StandardAccount[]
}

/** What pages see of the namespaces besides EVM: their accounts, and who is connected to which. */
export class StandardAccounts {
  readonly #namespaces: readonly StandardNamespace[]
  readonly #shared = new Map<string, readonly string[]>()
  /** When each site was connected to a namespace, by both names. */
  readonly #sites = new Map<string, number>()
  readonly #changed: () => void

  constructor(namespaces: readonly StandardNamespace[], changed: () => void) {
    this.#namespaces = namespaces
    this.#changed = changed
  }

  /** What connected sites see of each namespace, and which addresses there are. */
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

  /** As `connect`, for a namespace that the wallet may serve by pairing alone. */
  admit(name: string, origin: string): void {
    if (this.#namespaces.some((namespace) => namespace.name === name)) this.connect(name, origin)
  }

  /** The sites that are connected to a namespace, and since when. */
  get sites(): readonly (readonly [origin: string, connectedAt: number])[] {
    return [...this.#sites].map(([site, connectedAt]) => [site.slice(site.indexOf(' ') + 1), connectedAt])
  }

  /** Takes a site's access away: to one namespace, or to all. False when it had none. */
  disconnect(origin: string, name?: string): boolean {
    const names = this.#namespaces.map((namespace) => namespace.name).filter((other) => !name || other === name)
    const wasConnected = names.filter((other) => this.#sites.delete(siteOf(other, origin))).length > 0
    if (wasConnected) this.#changed()
    return wasConnected
  }

  /**
   * Shows connected sites these accounts from now on, the first as the selected one.
   * @throws RpcError -32602 for an account that the wallet has not
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
