import type { CaipNetworkId, ChainNamespace } from '../../domain/networks/caip'
import { isCaipAddress, parseCaipAddress } from '../../domain/networks/caip'
import type { Eip1193Provider } from '../../domain/wallets/eip1193'
import type { Approval } from './approved'
import { approvalOf, approvedId } from './approved'
import { ProviderListeners } from '../provider-listeners'
import type { PairedSession, Peer } from './pairing-client'
import { ProviderError, providerCodes, unsupportedMethod } from '../provider-error'

/** Reads the chain of a `chainChanged` event: a number, hexadecimal or decimal text, or a CAIP-2 id. */
function referenceOf(data: unknown, chainId: string): string {
  const text = typeof data === 'number' || typeof data === 'string' ? String(data) : chainId
  const reference = text.includes(':') ? text.slice(text.indexOf(':') + 1) : text
  return /^0x[0-9a-f]+$/i.test(reference) ? String(Number(reference)) : reference
}

/**
 * The provider of one namespace of a paired session. The provider keeps the active chain, because a session has no active chain.
 */
export class PairedProvider implements Eip1193Provider {
  readonly namespace: ChainNamespace
  readonly #session: PairedSession
  readonly #listeners = new ProviderListeners()
  #reference: string
  /** The account that the wallet's last `accountsChanged` event named first. The list of accounts begins with it. */
  #preferred: string | undefined
  #shown: string

  /** @param wanted the network to start on if the session has an account there; otherwise the session's first network */
  constructor(session: PairedSession, namespace: ChainNamespace, wanted: CaipNetworkId | undefined) {
    this.#session = session
    this.namespace = namespace
    const approval = approvalOf(session, namespace)
    const isApproved = wanted !== undefined && approvedId(approval, wanted) !== undefined
    const chain = isApproved ? wanted : (approval.accounts[0]?.chain ?? wanted ?? `${namespace}:`)
    this.#reference = chain.slice(namespace.length + 1)
    this.#shown = this.accounts.join()
    session.follow((news) => {
      if (news.type === 'ended')
        this.#listeners.emit('disconnect', new ProviderError(providerCodes.disconnected, 'Disconnected'))
      else if (news.type === 'updated') this.#tellAccounts()
      else if (news.chainId.startsWith(`${namespace}:`)) this.#hear(news.name, news.data, news.chainId)
    })
  }

  get peer(): Peer {
    return this.#session.peer
  }

  /** The active chain, as the reference of its CAIP-2 id. */
  get chainReference(): string {
    return this.#reference
  }

  get approval(): Approval {
    return approvalOf(this.#session, this.namespace)
  }

  /** The shared addresses on the active chain; none after the session has ended. */
  get accounts(): string[] {
    if (this.#session.isEnded) return []
    const { approval } = this
    const chain = approvedId(approval, `${this.namespace}:${this.#reference}`)
    const own = approval.accounts.filter((account) => account.chain === chain).map(({ address }) => address)
    const preferred = this.#preferred
    const isShared = preferred !== undefined && approval.accounts.some(({ address }) => address === preferred)
    return [...new Set(isShared ? [preferred, ...own] : own)]
  }

  /** Sends a request to the wallet on the active chain. Rejects with 4200 for a method that the session does not allow. */
  async request({ method, params }: { method: string; params?: unknown }): Promise<unknown> {
    const { approval } = this
    if (!approval.methods.has(method)) throw unsupportedMethod(method)
    const active = `${this.namespace}:${this.#reference}`
    return this.#session.request(approvedId(approval, active) ?? active, method, params ?? [])
  }

  /** Sends a request about a chain that the wallet has not approved. The request itself goes out on an approved chain. */
  async requestElsewhere(method: string, params: unknown): Promise<unknown> {
    const { approval } = this
    const chain = approval.accounts[0]?.chain
    if (!chain || !approval.methods.has(method)) throw unsupportedMethod(method)
    return this.#session.request(chain, method, params)
  }

  isApproved(caipNetworkId: string): boolean {
    return approvedId(this.approval, caipNetworkId) !== undefined
  }

  /** Changes the active chain in this provider only, without telling the wallet. */
  setChain(reference: string): void {
    if (reference === this.#reference) return
    this.#reference = reference
    this.#listeners.emit('chainChanged', reference)
    this.#tellAccounts()
  }

  /** Ends the session in the wallet too, with all its namespaces. */
  endSession(): Promise<void> {
    return this.#session.end()
  }

  on(event: string, listener: (...args: never[]) => void): this {
    this.#listeners.add(event, listener)
    return this
  }

  removeListener(event: string, listener: (...args: never[]) => void): this {
    this.#listeners.remove(event, listener)
    return this
  }

  #hear(name: string, data: unknown, chainId: string): void {
    if (name === 'chainChanged') return this.setChain(referenceOf(data, chainId))
    const [first] = name === 'accountsChanged' && Array.isArray(data) ? data : []
    if (typeof first !== 'string') return
    this.#preferred = isCaipAddress(first) ? parseCaipAddress(first).address : first
    this.#tellAccounts()
  }

  #tellAccounts(): void {
    const { accounts } = this
    const shown = accounts.join()
    if (shown === this.#shown) return
    this.#shown = shown
    this.#listeners.emit('accountsChanged', accounts)
  }
}
