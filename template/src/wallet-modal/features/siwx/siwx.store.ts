import { flow, makeAutoObservable, observableRef } from 'mobx'
import { connectLimits } from '../../domain/wallets/connect-limits'
import type { WalletModalError } from '../../domain/errors/errors'
import { toModalError } from '../../domain/errors/errors'
import type { Siwx, SiwxSession } from '../../domain/sign-in/siwx'
import { siwxError, siwxErrorMessages } from '../../domain/errors/siwx-errors'
import { withTimeout } from '../../domain/timeout'
import type { ModalStores } from '../../stores/root/modal-stores'
import type { RootStore } from '../../stores/root/root.store'
import { wait } from '../../stores/root/wait'
import { failureSentence } from './signing/failure-sentence'
import { isSmartAccount } from './signing/is-smart-account'
import { SessionClock } from './session-clock'
import { endOf } from './session-end'
import { trackSignIn } from './sign-in-events'
import type { FailureNotice, SignInNotice } from './sign-in-notice'
import { SignInState } from './sign-in-state'
import { Signing } from './signing/signing'
import type { SigningAccount } from './signing/signing-account'
import { signingAccount } from './signing/signing-account'
import { withLock } from './with-lock'

interface SiwxDeps {
  root: RootStore
  modalStores: ModalStores
  siwx: Siwx
}

/** Why sessions are looked for. */
export type CheckCause = 'connected' | 'restored' | 'changed' | 'news' | 'expired'

