import { flow, makeAutoObservable, observableRef } from 'mobx'
import { connectLimits } from '../../domain/connect-limits'
import { toModalError } from '../../domain/errors'
import type { Siwx, SiwxSession } from '../../domain/siwx'
import { siwxError, siwxErrorMessages } from '../../domain/siwx-errors'
import { withTimeout } from '../../domain/timeout'
import type { LateStores } from '../../stores/late-stores'
import type { RootStore } from '../../stores/root.store'
import { wait } from '../../stores/wait'
import { failureSentence } from './failure-sentence'
import { isSmartAccount } from './is-smart-account'
import { endOf } from './session-end'
import { trackSignIn } from './sign-in-events'
import { SignInState } from './sign-in-state'
import { Signing } from './signing'
import type { SigningAccount } from './signing-account'
import { signingAccount } from './signing-account'
import { withLock } from './with-lock'

interface SiwxDeps {
  root: RootStore
  late: LateStores
  siwx: Siwx
}

/** Why sessions are looked for. */
export type CheckCause = 'connected' | 'restored' | 'changed' | 'news' | 'expired'

/** What the view says above the question. */
export type SignInNotice = { reason: 'expired' } | { reason: 'failed'; sentence: string; details?: string | undefined }

/** How long sessions may take to be found, in milliseconds. */
const checkLimit = 15_000

/** When a session is looked at again that has ended by this clock and is still good, in milliseconds. */
const checkEnded = 60_000

/** When it is tried again after what is needed for it did not answer, in milliseconds. */
const checkAgain = 10_000

/** A timer of browsers reaches no further, in milliseconds. */
const longestTimer = 2 ** 31 - 1

/** Signing in: when it is asked for, and what becomes of the answer. */
export class SiwxStore {
  isCancelling = false
  /** Why the visitor is asked again. */
  notice: SignInNotice | undefined = undefined
  readonly state = new SignInState()
  readonly signing: Signing
  readonly #deps: SiwxDeps
  /** Ends what is under way for an account when another takes its place, or when the visitor gives up. */
  #attempt = new AbortController()
  #stopClock: () => void = () => {}
  /** The app has called for it: whoever connects now is asked in any case. */
  #isWanted = false

  constructor(deps: SiwxDeps) {
    this.#deps = deps
    this.signing = new Signing(deps.root, deps.siwx)
    makeAutoObservable(this, {
      notice: observableRef,
      siwx: false,
      state: false,
      signing: false,
      check: false,
      sign: false,
      cancel: false,
      signOut: false,
    })
  }

  /** How visitors sign in, as the app has chosen. */
  get siwx(): Siwx {
    return this.#deps.siwx
  }

  get isRequired(): boolean {
    return this.#deps.siwx.getRequired?.() ?? false
  }

  /** A required answer is owed: nothing but signing or cancelling leads on (specification, section 4). */
  get isCloseDisabled(): boolean {
    const { view } = this.#deps.root.router
    const isAsking = view === 'SIWXSignMessage' || view === 'ConnectingSiwe' || view === 'ApproveTransaction'
    return isAsking && this.isRequired && this.state.session === undefined && this.account !== undefined
  }

