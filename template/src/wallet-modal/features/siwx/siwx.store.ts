import { flow, makeAutoObservable, observableRef } from 'mobx'
import { Latest } from '../../domain/latest'
import type { WalletModalError } from '../../domain/errors/errors'
import { toModalError } from '../../domain/errors/errors'
import type { Siwx, SiwxSession } from '../../domain/sign-in/siwx'
import { siwxError } from '../../domain/errors/siwx-errors'
import { withTimeout } from '../../domain/timeout'
import type { ModalStores } from '../../stores/root/modal-stores'
import type { RootStore } from '../../stores/root/root.store'
import { wait } from '../../stores/root/wait'
import { shownFailure } from './signing/shown-failure'
import { isSmartAccount } from './signing/is-smart-account'
import { SessionClock } from './session-clock'
import { endOf } from './session-end'
import { trackSignIn } from './sign-in-events'
import type { FailureNotice, SignInNotice } from './sign-in-notice'
import { SignInScreen } from './sign-in-screen'
import type { CheckCause } from './sign-in-state'
import { SignInState } from './sign-in-state'
import { Signing } from './signing/signing'
import type { SigningAccount } from './signing/signing-account'
import { signingAccount } from './signing/signing-account'
import { withLock } from './with-lock'

interface SiwxDeps {
  root: Pick<
    RootStore,
    | 'account'
    | 'accountLoader'
    | 'adapters'
    | 'chain'
    | 'connection'
    | 'events'
    | 'memory'
    | 'modal'
    | 'platform'
    | 'router'
    | 'sessions'
  >
  modalStores: ModalStores
  siwx: Siwx
}

/** How long looking up sessions may take, in milliseconds. */
const checkLimit = 15_000

/** Decides when the visitor is asked to sign in, and handles the answer. */
export class SiwxStore {
  isCancelling = false
  /** Why the visitor is asked again. */
  notice: SignInNotice | undefined = undefined
  readonly state = new SignInState()
  readonly signing: Signing
  readonly #screen: SignInScreen
  readonly #deps: SiwxDeps
  /** Aborts what is running for an account when another account becomes active, or when the visitor gives up. */
  readonly #attempt = new Latest()
  readonly #clock: SessionClock
  /** The cause of the check that is running; undefined while none is. */
  #runningCause: CheckCause | undefined
  /** The account for which the service did not answer, and the cause of that check. */
  #unanswered: { id: string; cause: CheckCause } | undefined
  /** True after the app has asked to sign in: the next account that connects is asked in any case. */
  #isRequestedByApp = false