/** How long sessions may take to be found, in milliseconds. */
const checkLimit = 15_000

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
  readonly #clock: SessionClock
  /** Why sessions are being looked for just now. */
  #due: CheckCause | undefined
  /** The account for which the service did not answer, and the cause of that check. */
  #waiting: { id: string; cause: CheckCause } | undefined
  /** The app has called for it: whoever connects now is asked in any case. */
  #isWanted = false

  constructor(deps: SiwxDeps) {
    this.#deps = deps
    this.#clock = new SessionClock(deps.root.platform)
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

  /** How visitors sign in, as the app has chosen. */
  get siwx(): Siwx {
    return this.#deps.siwx
  }

  get isRequired(): boolean {
    return this.#deps.siwx.getRequired?.() ?? false
  }

  /** The visitor looks at the question, or at what the wallet in the page asks. */
  get isAsking(): boolean {
    const { modal, router } = this.#deps.root
    return modal.isShown && (router.traits.asksToSign || router.view === 'ApproveTransaction')
  }

  /** A required answer is owed: nothing but signing or cancelling leads on. */
  get isCloseDisabled(): boolean {
    return this.isAsking && this.isRequired && this.state.session === undefined && this.account !== undefined
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
    // What another tab says does not take the place of a question that is due here.
    const due = cause === 'news' ? (this.#due ?? cause) : cause
    const { account } = this
    const signal = this.#begin()
    if (!account) {
      this.#clock.stop()
      this.#waiting = undefined
      return state.show('idle')
    }
    this.#due = due
    if (state.session?.data.chainId !== account.chainId || due !== 'news') state.show('checking')
    try {
      const sessions = Promise.resolve(siwx.getSessions(account.chainId, account.address))
      const [session] = yield* wait(withTimeout(sessions, checkLimit, root.platform.after))
      if (signal.aborted) return
      this.#due = undefined
      this.#waiting = undefined
      if (session) this.#take(session)
      else this.#ask(due)
    } catch (error) {
      if (signal.aborted) return
      if (toModalError(error).code === 'SIGN_IN_UNAVAILABLE') this.#checkLater(due, account.id)
      else yield* wait(this.#failToStart(error))
    }
  })

  /** Looks for a session anew, whatever was known: after the app's own server has said that there is none. */
  async refresh(): Promise<void> {
    this.#deps.siwx.forget?.()
    await this.check('news')
  }

  /** Looks at a session again that has ended meanwhile. */
  lookAtEnd(): void {
    const { session } = this.state
    if (session && endOf(session) <= this.#deps.root.platform.now()) void this.check('expired')
  }

  /** Checks again whether the visitor is signed in, after the service did not answer. */
  retry(): void {
    void this.check(this.#waiting?.cause ?? 'changed')
  }

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
      const failure = toModalError(error)
      const told = this.#tellFailure(failure)
      if (!told) return
      // A decline is told at once; a chain that is slow to say what kind of account it was only changes the words.
      const isSmart = yield* wait(isSmartAccount(root, account))
      if (isSmart) this.#reword(told, failureSentence(failure, true))
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

  /**
   * Ends the session of the active account, or all where there is none; where signing in is required, the connection with it.
   * @throws what kept the session from being ended: the visitor may still be signed in
   */
  readonly signOut = flow(function* (this: SiwxStore) {
    const { root, siwx } = this.#deps
    const { state } = this
    const { account } = this
    this.#begin()
    this.#clock.stop()
    try {
      yield* wait(account ? siwx.revokeSession(account.chainId, account.address) : siwx.setSessions([]))
    } catch (error) {
      void this.check('news')
      throw error
    }
    state.show(account ? 'signed-out' : 'idle')
    if (account && this.isRequired) yield* wait(root.connection.disconnect(account.namespace))
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

  /** Nobody looks at the message any more. A wallet that was asked may still answer: what the visitor signs there counts. */
  drop(): void {
    if (this.state.status === 'signing') return
    this.signing.drop()
    this.notice = undefined
  }

  /** The modal is gone for good. */
  stop(): void {
    this.#begin()
    this.#clock.stop()
  }

  #begin(): AbortSignal {
    this.#attempt.abort(new DOMException('Something else has begun', 'AbortError'))
    this.#attempt = new AbortController()
    this.#due = undefined
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
    this.#clock.atEnd(session, () => void this.check('expired'))
    if (router.traits.asksToSign) modal.close('done')
    else this.#closeAfterConnecting()
  }

  /** Whoever looks at the question is told there; whoever has left it and declined in the wallet knows. */
  #tellFailure(failure: WalletModalError): FailureNotice | undefined {
    const { root, modalStores } = this.#deps
    const { modal, router } = root
    const sentence = failureSentence(failure, false)
    const isDeclined = failure.code === 'USER_REJECTED'
    if (!this.isAsking && (isDeclined || modal.isShown)) {
      if (!isDeclined) modalStores.snack.showError(sentence)
      this.drop()
      return undefined
    }
    if (!this.isAsking || router.view === 'ApproveTransaction') modal.show({ view: 'SIWXSignMessage' })
    const details = failure.code.startsWith('SIGN_IN') ? failure.details : undefined
    const notice: FailureNotice = { reason: 'failed', sentence, details }
    this.notice = notice
    this.prepare()
    return notice
  }

  #reword(told: FailureNotice, sentence: string): void {
    if (this.notice === told) this.notice = { ...told, sentence }
  }

  #ask(cause: CheckCause): void {
    const { root, siwx } = this.#deps
    this.state.show('signed-out')
    this.#clock.stop()
    this.notice = cause === 'expired' ? { reason: cause } : undefined
    // What the visitor has put off is not asked for again by a reload, and not because of another tab.
    const isDue = this.isRequired || cause === 'connected' || cause === 'changed'
    const isOffered = this.isRequired || siwx.asksOnConnect?.() !== false
    // The view shows that the service did not answer. The service has answered now, so the message is prepared for signing.
    if (this.isAsking && this.signing.draft.state === 'failed') this.prepare()
    if (this.#isWanted || (isDue && isOffered && cause !== 'news')) root.modal.show({ view: 'SIWXSignMessage' })
    else this.#closeAfterConnecting()
  }

  /**
   * The service does not answer, so it is not known whether the visitor is signed in; the check is repeated later. Where
   * signing in is required, the sign-in view says so once, so that no visitor stays connected without knowing that the sign-in
   * is missing.
   */
  #checkLater(cause: CheckCause, id: string): void {
    const { root } = this.#deps
    this.state.show('signed-out')
    this.#clock.later(() => void this.check(cause))
    const isTold = this.#waiting?.id === id
    const isOwed = this.isRequired || this.#isWanted
    if (isOwed && (!isTold || this.isAsking)) {
      this.notice = { reason: 'unavailable' }
      if (!this.isAsking) root.modal.show({ view: 'SIWXSignMessage' })
    } else this.#closeAfterConnecting()
    this.#waiting = { id, cause }
  }

  #closeAfterConnecting(): void {
    const { modal, router, platform } = this.#deps.root
    const isConnecting = () => modal.isShown && router.traits.isConnecting
    if (isConnecting()) platform.after(connectLimits.connectedHold, () => isConnecting() && modal.close('done'))
  }

  /** Nobody can tell whether the visitor is signed in, so nobody is connected either. */
  async #failToStart(error: unknown): Promise<void> {
    const { root, modalStores } = this.#deps
    root.platform.log.error('Signing in could not begin.', error)
    trackSignIn(root, 'SIWX_AUTH_ERROR')
    this.state.show('idle')
    await root.connection.disconnect()
    root.modal.show({ view: 'Connect' })
    modalStores.snack.showError(siwxErrorMessages.SIWX_INIT_FAILED)
  }
}
