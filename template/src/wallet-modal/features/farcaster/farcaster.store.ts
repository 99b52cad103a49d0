import { makeAutoObservable } from 'mobx'
import { required } from '../../domain/errors/errors'
import { Latest } from '../../domain/latest'
import type { ModalStores } from '../../stores/root/modal-stores'
import type { RootStore } from '../../stores/root/root.store'
import { leaveLogin } from '../embedded-login/leave-login'

interface FarcasterDeps {
  root: Pick<RootStore, 'events' | 'features' | 'modal' | 'router'>
  modalStores: Pick<ModalStores, 'keepsModalOpen' | 'snack'>
}

const properties = { provider: 'farcaster' } as const

/** A login with Farcaster, from the QR code to the connected account. */
export class FarcasterStore {
  /** The address of the channel, which the visitor's phone opens; undefined until the wallet has named the address. */
  url: string | undefined = undefined
  /** True from the visitor's approval until the account is shown. */
  isLoading = false
  readonly #deps: FarcasterDeps
  /** The current login. Its signal aborts when the visitor leaves the view or begins another login. */
  readonly #latest = new Latest()

  constructor(deps: FarcasterDeps) {
    this.#deps = deps
    makeAutoObservable(this)
  }

  /** Called when the view opens. Requests a new channel, and waits for the approval. Returns the function that ends the login. */
  enter(): () => void {
    const signal = this.#latest.begin()
    this.setUrl(undefined)
    this.setLoading(false)
    void this.#run(signal)
    return () => this.#latest.stop()
  }

  setUrl(url: string | undefined): void {
    this.url = url
  }

  setLoading(isLoading: boolean): void {
    this.isLoading = isLoading
  }

  async #run(signal: AbortSignal): Promise<void> {
    const { root, modalStores } = this.#deps
    try {
      await this.#logIn(signal)
    } catch (error) {
      if (signal.aborted) return
      root.events.track({ event: 'SOCIAL_LOGIN_ERROR', properties })
      root.router.goBack()
      modalStores.snack.showError(error)
    }
  }

  async #logIn(signal: AbortSignal): Promise<void> {
    const { root, modalStores } = this.#deps
    const wallet = await required(root.features.startEmbedded, 'WALLET_UNREACHABLE')()
    const { frame } = wallet
    const url = await frame.farcasterUrl(signal)
    if (signal.aborted) return
    this.setUrl(url)
    const { untilDisconnect } = wallet
    await frame.connectFarcaster(signal)
    // The visitor left the view while the wallet logged in. Nobody expects the new session, so it ends.
    if (signal.aborted) return void (await frame.signOut())
    root.events.track({ event: 'SOCIAL_LOGIN_REQUEST_USER_DATA', properties })
    this.setLoading(true)
    await wallet.connect(undefined, untilDisconnect)
    root.events.track({ event: 'SOCIAL_LOGIN_SUCCESS', properties })
    if (!signal.aborted) leaveLogin({ root, modalStores })
  }
}
