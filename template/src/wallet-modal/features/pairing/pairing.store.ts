import { flow, makeAutoObservable, observableRef } from 'mobx'
import type { PairedSession, Proposal } from '../../connectors/walletconnect/pairing-client'
import { connectLimits } from '../../domain/wallets/connect-limits'
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

/** A link that a wallet can be paired with until it expires. */
export interface PairingLink {
  readonly uri: string
  /** Milliseconds since the epoch. */
  readonly expiresAt: number
}

/** Where pairing stands. What went wrong stays to be read while the next link is made ready behind it. */
export type PairingState =
  | { state: 'idle' }
  | { state: 'starting'; isSlow: boolean }
  | { state: 'ready'; link: PairingLink }
  | { state: 'declined' | 'failed'; error: WalletModalError; link: PairingLink | undefined }
  | { state: 'connected' }

/** After this long without a link the visitor is told that it takes longer than usual, in milliseconds. */
const slowAfter = 3_000

interface PairingDeps {
  root: RootStore
  signIn: SignInWithPairing
  source: PairingSource
}

/** Pairs a wallet of another device: makes links, keeps them fresh, and waits for a wallet's yes. */
export class PairingStore {
  state: PairingState = { state: 'idle' }
  /** The wallet to pair with; any without it. */
  wallet: WalletEntry | undefined = undefined
  /** The wallet's app that a link has opened; undefined while the code is shown. */
  linking: DeepLinkChoice | undefined = undefined
  /** A pairing view is on the screen. */
  isEntered = false
  readonly opening: AppOpening
  readonly paired: PairingConnection
  readonly #deps: PairingDeps
  #proposal: Proposal | undefined
  /**
   * When the latest link expires, in milliseconds since the epoch. A wallet may approve the link until then. 0 when nobody
   * waits.
   */
  #expiresAt = 0
  /** Identifies the link that is being made; a newer one makes an older meaningless. */
  #key = {}
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
    if (this.#expiresAt > this.#now)
      writePendingPairing(platform, memory.pendingPairingKey, { wallet: this.wallet, expiresAt: this.#expiresAt })
  }

  /** The link on the screen, or ready behind what is. */
  get link(): PairingLink | undefined {
    return 'link' in this.state ? this.state.link : undefined
  }

  /** The specification's name for a wallet that said no, or a link that could not be made. */
  get hasError(): boolean {
    return this.state.state === 'declined' || this.state.state === 'failed'
  }

  choose(wallet: WalletEntry | undefined): void {
    this.wallet = wallet
  }

  /** Somebody is about to pair: there is a link soon. One that has not expired is used again, except in an embedded card. */
  enter(): void {
    const isFirst = !this.isEntered
    this.isEntered = true
    if (this.state.state === 'connected') this.state = { state: 'idle' }
    if (isFirst && this.#deps.root.modal.isEmbedded && this.state.state !== 'starting') void this.start()
    else this.prepare()
  }

  /** Makes a link unless there is one, or one is on its way. */
  prepare(): void {
    if (this.state.state === 'starting') return
    if (this.#isUsable(this.link)) this.state = { state: 'ready', link: this.link }
    else void this.start()
  }

  /** The visitor wants another try. */
  retry(): void {
    this.opening.reset()
    this.prepare()
  }

  /** The view was left; its link may be used by the next. */
  leave(): void {
    this.isEntered = false
    this.wallet = undefined
    this.opening.reset()
    if (this.hasError) this.state = this.link ? { state: 'ready', link: this.link } : { state: 'idle' }
  }

  /** The modal was closed: the link is worth nothing any more, and whoever approves it later is turned away. */
  forget(): void {
    const { platform, memory } = this.#deps.root
    writePendingPairing(platform, memory.pendingPairingKey, undefined)
    this.#expiresAt = 0
    this.#clear()
    // The wallet's app was opened but has not connected, so later requests must not open that app.
    if (this.linking && this.state.state !== 'connected') this.setLinking(undefined)
    if (this.state.state !== 'connected') this.state = { state: 'idle' }
  }

  /** A link has opened a wallet's app; undefined when the code is used in its place. */
  setLinking(choice: DeepLinkChoice | undefined): void {
    const { platform, memory } = this.#deps.root
    const { wallet, link } = this
    this.linking = choice
    rememberDeepLink(platform.keyValue, choice)
    const isPending = choice && wallet && link
    writePendingPairing(platform, memory.pendingPairingKey, isPending && { wallet, expiresAt: link.expiresAt })
  }

  /** The session is over. */
  end(): void {
    this.setLinking(undefined)
    if (this.state.state === 'connected') this.state = { state: 'idle' }
  }

  /** Replaces a link that is about to expire while somebody looks at it; behind an error it is only put away. */
  refresh(): void {
    if (!this.isEntered || !this.link || this.#isUsable(this.link)) return
    if (this.state.state === 'ready') void this.renew()
    else if (this.state.state === 'declined' || this.state.state === 'failed') {
      const { state, error } = this.state
      this.#clear()
      this.state = { state, error, link: undefined }
    }
  }

  /** The modal is gone for good. */
  stop(): void {
    this.forget()
    this.paired.stop()
  }

  show(state: PairingState): void {
    this.state = state
  }

  /** Makes a link. Nothing but a newer attempt, or leaving, keeps it from ending in a state that says so. */
  readonly start = flow(function* (this: PairingStore) {
    this.#clear()
    const key = this.#key
    this.state = { state: 'starting', isSlow: false }
    this.#timers.add(slowAfter, () => this.show({ state: 'starting', isSlow: true }))
    try {
      const proposal = yield* wait(this.#propose())
      if (this.#key === key) this.#take(proposal)
      else proposal.cancel()
    } catch (thrown) {
      if (this.#key === key) this.#fail(toModalError(thrown))
    }
  })

  /** Puts a new link in the place of one that is about to expire; the old one is shown until then, and no longer. */
  readonly renew = flow(function* (this: PairingStore) {
    const { link } = this
    if (!link || link.expiresAt <= this.#now) return void this.start()
    try {
      const proposal = yield* wait(this.#propose())
      if (this.link === link) this.#take(proposal)
      else proposal.cancel()
    } catch (thrown) {
      if (this.link === link) this.#fail(toModalError(thrown))
    }
  })

  get #now(): number {
    return this.#deps.root.platform.now()
  }

  #isUsable(link: PairingLink | undefined): link is PairingLink {
    return link !== undefined && link.expiresAt - this.#now > connectLimits.pairingRenewal
  }

  #propose(): Promise<Proposal> {
    // From here on the kit's own memory may be older than what another tab has stored.
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
    this.#expiresAt = proposal.expiresAt
    const link = { uri: proposal.uri, expiresAt: proposal.expiresAt }
    this.show(was.state === 'declined' || was.state === 'failed' ? { ...was, link } : { state: 'ready', link })
    // While nobody looks, a link stays: the wallet's app that it has opened may still be deciding.
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
    const key = this.#key
    this.show({ state: 'starting', isSlow: false })
    try {
      await this.#deps.signIn.complete(session)
      await this.#open(session, wallet, linking)
      this.#expiresAt = 0
      if (this.#key === key) this.show({ state: 'connected' })
    } catch (thrown) {
      session.end().catch(() => {})
      if (this.#key === key) this.#fail(toModalError(thrown))
    }
  }

  /** A sign-in that came with a pairing does not outlive it. */
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
    if (error.code === 'TIMED_OUT') return void this.start()
    this.#fail(error)
    // The next code is made ready behind what is said, so that trying again waits for nothing.
    const key = this.#key
    this.#propose().then(
      (next) => (this.#key === key ? this.#take(next) : next.cancel()),
      (thrown: unknown) => this.#deps.root.platform.log.warn('The next pairing link could not be made.', thrown),
    )
  }

  #fail(error: WalletModalError): void {
    this.#expiresAt = 0
    this.#clear()
    this.opening.reset()
    this.show({ state: error.code === 'USER_REJECTED' ? 'declined' : 'failed', error, link: undefined })
    this.#deps.root.events.track({ event: 'CONNECT_ERROR', properties: { message: error.message } })
  }

  /** Forgets the link and what was to come of it. */
  #clear(): void {
    this.#key = {}
    this.#proposal?.cancel()
    this.#proposal = undefined
    this.#timers.clear()
  }
}
