/** The views of the model, and whether each is about a connected account. The list repeats the specification. */
export const views = {
  Connect: false,
  AllWallets: false,
  GetWallet: false,
  WhatIsAWallet: false,
  WhatIsANetwork: false,
  Networks: false,
  UnsupportedChain: false,
  Account: true,
  AccountSettings: true,
  SwitchAddress: true,
  Tokens: true,
  WalletReceive: true,
  Transactions: true,
  ApproveTransaction: true,
} as const

export type View = keyof typeof views
export type Reason = 'escape' | 'overlay' | 'header' | 'back' | 'api' | 'done'

export const viewNames = Object.keys(views) as View[]

/** A network that the app does not list. */
export const unsupported = 31_337

/** How long the modal shakes, in milliseconds. */
const shakeTime = 500

/** The reference model of the modal and its history: plain data, and one method for each thing that can happen. */
export class ModalModel {
  isOpen = false
  history: View[] = ['Connect']
  hasAccount = false
  network = 1
  hasFailed = false
  /** When the shake ends. */
  shakesUntil = 0
  readonly isEmbedded: boolean
  readonly #now: () => number

  constructor(isEmbedded: boolean, now: () => number) {
    this.isEmbedded = isEmbedded
    this.#now = now
  }

  get view(): View {
    return this.history.at(-1) ?? 'Connect'
  }

  get isShown(): boolean {
    return this.isOpen || this.isEmbedded
  }

  get isShaking(): boolean {
    return this.#now() < this.shakesUntil
  }

  show(view: View | undefined): void {
    const isPossible = view !== undefined && (this.hasAccount || !views[view])
    this.history = [isPossible ? view : this.#start]
    this.isOpen = true
  }

  close(reason: Reason): void {
    if (this.#isRefused(reason)) {
      if (!this.isShaking) this.shakesUntil = this.#now() + shakeTime
      return
    }
    this.isOpen = false
    if (this.isEmbedded) this.history = [this.#start]
  }

  push(view: View): void {
    if (view !== this.view) this.history.push(view)
  }

  replace(view: View): void {
    if (view !== this.view) this.history[this.history.length - 1] = view
  }

  back(): void {
    if (this.history.length === 1 || this.history.includes('UnsupportedChain')) return this.close('back')
    this.history.pop()
  }

  connected(): void {
    this.hasAccount = true
    this.networkChanged(1)
  }

  /** The account has left: nothing of it stays on the screen. */
  disconnected(): void {
    if (!this.hasAccount) return
    this.hasAccount = false
    if (!this.isSupported) this.network = 1
    if (this.isShown) this.close('done')
  }

  networkChanged(network: number): void {
    const isOther = network !== this.network
    this.network = network
    if (!this.isSupported) this.show('UnsupportedChain')
    else if (isOther && this.isShown && this.view === 'UnsupportedChain') this.close('done')
  }

  get isSupported(): boolean {
    return this.network !== unsupported
  }

  get #start(): View {
    return this.hasAccount ? 'Account' : 'Connect'
  }

  #isRefused(reason: Reason): boolean {
    if (reason === 'api' || reason === 'done' || this.hasFailed) return false
    if (this.view === 'ApproveTransaction') return reason !== 'header'
    return this.view === 'UnsupportedChain' && !this.isSupported
  }
}
