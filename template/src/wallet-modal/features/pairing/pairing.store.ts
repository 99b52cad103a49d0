import { flow, makeAutoObservable, observableRef } from 'mobx'
import type { PairedSession, Proposal } from '../../connectors/walletconnect/pairing-client'
import { connectLimits } from '../../domain/wallets/connect-limits'
import { Latest } from '../../domain/latest'
import type { WalletModalError } from '../../domain/errors/errors'
import { toModalError } from '../../domain/errors/errors'
import type { WalletEntry } from '../../domain/wallets/wallet-entry'
import type { RootStore } from '../../stores/root/root.store'
import { writePendingPairing } from './pending-pairing'
import { wait } from '../../stores/root/wait'
import { isPageVisible } from '../../platform/page-visibility'
import { AppOpening } from './app-opening'
import type { DeepLinkChoice } from './deep-link-choice'
import { rememberDeepLink } from './deep-link-choice'
import { PairingConnection } from './pairing-connection'
import type { PairingSource } from './pairing-source'
import type { SignInWithPairing } from './sign-in-with-pairing'
import { Timers } from './timers'

/** A link that a wallet can pair with until it expires. */
export interface PairingLink {
  readonly uri: string
  /** Milliseconds since the epoch. */
  readonly expiresAt: number
}

/** Where pairing stands. After a failure the message stays on screen while the next link is made; `link` is that next link. */
export type PairingState =
  | { state: 'idle' }
  | { state: 'starting'; isSlow: boolean }
  | { state: 'ready'; link: PairingLink }
  | { state: 'declined' | 'failed'; error: WalletModalError; link: PairingLink | undefined }
  | { state: 'connected' }

/** How long a link may take before the view says that it takes longer than usual, in milliseconds. */
const slowAfter = 3_000

interface PairingDeps {
  root: Pick<
    RootStore,
    | 'account'
    | 'accountLoader'
    | 'adapters'
    | 'asset'
    | 'chain'
    | 'connector'
    | 'events'
    | 'memory'
    | 'modal'
    | 'options'
    | 'platform'
    | 'sessions'
  >
  signIn: SignInWithPairing
  source: PairingSource
}

/** Pairs with a wallet on another device: makes links, renews them, and waits for the wallet's approval. */
export class PairingStore {
  state: PairingState = { state: 'idle' }
  /** The wallet to pair with; undefined means any wallet. */
  wallet: WalletEntry | undefined = undefined
  /** The wallet app that a link has opened; undefined while the code is shown. */
  linking: DeepLinkChoice | undefined = undefined
  /** True while a pairing view is on the screen. */
  isEntered = false
  readonly opening: AppOpening
  readonly paired: PairingConnection
  readonly #deps: PairingDeps
  #proposal: Proposal | undefined
  /** The session that a wallet has approved, until the session is shown as a connection. */
  #opening: PairedSession | undefined
  /** The latest link, which a wallet may approve until it expires. Undefined while no approval is awaited. */
  #awaited: Pick<Proposal, 'topic' | 'expiresAt'> | undefined
  /** The current attempt to make a link. Answers to an earlier attempt are ignored. */
  readonly #latest = new Latest()
  readonly #timers: Timers

  constructor(deps: PairingDeps) {
    this.#deps = deps
    this.opening = new AppOpening(deps.root.platform)
    this.#timers = new Timers(deps.root.platform.after)
    this.paired = new PairingConnection({ root: deps.root, load: () => deps.source.load(), onEnd: () => this.end() })
    makeAutoObservable(this, {
      state: observableRef,
      wallet: observableRef,
      linking: observableRef,
      opening: false,
      paired: false,
      start: false,
    })
  }

