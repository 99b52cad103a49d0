import { makeAutoObservable, observableRef } from 'mobx'
import { accountError } from '../../../domain/errors/account-errors'
import { required } from '../../../domain/errors/errors'
import { Latest } from '../../../domain/latest'
import type { SmartSession } from '../../../domain/wallet-calls/smart-session'
import { fetchSessions, revokeSession } from '../../../services/wallet-calls/data-sessions'
import type { RootStore } from '../../../stores/root/root.store'
import { smartSessionTexts } from './smart-session-texts'

type SessionsRoot = Pick<
  RootStore,
  'account' | 'accountLoader' | 'chain' | 'features' | 'modalStores' | 'modalStoresLoader' | 'platform'
>

/** The permissions that the active account has granted to apps, as the data service lists them. */
export class SmartSessionsStore {
  state: 'idle' | 'loading' | 'ready' | 'failed' = 'idle'
  sessions: readonly SmartSession[] = []
  /** The id of the session that is being revoked. */
  revoking: string | undefined = undefined
  readonly #root: SessionsRoot
  readonly #latest = new Latest()

  constructor(root: SessionsRoot) {
    this.#root = root
    makeAutoObservable(this, { sessions: observableRef, load: false, revoke: false })
  }

  /** Reads the sessions of the active account. Without an answer, `state` is `failed` and a toast says so. */
  async load(): Promise<void> {
    const signal = this.#latest.begin()
    if (this.state !== 'ready') this.set('loading')
    try {
      const { account, caller } = await this.#place()
      const sessions = await fetchSessions(this.#root.platform, caller, account, signal)
      if (!signal.aborted) this.set('ready', sessions)
    } catch (error) {
      if (signal.aborted) return
      this.set('failed')
      this.#report('fetchFailed', error)
    }
  }

  /** Asks the wallet to revoke a session, tells the service, and reads the list again. A toast says when that fails. */
  async revoke({ pci, permissions, expiry }: SmartSession): Promise<void> {
    if (this.revoking !== undefined) return
    this.setRevoking(pci)
    try {
      const { account, caller } = await this.#place()
      await this.#root.modalStoresLoader.load()
      const wallet = await required(this.#root.features.loadWalletRequests, 'MODAL_NOT_LOADED')()
      const request = { context: pci, permissions, expiry: Math.floor(expiry / 1000), address: account }
      const signature = await wallet.revokePermissions(request)
      if (typeof signature !== 'string') throw new Error('The wallet did not sign the revocation')
      const { signal } = new AbortController()
      await revokeSession(this.#root.platform, caller, { account, pci, signature }, signal)
    } catch (error) {
      this.#report('revokeFailed', error)
    }
    this.setRevoking(undefined)
    await this.load()
  }

  set(state: SmartSessionsStore['state'], sessions: readonly SmartSession[] = []): void {
    this.state = state
    this.sessions = sessions
  }

  setRevoking(pci: string | undefined): void {
    this.revoking = pci
  }

  /** Forgets the list, for another account or visitor. */
  leave(): void {
    this.#latest.stop()
    this.set('idle')
  }

  async #place() {
    const { account, accountLoader, chain } = this.#root
    const { api } = await accountLoader.load()
    const address = required(account.caipAddress, 'NOT_CONNECTED')
    if (!(await api.isNetworkSupported(chain.activeCaipNetwork?.caipNetworkId)))
      throw accountError('DATA_SERVICE_UNAVAILABLE', { details: 'It does not support this network' })
    return { account: address, caller: api.caller }
  }

  #report(failure: 'fetchFailed' | 'revokeFailed', error: unknown): void {
    const { modalStores, platform } = this.#root
    platform.log.warn(smartSessionTexts.english[failure], error)
    modalStores.snack.showError(modalStores.language.textsOf(smartSessionTexts)[failure])
  }
}