  constructor(deps: SiwxDeps) {
    this.#deps = deps
    this.#clock = new SessionClock(deps.root.platform)
    this.#screen = new SignInScreen(deps.root)
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
      refresh: false,
    })
  }

  /** The object that signs visitors in: the app's option `siwx`, or one made from `siweConfig`. */
  get siwx(): Siwx {
    return this.#deps.siwx
  }

  get isRequired(): boolean {
    return this.#deps.siwx.getRequired?.() ?? false
  }

  /** True while the visitor sees the sign-in view, or the embedded wallet's approval. */
  get isAsking(): boolean {
    return this.#screen.isShown
  }

  /** True while sign-in is required and the view asks for it: only signing or cancelling closes it (SPEC C4-04). */
  get isCloseDisabled(): boolean {
    return this.isAsking && this.isRequired && this.state.session === undefined && this.account !== undefined
  }

  get account(): SigningAccount | undefined {
    return signingAccount(this.#deps.root)
  }

  /** Looks up the session of the active account, and asks to sign in if there is none. */
  readonly check = flow(function* (this: SiwxStore, cause: CheckCause) {
    const { root, siwx } = this.#deps
    const { account, state } = this
    // A tab that is signing is told of its own session, too.
    if (cause === 'news' && state.status === 'signing') return
    // News from another tab must not replace the cause of a running check, which may have to ask.
    const due = cause === 'news' ? (this.#runningCause ?? cause) : cause
    const signal = this.#begin()
    if (!account) {
      this.#clock.stop()
      this.#unanswered = undefined
      return state.show('idle')
    }
    this.#runningCause = due
    if (state.session?.data.chainId !== account.chainId || due !== 'news') state.show('checking')
    try {
      const sessions = Promise.resolve(siwx.getSessions(account.chainId, account.address))
      const [session] = yield* wait(withTimeout(sessions, checkLimit, root.platform.after))
      if (signal.aborted) return
      this.#runningCause = undefined
      this.#unanswered = undefined
      if (session) this.#accept(session)
      else this.#ask(due)
    } catch (error) {
      if (signal.aborted) return
      if (toModalError(error).code === 'SIGN_IN_UNAVAILABLE') this.#checkLater(due, account.id)
      else yield* wait(this.#failToStart(error))
    }
  })

  /** Looks up the session again and ignores what is cached: for an app whose own server says that there is none. */
  async refresh(): Promise<void> {
    this.#deps.siwx.forget?.()
    await this.check('news')
  }

  /** Checks a session again if it has ended meanwhile. */
  lookAtEnd(): void {
    const { session } = this.state
    if (session && endOf(session) <= this.#deps.root.platform.now()) void this.check('expired')
  }

  /** Checks again whether the visitor is signed in, after the service did not answer. */
  retry(): void {
    void this.check(this.#unanswered?.cause ?? 'changed')
  }

  /** Makes the message for the view. */
  prepare(): void {
    const { account } = this
    if (account) void this.signing.prepare(account, this.#attempt.signal)
  }

  /**
   * Has the wallet sign, and the session checked and stored.
   * @throws WalletModalError NO_ACTIVE_CAIP_ADDRESS or NO_ACTIVE_NETWORK_OR_CLIENT if there is no account, network or wallet to sign with
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
      this.#accept(session)
      trackSignIn(root, 'SIWX_AUTH_SUCCESS')
    } catch (error) {
      if (signal.aborted) return
      root.platform.log.warn('Signing in did not succeed.', error)
      state.show('signed-out')
      trackSignIn(root, 'SIWX_AUTH_ERROR')
      const failure = toModalError(error)
      const told = this.#tellFailure(failure)
      if (!told) return
      // A failure is shown at once. Whether the account is a contract may take a while to read; then only the words change.
      const isSmart = yield* wait(isSmartAccount(root, account))
      if (isSmart) this.#reword(told, shownFailure(failure, true))
    }
  })

  /** The visitor declines to sign in. Where it is required, the wallet is disconnected; else the view closes. */
  readonly cancel = flow(function* (this: SiwxStore) {
    const { root } = this.#deps
    const { connection, chain } = root
    if (this.isCancelling) return
    this.isCancelling = true
    this.#begin()
    trackSignIn(root, 'CLICK_CANCEL_SIWX')
    try {
      if (this.isRequired) yield* wait(connection.disconnect(chain.activeChain))
      else if (this.account) this.state.show('signed-out')
    } finally {
      this.isCancelling = false
      this.#screen.leaveDeclined()
    }
  })

  /**
   * Ends the session of the active account, or all sessions if there is none. Where signing in is required, it also disconnects.
   * @throws the error that kept the session from being ended; the visitor may then still be signed in
   */
  readonly signOut = flow(function* (this: SiwxStore) {
    const { root, siwx } = this.#deps
    const { account, state } = this
    const signal = this.#begin()
    this.#clock.stop()
    // A signature that is given for an earlier request does not sign in again.
    if (state.status === 'signing') state.show('checking')
    this.signing.drop()
    if (this.isAsking) this.prepare()
    try {
      yield* wait(account ? siwx.revokeSession(account.chainId, account.address) : siwx.setSessions([]))
    } catch (error) {
      void this.check('news')
      throw error
    }
    if (!signal.aborted) state.show(account ? 'signed-out' : 'idle')
    if (account && this.isRequired) yield* wait(root.connection.disconnect(account.namespace))
  })

  /** Called when "Sign" is pressed in the view of an app with `siweConfig`. */
  noteClick(): void {
    trackSignIn(this.#deps.root, 'CLICK_SIGN_SIWX_MESSAGE')
  }

  /** The app asks to sign in: a connected visitor is asked to sign, others to connect first. */
  askNow(): void {
    if (this.state.session) return
    this.#isRequestedByApp = true
    this.#deps.root.modal.show(this.account && { view: 'SIWXSignMessage' })
  }

  /** Called when the modal has closed. */
  close(): void {
    this.#isRequestedByApp = false
  }

  /** Called when the visitor leaves the sign-in view. A wallet that has been asked may still answer: a signature given there counts. */
  drop(): void {
    if (this.state.status === 'signing') return
    this.signing.drop()
    this.notice = undefined
  }

  /** Called when the modal is destroyed. */
  stop(): void {
    this.#begin()
    this.#clock.stop()
  }

  #begin(): AbortSignal {
    this.#runningCause = undefined
    return this.#attempt.begin()
  }

  #required(): SigningAccount {
    const { root } = this.#deps
    if (!root.chain.activeCaipAddress) throw siwxError('NO_ACTIVE_CAIP_ADDRESS')
    const { account } = this
    if (!account || !root.sessions.get(account.namespace)) throw siwxError('NO_ACTIVE_NETWORK_OR_CLIENT')
    return account
  }

  #accept(session: SiwxSession): void {
    this.state.showSession(session, this.siwx.isSaved?.() ?? true)
    this.#isRequestedByApp = false
    this.notice = undefined
    this.#clock.atEnd(session, () => void this.check('expired'))
    this.#screen.leave()
  }

  /** Shows a failure. A visitor who has left the view and declined in the wallet is told nothing. */
  #tellFailure(failure: WalletModalError): FailureNotice | undefined {
    const { root, modalStores } = this.#deps
    const { modal, router } = root
    const error = shownFailure(failure, false)
    const isDeclined = failure.code === 'USER_REJECTED'
    if (!this.isAsking && (isDeclined || modal.isShown)) {
      if (!isDeclined) modalStores.snack.showError(modalStores.language.shortErrorText(error))
      this.drop()
      return undefined
    }
    if (!this.isAsking || router.view === 'ApproveTransaction') this.#screen.show()
    const refusal = failure.code.startsWith('SIGN_IN') ? failure : undefined
    const notice: FailureNotice = { reason: 'failed', error, refusal, isDeclined }
    this.notice = notice
    this.prepare()
    return notice
  }

  #reword(told: FailureNotice, error: WalletModalError): void {
    if (this.notice === told) this.notice = { ...told, error, isDeclined: false }
  }

  #ask(cause: CheckCause): void {
    this.state.show('signed-out')
    this.#clock.stop()
    this.notice = cause === 'expired' ? { reason: cause } : undefined
    // A reload, or news from another tab, does not ask again a visitor who has postponed signing in.
    const isDue = this.isRequired || cause === 'connected' || cause === 'changed'
    const isOffered = this.isRequired || this.siwx.asksOnConnect?.() !== false
    // The view waits for a message if this check has aborted its preparation, or if the service did not answer the last time.
    if (this.isAsking && this.signing.isStopped) this.prepare()
    if (this.#isRequestedByApp || (isDue && isOffered && cause !== 'news')) this.#screen.show()
    else this.#screen.closeAfterConnecting()
  }

  /**
   * The service does not answer, so it is not known whether the visitor is signed in; the check is repeated later. Where
   * signing in is required, the sign-in view says so once, so that no visitor stays connected without knowing that the sign-in
   * is missing.
   */
  #checkLater(cause: CheckCause, id: string): void {
    this.state.show('signed-out')
    this.#clock.later(() => void this.check(cause))
    const isTold = this.#unanswered?.id === id
    const isOwed = this.isRequired || this.#isRequestedByApp
    if (isOwed && (!isTold || this.isAsking)) {
      this.notice = { reason: 'unavailable' }
      if (!this.isAsking) this.#screen.show()
    } else this.#screen.closeAfterConnecting()
    this.#unanswered = { id, cause }
  }

  /** It cannot be found out whether the visitor is signed in, so all wallets are disconnected (SPEC C8-13). */
  async #failToStart(error: unknown): Promise<void> {
    const { root, modalStores } = this.#deps
    root.platform.log.error('Signing in could not begin.', error)
    trackSignIn(root, 'SIWX_AUTH_ERROR')
    this.state.show('idle')
    await root.connection.disconnect()
    root.modal.show({ view: 'Connect' })
    modalStores.snack.showError(siwxError('SIWX_INIT_FAILED'))
  }
}
