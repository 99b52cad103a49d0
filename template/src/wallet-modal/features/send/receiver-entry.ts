import { makeAutoObservable, observableRef } from 'mobx'
import type { CaipAddress, ChainNamespace } from '../../domain/networks/caip'
import { Latest } from '../../domain/latest'
import { isOffered } from '../../domain/networks/namespace-scope'
import type { AccountStores } from '../../stores/account/account-stores'
import type { RootStore } from '../../stores/root/root.store'
import { isAmong, ownAddresses, trustedAddresses } from './known-addresses'
import { findLookAlike } from './look-alike'
import type { Receiver, ReceiverState } from './receiver'
import { findReceiver, isName } from './receiver'

/** How long typing must pause before a name is looked up, in milliseconds. */
const typingPause = 500

type ReceiverEntryRoot = Pick<RootStore, 'account' | 'accountLoader' | 'chain' | 'platform'>

/** The field for the receiver: the entered text, the receiver it stands for, and what the visitor should check. */
export class ReceiverEntry {
  /** The entered address or name. */
  text = ''
  state: ReceiverState = { state: 'empty' }
  /** The visitor compared the receiver with the known address that it looks like. */
  hasCompared = false
  activity: { owner: CaipAddress | undefined; addresses: readonly string[] } = { owner: undefined, addresses: [] }
  readonly #root: ReceiverEntryRoot
  readonly #stores: AccountStores
  readonly #finding = new Latest()
  #cancelDelay = () => {}

  constructor(root: ReceiverEntryRoot, stores: AccountStores) {
    this.#root = root
    this.#stores = stores
    makeAutoObservable(this, { state: observableRef, activity: observableRef, readActivity: false })
  }

  get receiver(): Receiver | undefined {
    return this.state.state === 'ready' ? this.state.receiver : undefined
  }

  /**
   * The known address that the receiver's address resembles. If the visitor has chosen the receiver before, the address is
   * compared only with other chosen addresses, because strangers may have made their addresses resemble it.
   */
  get lookAlike(): string | undefined {
    const { receiver, isFirstTime, counterparties } = this
    const known = isFirstTime ? [...this.#trusted, ...counterparties] : this.#trusted
    return receiver && findLookAlike(receiver.address, known)
  }

  /** Whether the receiver resembles a known address, and the visitor has not compared the two addresses yet. */
  get isUncompared(): boolean {
    return this.lookAlike !== undefined && !this.hasCompared
  }

  /** The counterparties of the active account. Empty until they are loaded. */
  get counterparties(): readonly string[] {
    const { owner, addresses } = this.activity
    return owner === this.#root.account.caipAddress ? addresses : []
  }

  /** Whether a name may be entered in place of an address. */
  get hasNames(): boolean {
    return this.#stores.resolveName !== undefined && isOffered('names', this.#namespace)
  }

  get isOwnAddress(): boolean {
    return isAmong(this.receiver?.address, ownAddresses(this.#root))
  }

  get isFirstTime(): boolean {
    const address = this.receiver?.address
    return address !== undefined && !isAmong(address, this.#trusted)
  }

  setHasCompared(hasCompared: boolean): void {
    this.hasCompared = hasCompared
  }

  /** Accepts an address at once. A name is looked up after a pause in typing. Only the latest entry counts. */
  setText(entered: string): void {
    this.reset()
    const text = entered.trim()
    this.text = text
    if (text === '') return
    this.state = { state: 'resolving' }
    void this.readActivity()
    const signal = this.#finding.begin()
    const find = () => void this.#find(text, signal)
    if (this.hasNames && isName(text)) this.#cancelDelay = this.#root.platform.after(typingPause, find)
    else find()
  }

  reset(): void {
    this.#finding.stop()
    this.#cancelDelay()
    this.text = ''
    this.state = { state: 'empty' }
    this.hasCompared = false
  }

  /** Loads the counterparties once for each account. Errors are ignored, and the visitor is not told about them. */
  async readActivity(): Promise<void> {
    const owner = this.#root.account.caipAddress
    if (!owner || this.activity.owner === owner) return
    this.setActivity(owner, [])
    const { signal } = new AbortController()
    const { counterparties } = this.#root.accountLoader.loaded
    const asked = [...counterparties].map((read) => read(signal).catch((): readonly string[] => []))
    const addresses = (await Promise.all(asked)).flat()
    if (this.activity.owner === owner) this.setActivity(owner, addresses)
  }

  setActivity(owner: CaipAddress, addresses: readonly string[]): void {
    this.activity = { owner, addresses }
  }

  setState(state: ReceiverState): void {
    this.state = state
  }

  /**
   * Resolves an entered text to a receiver.
   * @param isFresh resolves a name without the cache, when the answer has to be current. Default: false
   */
  async find(text: string, signal: AbortSignal, isFresh = false): Promise<ReceiverState> {
    const { activeCaipNetwork: network } = this.#root.chain
    const reader = network && (await this.#stores.reader(network).catch(() => undefined))
    const resolveName = this.hasNames ? this.#stores.resolveName : undefined
    return findReceiver(text, { resolveName, reader, namespace: this.#namespace, isFresh }, signal)
  }

  async #find(text: string, signal: AbortSignal): Promise<void> {
    const found = await this.find(text, signal).catch(() => undefined)
    if (found && !signal.aborted) this.setState(found)
  }

  get #namespace(): ChainNamespace {
    return this.#root.chain.activeChain ?? 'eip155'
  }

  get #trusted(): string[] {
    return trustedAddresses(this.#root, this.#stores, this.#namespace)
  }
}
