import { makeAutoObservable, observableRef } from 'mobx'
import { isSameAddress } from '../../domain/address'
import type { ChainNamespace } from '../../domain/caip'
import { limits } from '../../domain/limits'
import { isOffered } from '../../domain/namespace-scope'
import type { AccountStores } from '../../stores/account-stores'
import type { RootStore } from '../../stores/root.store'
import { findLookAlike } from './look-alike'
import type { Receiver, ReceiverState } from './receiver'
import { findReceiver, isName } from './receiver'

/** The field for the receiver: what was entered, whom that means, and what to warn of. */
export class ReceiverEntry {
  /** As it was entered: an address or a name. */
  text = ''
  state: ReceiverState = { state: 'empty' }
  /** The visitor compared the receiver with the known address that it looks like. */
  hasCompared = false
  readonly #root: RootStore
  readonly #stores: AccountStores
  #finding = new AbortController()
  #cancelDelay = () => {}

  constructor(root: RootStore, stores: AccountStores) {
    this.#root = root
    this.#stores = stores
    makeAutoObservable(this, { state: observableRef })
  }

  get receiver(): Receiver | undefined {
    return this.state.state === 'ready' ? this.state.receiver : undefined
  }

  /** The known address that the receiver's only looks like. */
  get lookAlike(): string | undefined {
    return this.receiver && findLookAlike(this.receiver.address, this.#known)
  }

  /** Whether a name may be entered in place of an address. */
  get hasNames(): boolean {
    return isOffered('names', this.#namespace)
  }

  get isOwnAddress(): boolean {
    return isSameAddress(this.receiver?.address, this.#root.account.address)
  }

  get isFirstTime(): boolean {
    const address = this.receiver?.address
    return address !== undefined && !this.#known.some((known) => isSameAddress(known, address))
  }

  setHasCompared(hasCompared: boolean): void {
    this.hasCompared = hasCompared
  }

  /** Takes an address at once, and looks a name up when typing has rested. The last entry wins. */
  setText(entered: string): void {
    this.reset()
    const text = entered.trim()
    this.text = text
    if (text === '') return
    this.state = { state: 'resolving' }
    const { signal } = this.#finding
    const find = () => void this.#find(text, signal)
    if (isName(text, this.#namespace)) this.#cancelDelay = this.#root.platform.after(limits.nameDebounce, find)
    else find()
  }

  reset(): void {
    this.#finding.abort()
    this.#finding = new AbortController()
    this.#cancelDelay()
    this.text = ''
    this.state = { state: 'empty' }
    this.hasCompared = false
  }

  setState(state: ReceiverState): void {
    this.state = state
  }

  /** Looks a text up, past what is kept of names when the answer has to hold now. */
  async find(text: string, signal: AbortSignal, isFresh = false): Promise<ReceiverState> {
    const { activeCaipNetwork: network } = this.#root.chain
    const reader = network && (await this.#stores.reader(network).catch(() => undefined))
    return findReceiver(text, { ens: this.#stores.ens, reader, namespace: this.#namespace, isFresh }, signal)
  }

  async #find(text: string, signal: AbortSignal): Promise<void> {
    const found = await this.find(text, signal).catch(() => undefined)
    if (found && !signal.aborted) this.setState(found)
  }

  get #namespace(): ChainNamespace {
    return this.#root.chain.activeChain ?? 'eip155'
  }

  /** Whom this account knows: its wallet's accounts, those with a label, and whom it sent to from here. */
  get #known(): string[] {
    const { allAccounts, addressLabels } = this.#root.account.state
    const receivers = this.#stores.sent.list.map(({ to }) => to)
    return [...allAccounts.map(({ address }) => address), ...addressLabels.keys(), ...receivers]
  }
}