  /**
   * Called when the visitor leaves the page. Stores the open link, because a wallet may still approve it, or has just approved
   * it without this page noticing.
   */
  keepForNextPage(): void {
    const { platform, memory } = this.#deps.root
    const awaited = this.#awaited
    if (awaited && awaited.expiresAt > this.#now)
      writePendingPairing(platform, memory.pendingPairingKey, { wallet: this.wallet, ...awaited })
  }

  /** The current link: shown as a code, or ready behind an error message. */
  get link(): PairingLink | undefined {
    return 'link' in this.state ? this.state.link : undefined
  }

  /** Whether the wallet declined, or the link could not be made. */
  get hasError(): boolean {
    return this.state.state === 'declined' || this.state.state === 'failed'
  }

  choose(wallet: WalletEntry | undefined): void {
    this.wallet = wallet
  }

  /** A pairing view opens: makes a link, or shows the current one if it has not expired. An embedded card always makes a new one. */
  enter(): void {
    const isFirst = !this.isEntered
    this.isEntered = true
    if (this.state.state === 'connected') this.state = { state: 'idle' }
    if (isFirst && this.#deps.root.modal.isEmbedded && this.state.state !== 'starting') void this.start()
    else this.prepare()
  }

  /** Makes a link, unless there is a usable one or one is being made. A link that is about to expire stays until the next is ready. */
  prepare(): void {
    if (this.state.state === 'starting') return
    const { link } = this
    const isValid = link !== undefined && link.expiresAt > this.#now
    if (!isValid) return void this.start()
    this.state = { state: 'ready', link }
    // A wallet may still approve the old link, which the visitor has scanned.
    if (!this.#isUsable(link)) void this.renew()
  }

  /** Called when the visitor asks to try again. */
  retry(): void {
    this.opening.reset()
    this.prepare()
  }

  /** Called when the visitor leaves the pairing view. A wallet may still approve the link, and the next pairing view shows it again. */
  leave(): void {
    this.isEntered = false
    this.opening.reset()
    if (this.hasError) this.state = this.link ? { state: 'ready', link: this.link } : { state: 'idle' }
  }

  /**
   * Called when the modal closes, and when an account connects while it is closed. The visitor may have scanned the code and still be
   * reading the request in the wallet, so the link can be approved until it expires. If another wallet has connected, the link is dropped.
   */
  keepWaiting(): void {
    const { account } = this.#deps.root
    const { state } = this.state
    const isAwaited = state === 'starting' || (state === 'ready' && !account.caipAddress)
    if (account.caipAddress && !this.paired.isShown) this.endOpening()
    if (!isAwaited || !this.#awaited) this.forget()
  }

  /** Called before a disconnect. Ends a session that a wallet has approved and that is not shown yet, so that the session connects nobody. */
  endOpening(): void {
    this.#opening?.end().catch(() => {})
  }

  /** Drops the link. If a wallet approves it later, its session is ended. */
  forget(): void {
    const { platform, memory } = this.#deps.root
    writePendingPairing(platform, memory.pendingPairingKey, undefined)
    this.#awaited = undefined
    this.#clear()
    // The wallet's app was opened but has not connected, so later requests must not open that app.
    if (this.linking && this.state.state !== 'connected') this.setLinking(undefined)
    if (this.state.state !== 'connected') this.state = { state: 'idle' }
  }

  /** Remembers the wallet app that the link has opened; undefined when the code is shown instead. */
  setLinking(choice: DeepLinkChoice | undefined): void {
    const { platform, memory } = this.#deps.root
    const { wallet, link } = this
    const awaited = choice && wallet && link && this.#awaited
    this.linking = choice
    rememberDeepLink(platform.keyValue, choice)
    writePendingPairing(platform, memory.pendingPairingKey, awaited && { wallet, ...awaited })
  }

  /** Called when the session has ended. */
  end(): void {
    this.setLinking(undefined)
    if (this.state.state === 'connected') this.state = { state: 'idle' }
  }

  /** Replaces a link that is about to expire while a pairing view is open. Behind an error message the link is only dropped. */
  refresh(): void {
    if (!this.isEntered || !this.link || this.#isUsable(this.link)) return
    if (this.state.state === 'ready') void this.renew()
    else if (this.state.state === 'declined' || this.state.state === 'failed') {
      const { state, error } = this.state
      this.#clear()
      this.state = { state, error, link: undefined }
    }
  }

  /** Called when the modal is destroyed. */
  stop(): void {
    this.forget()
    this.paired.stop()
  }

  show(state: PairingState): void {
    this.state = state
  }

  /** Makes a link. Ends in a state that shows the result, unless a newer attempt starts or the visitor leaves. */
  readonly start = flow(function* (this: PairingStore) {
    this.#clear()
    this.#awaited = undefined
    const { signal } = this.#latest
    this.state = { state: 'starting', isSlow: false }
    this.#timers.add(slowAfter, () => this.show({ state: 'starting', isSlow: true }))
    try {
      const proposal = yield* wait(this.#propose())
      if (!signal.aborted) this.#take(proposal)
      else proposal.cancel()
    } catch (thrown) {
      if (!signal.aborted) this.#fail(toModalError(thrown))
    }
  })

  /**
   * Replaces a link that is about to expire. The old link stays on screen until the new one is ready, at most until it expires. If the
   * visitor leaves the view meanwhile, the old link stays, because nobody has seen the new one.
   */
  readonly renew = flow(function* (this: PairingStore) {
    const { link } = this
    if (!link || link.expiresAt <= this.#now) return void this.start()
    const isWanted = () => this.link === link && this.isEntered
    try {
      const proposal = yield* wait(this.#propose())
      if (isWanted()) this.#take(proposal)
      else proposal.cancel()
    } catch (thrown) {
      if (isWanted()) this.#fail(toModalError(thrown))
    }
  })

  get #now(): number {
    return this.#deps.root.platform.now()
  }

  #isUsable(link: PairingLink | undefined): link is PairingLink {
    return link !== undefined && link.expiresAt - this.#now > connectLimits.pairingRenewal
  }

  #propose(): Promise<Proposal> {
    // From here on another tab may store a newer session than the kit has in memory.
    this.paired.spend()
    const { chain, options } = this.#deps.root
    const { source, signIn } = this.#deps
    const { universalProviderConfigOverride } = options.state
    return source.propose(chain.requestedCaipNetworks, universalProviderConfigOverride, (offered) =>
      signIn.prepare(offered),
    )
  }

  #take(proposal: Proposal): void {
    const was = this.state
    this.#clear()
    this.#proposal = proposal
    this.#awaited = { topic: proposal.topic, expiresAt: proposal.expiresAt }
    const link = { uri: proposal.uri, expiresAt: proposal.expiresAt }
    this.show(was.state === 'declined' || was.state === 'failed' ? { ...was, link } : { state: 'ready', link })
    // A hidden page keeps its link: the visitor may still be deciding in the wallet's app that the link opened.
    const expire = () => isPageVisible(this.#deps.root.platform) && this.refresh()
    this.#timers.add(link.expiresAt - connectLimits.pairingRenewal - this.#now, expire)
    this.#timers.add(link.expiresAt - this.#now, expire)
    proposal.approval.then(
      (session) => this.#approved(proposal, session),
      (thrown: unknown) => this.#refused(proposal, toModalError(thrown)),
    )
  }

  async #approved(proposal: Proposal, session: PairedSession): Promise<void> {
    const isLate = proposal !== this.#proposal || proposal.expiresAt <= this.#now
    if (isLate) return void session.end().catch(() => {})
    const { wallet, linking } = this
    this.#clear()
    const { signal } = this.#latest
    this.show({ state: 'starting', isSlow: false })
    this.#opening = session
    try {
      await this.#deps.signIn.complete(session)
      await this.#open(session, wallet, linking)
      this.#awaited = undefined
      if (!signal.aborted) this.show({ state: 'connected' })
      if (!this.#deps.root.modal.isShown) this.forget()
    } catch (thrown) {
      session.end().catch(() => {})
      if (!signal.aborted) this.#fail(toModalError(thrown))
    } finally {
      if (this.#opening === session) this.#opening = undefined
    }
  }

  /** Shows the session as a connection. If that fails, the sign-in that came with the pairing is undone. */
  async #open(session: PairedSession, wallet?: WalletEntry, linking?: DeepLinkChoice): Promise<void> {
    try {
      await this.paired.open(session, wallet, linking ? 'mobile' : 'qrcode')
    } catch (error) {
      await this.#deps.signIn.undo(session)
      throw error
    }
  }

  #refused(proposal: Proposal, error: WalletModalError): void {
    if (proposal !== this.#proposal) return
    if (!this.#deps.root.modal.isShown) return this.forget()
    if (error.code === 'TIMED_OUT') return void this.start()
    this.#fail(error)
    // Makes the next link behind the error message, so that "Try again" shows it at once.
    const { signal } = this.#latest
    this.#propose().then(
      (next) => (signal.aborted ? next.cancel() : this.#take(next)),
      (thrown: unknown) => this.#deps.root.platform.log.warn('The next pairing link could not be made.', thrown),
    )
  }

  #fail(error: WalletModalError): void {
    this.#awaited = undefined
    this.#clear()
    this.opening.reset()
    this.show({ state: error.code === 'USER_REJECTED' ? 'declined' : 'failed', error, link: undefined })
    this.#deps.root.events.track({ event: 'CONNECT_ERROR', properties: { message: error.message } })
  }

  /** Cancels the link and everything that waits for it. */
  #clear(): void {
    this.#latest.begin()
    this.#proposal?.cancel()
    this.#proposal = undefined
    this.#timers.clear()
  }
}
