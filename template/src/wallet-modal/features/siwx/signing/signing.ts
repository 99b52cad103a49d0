import { flow, makeAutoObservable, observableRef } from 'mobx'
import { toModalError } from '../../../domain/errors/errors'
import type { Siwx, SiwxSession } from '../../../domain/sign-in/siwx'
import { withTimeout } from '../../../domain/timeout'
import type { RootStore } from '../../../stores/root/root.store'
import { wait } from '../../../stores/root/wait'
import type { Draft, ReadyDraft } from './draft'
import { draftLifetime, makeDraft } from './draft'
import type { SigningAccount } from './signing-account'
import { signWithWallet } from './sign-with-wallet'

/** How long making a message may take, and how long a new attempt waits for the end of an earlier attempt, in milliseconds. */
const draftLimit = 15_000

/** An attempt to sign in whose session the service is storing. */
interface Storing {
  draft: ReadyDraft
  /** Aborts when the visitor abandons the attempt. The session of the attempt is then revoked. */
  signal: AbortSignal
  /** Resolves once the service has stored or refused the session, and once an abandoned session is revoked. */
  ended: Promise<unknown>
}

type SigningRoot = Pick<RootStore, 'accountLoader' | 'chain' | 'platform' | 'sessions'>

/** Makes the message that the view shows, and has the wallet sign it. */
export class Signing {
  draft: Draft = { state: 'preparing' }
  readonly #root: SigningRoot
  readonly #siwx: Siwx
  /** A signature that the service could not check because it did not answer. The next attempt sends it again without asking the wallet. */
  #signed: { draft: ReadyDraft; session: SiwxSession } | undefined
  #storing: Storing | undefined
  /** The signal of the latest call of `prepare`. */
  #preparing: AbortSignal | undefined

  constructor(root: SigningRoot, siwx: Siwx) {
    this.#root = root
    this.#siwx = siwx
    makeAutoObservable(this, { draft: observableRef, prepare: false, prove: false, isStopped: false })
  }

  /** Whether the preparation of the message has failed or was aborted. The view has no message until `prepare` is called again. */
  get isStopped(): boolean {
    return this.draft.state === 'failed' || this.#preparing?.aborted === true
  }

  /** Makes the message for the view, unless the shown one is recent enough. */
  readonly prepare = flow(function* (this: Signing, account: SigningAccount, signal: AbortSignal) {
    if (this.#fresh(account)) return
    this.draft = { state: 'preparing' }
    this.#preparing = signal
    try {
      const draft = yield* wait(this.#make(account))
      if (!signal.aborted) this.draft = draft
    } catch (error) {
      if (!signal.aborted) this.draft = { state: 'failed', error: toModalError(error) }
    }
  })

  /**
   * Has the wallet sign, and the way to sign in check and store the session. If another tab has signed in meanwhile, that session is used
   * and the wallet is not asked.
   */
  async prove(account: SigningAccount, signal: AbortSignal): Promise<SiwxSession> {
    await this.#endOfEarlier()
    const known = await this.#find(account)
    if (known) return known
    const draft = this.#fresh(account) ?? (await this.#make(account))
    const earlier = this.#signed?.draft === draft ? this.#signed.session : undefined
    const session = earlier ?? (await signWithWallet(this.#root, account, draft))
    signal.throwIfAborted()
    const stored = this.#store(account, { draft, session, signal })
    const storing = { draft, signal, ended: stored.catch(() => {}) }
    this.#storing = storing
    try {
      return await stored
    } finally {
      if (this.#storing === storing) this.#storing = undefined
    }
  }

  /** Asks the service to store the session. Revokes the session if the visitor abandons the attempt before the service has answered. */
  async #store(
    account: SigningAccount,
    { draft, session, signal }: { draft: ReadyDraft; session: SiwxSession; signal: AbortSignal },
  ): Promise<SiwxSession> {
    this.#signed = { draft, session }
    try {
      await this.#siwx.addSession(session)
    } catch (error) {
      // Sending the same signature again makes sense only if the service did not answer, and the visitor still waits.
      if (signal.aborted || toModalError(error).code !== 'SIGN_IN_UNAVAILABLE') this.drop(draft)
      throw error
    }
    this.drop(draft)
    // The service may know another end of the session than the message, so the stored session is preferred.
    const kept = await this.#find(account).catch(() => undefined)
    // While the session was being stored, the account changed or the visitor signed out.
    if (signal.aborted) await this.#siwx.revokeSession(account.chainId, account.address)
    signal.throwIfAborted()
    return kept ?? session
  }

  /** Discards the message and its signature. A message that another account has got meanwhile stays. */
  drop(draft: Draft = this.draft): void {
    if (this.draft !== draft) return
    this.draft = { state: 'preparing' }
    this.#signed = undefined
  }

  /** Waits until the session of an abandoned attempt is revoked, because the revocation would also end a newer session of the account. */
  async #endOfEarlier(): Promise<void> {
    const { after } = this.#root.platform
    if (this.#storing?.signal.aborted) await withTimeout(this.#storing.ended, draftLimit, after).catch(() => {})
  }

  async #find({ chainId, address }: SigningAccount): Promise<SiwxSession | undefined> {
    const [session] = await this.#siwx.getSessions(chainId, address)
    return session
  }

  #make(account: SigningAccount): Promise<ReadyDraft> {
    const { now, after, window } = this.#root.platform
    const host = window()?.location.host
    return withTimeout(makeDraft(this.#siwx, account, { host, now }), draftLimit, after)
  }

  #fresh({ id }: SigningAccount): ReadyDraft | undefined {
    const { draft } = this
    if (draft.state !== 'ready' || draft.accountId !== id) return undefined
    // A service accepts the nonce of a message only once. The abandoned attempt has already sent this message.
    if (this.#storing?.draft === draft && this.#storing.signal.aborted) return undefined
    return draft.madeAt + draftLifetime > this.#root.platform.now() ? draft : undefined
  }
}