  get account(): SigningAccount | undefined {
    return signingAccount(this.#deps.root)
  }

  /** Looks for a session of the active account, and asks for one where there is none. */
  readonly check = flow(function* (this: SiwxStore, cause: CheckCause) {
    const { root, siwx } = this.#deps
    const { state } = this
    // A tab that is signing hears of its own session, too.
    if (cause === 'news' && state.status === 'signing') return
    const { account } = this
    const signal = this.#begin()
    if (!account) {
      this.#stopClock()
      return state.show('idle')
    }
    if (state.session?.data.chainId !== account.chainId || cause !== 'news') state.show('checking')
    try {
      const sessions = Promise.resolve(siwx.getSessions(account.chainId, account.address))
      const [session] = yield* wait(withTimeout(sessions, checkLimit, root.platform.after))
      if (signal.aborted) return
      if (session) this.#take(session)
      else this.#ask(cause)
    } catch (error) {
      if (signal.aborted) return
      if (toModalError(error).code === 'SIGN_IN_UNAVAILABLE') this.#checkLater(cause)
      else yield* wait(this.#failToStart(error))
    }
  })

  /** Makes the message that the view shows. */
  prepare(): void {
    const { account } = this
    if (account) void this.signing.prepare(account, this.#attempt.signal)
  }

  /**
   * Has the wallet sign, and the session checked and kept.
   * @throws WalletModalError NO_ACTIVE_CAIP_ADDRESS or NO_ACTIVE_NETWORK_OR_CLIENT when there is nothing to sign for
   */
  readonly sign = flow(function* (this: SiwxStore) {
    const { root } = this.#deps
    const { state } = this
    const account = this.#required()
    if (state.status === 'signing') return
    const signal = this.#begin()
    state.show('signing')
    this.notice = undefined
    try {
      const lock = `wallet-modal:${root.memory.id}:sign-in:${account.id}`
      const prove = () => this.signing.prove(account, signal)
      const session = yield* wait(withLock(root.platform.window(), lock, signal, prove))
      if (signal.aborted) return
      this.#take(session)
      trackSignIn(root, 'SIWX_AUTH_SUCCESS')
    } catch (error) {
      if (signal.aborted) return
      root.platform.log.warn('Signing in did not succeed.', error)
      state.show('signed-out')
      trackSignIn(root, 'SIWX_AUTH_ERROR')
      const isSmart = yield* wait(isSmartAccount(root, account))
      if (signal.aborted) return
      const { modal, router } = root
      if (!modal.open || router.view === 'ApproveTransaction') modal.show({ view: 'SIWXSignMessage' })
      const failure = toModalError(error)
      const details = failure.code.startsWith('SIGN_IN') ? failure.details : undefined
      this.notice = { reason: 'failed', sentence: failureSentence(failure, isSmart), details }
      this.prepare()
    }
  })

  /** The visitor does not sign: the wallet is disconnected when signing in is required, else only the view goes. */
  readonly cancel = flow(function* (this: SiwxStore) {
    const { root } = this.#deps
    const { state } = this
    const { connection, chain, modal, router } = root
    if (this.isCancelling) return
    this.isCancelling = true
    this.#begin()
    trackSignIn(root, 'CLICK_CANCEL_SIWX')
    try {
      if (this.isRequired) yield* wait(connection.disconnect(chain.activeChain))
      else if (this.account) state.show('signed-out')
    } finally {
      this.isCancelling = false
      modal.close('done')
      if (!modal.isEmbedded) router.reset({ view: 'Connect', data: undefined })
    }
  })

  /** Ends the session of the active account; where signing in is required, the connection with it. */
  readonly signOut = flow(function* (this: SiwxStore) {
    const { root, siwx } = this.#deps
    const { state } = this
    const { account } = this
    if (!account) return
    this.#begin()
    this.#stopClock()
    yield* wait(siwx.revokeSession(account.chainId, account.address))
    state.show('signed-out')
    if (this.isRequired) yield* wait(root.connection.disconnect(account.namespace))
  })

  /** Somebody has pressed "Sign" in the view of an app with `siweConfig`. */
  noteClick(): void {
    trackSignIn(this.#deps.root, 'CLICK_SIGN_SIWX_MESSAGE')
  }

  /** The app calls for it: a connected visitor is asked to sign, others to connect first. */
  askNow(): void {
    if (this.state.session) return
    this.#isWanted = true
    this.#deps.root.modal.show(this.account && { view: 'SIWXSignMessage' })
  }

  /** Nobody looks at the modal any more. */
  close(): void {
    this.#isWanted = false
  }

  /** Nobody looks at the message any more. */
  drop(): void {
    this.signing.drop()
    this.notice = undefined
    if (this.state.status !== 'signing') return
    this.#begin()
    this.state.show('signed-out')
  }

  /** The modal is gone for good. */
  stop(): void {
    this.#begin()
    this.#stopClock()
  }

  #begin(): AbortSignal {
    this.#attempt.abort(new DOMException('Something else has begun', 'AbortError'))
    this.#attempt = new AbortController()
    return this.#attempt.signal
  }

  #required(): SigningAccount {
    const { root } = this.#deps
    if (!root.chain.activeCaipAddress) throw siwxError('NO_ACTIVE_CAIP_ADDRESS')
    const { account } = this
    if (!account || !root.sessions.get(account.namespace)) throw siwxError('NO_ACTIVE_NETWORK_OR_CLIENT')
    return account
  }

  #take(session: SiwxSession): void {
    const { root, siwx } = this.#deps
    const { state } = this
    const { modal, router } = root
    state.showSession(session, siwx.isSaved?.() ?? true)
    this.#isWanted = false
    this.notice = undefined
    this.#watchEnd(session)
    if (router.view === 'SIWXSignMessage' || router.view === 'ConnectingSiwe') modal.close('done')
    else this.#closeAfterConnecting()
  }

  #ask(cause: CheckCause): void {
    const { root, siwx } = this.#deps
    const { state } = this
    state.show('signed-out')
    this.#stopClock()
    this.notice = cause === 'expired' ? { reason: cause } : undefined
    // What the visitor has put off is not asked for again by a reload, and not because of another tab.
    const isDue = this.isRequired || cause === 'connected' || cause === 'changed'
    const isOffered = this.isRequired || siwx.asksOnConnect?.() !== false
    if (this.#isWanted || (isDue && isOffered && cause !== 'news')) root.modal.show({ view: 'SIWXSignMessage' })
    else this.#closeAfterConnecting()
  }

  /** What is needed to tell does not answer just now, which says nothing of the visitor. */
  #checkLater(cause: CheckCause): void {
    this.state.show('signed-out')
    this.#stopClock()
    this.#stopClock = this.#deps.root.platform.after(checkAgain, () => void this.check(cause))
    this.#closeAfterConnecting()
  }

  #closeAfterConnecting(): void {
    const { modal, router, platform } = this.#deps.root
    const isConnecting = () => modal.open && router.view.startsWith('Connecting')
    if (isConnecting()) platform.after(connectLimits.connectedHold, () => isConnecting() && modal.close('done'))
  }

  #watchEnd(session: SiwxSession): void {
    this.#stopClock()
    const { now, after } = this.#deps.root.platform
    const left = endOf(session) - now()
    if (left === Number.POSITIVE_INFINITY) return
    const wake = () => (left > longestTimer ? this.#watchEnd(session) : void this.check('expired'))
    // By a clock that is ahead of the service's a good session has ended already: it is not asked about time and again.
    this.#stopClock = after(left > 0 ? Math.min(left, longestTimer) : checkEnded, wake)
  }

  /** Nobody can tell whether the visitor is signed in, so nobody is connected either (specification, section 8). */
  async #failToStart(error: unknown): Promise<void> {
    const { root, late } = this.#deps
    const { state } = this
    root.platform.log.error('Signing in could not begin.', error)
    trackSignIn(root, 'SIWX_AUTH_ERROR')
    state.show('idle')
    await root.connection.disconnect()
    root.modal.show({ view: 'Connect' })
    late.snack.showError(siwxErrorMessages.SIWX_INIT_FAILED)
  }
}
