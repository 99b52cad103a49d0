import { makeAutoObservable, observableRef, reaction } from 'mobx'
import { required } from '../../domain/errors/errors'
import { Latest } from '../../domain/latest'
import type { SocialProvider } from '../../domain/wallets/social-provider'
import type { WindowProvider } from '../../domain/wallets/social-names'
import type { ModalStores } from '../../stores/root/modal-stores'
import type { RootStore } from '../../stores/root/root.store'
import type { Sentence } from '../../stores/shell/language-loader'
import { socialsOf } from '../embedded/embedded-options'
import { walletAddress } from '../embedded/wallet-address'
import { hiddenInMessagingApp } from './messaging-app'
import { returnedFrom } from './returned-from'
import { SocialLogin } from './social-login'
import { openSocialWindow } from './social-window'

/**
 * The step of a login. `window`: the visitor is at the provider. `blocked`: the browser did not open the window. `cut-off`: the page lost
 * its access to the window before the window could show the provider's page.
 */
type SocialStep = 'opening' | 'window' | 'connecting' | 'failed' | 'blocked' | 'cut-off'

type Page = Pick<RootStore, 'events' | 'features' | 'modal' | 'options' | 'platform' | 'router' | 'sessions'>
type Shell = Pick<ModalStores, 'device' | 'hasView' | 'keepsModalOpen' | 'language' | 'optionsState' | 'snack'>

/** How long the buttons wait until the wallet has named the providers, in milliseconds. Then all providers of the app are shown. */
const offerTime = 6_000

/** The logins at providers: which providers are offered, and the step of the current login. */
export class SocialStore {
  step: SocialStep = 'opening'
  failure: Sentence | undefined = undefined
  /** True when the wallet has not named the providers in time. */
  isOfferLate = false
  #isPreparing = false
  readonly #root: Page
  readonly #modalStores: Shell
  /** The current login. Its signal aborts when the visitor leaves the view or begins another login. */
  readonly #latest = new Latest()

  constructor(root: Page, modalStores: Shell) {
    this.#root = root
    this.#modalStores = modalStores
    makeAutoObservable(this, { failure: observableRef, start: false, again: false, continueHere: false, resume: false })
    const { modal, router, sessions } = root
    reaction(
      () => modal.isShown && router.view === 'ConnectingSocial',
      (isShown) => {
        if (!isShown) this.#latest.stop()
      },
      { signal: sessions.signal },
    )
    sessions.signal.addEventListener('abort', () => this.#latest.stop(), { once: true })
  }

  /** The reason why the login failed, in the language of the modal. Empty if the login has not failed. */
  get error(): string {
    return this.failure?.(this.#modalStores.language) ?? ''
  }

  /** The providers that the modal offers, in the order of the host app. */
  get providers(): readonly SocialProvider[] {
    const { features, options } = this.#root
    const offered = features.embeddedWallet?.offered
    const hidden = hiddenInMessagingApp(this.#modalStores.device)
    return socialsOf(options.state).filter((one) => {
      if (one === 'farcaster' && !this.#modalStores.hasView('ConnectingFarcaster')) return false
      return !hidden.includes(one) && (offered?.includes(one) ?? true)
    })
  }

  /** Whether the buttons can be shown: the wallet has named the providers, or has not named them in time. */
  get isOfferKnown(): boolean {
    return this.#root.features.embeddedWallet?.offered !== undefined || this.isOfferLate
  }

  /** Whether the visitor can choose a provider now. */
  get canStart(): boolean {
    return this.isOfferKnown && this.#modalStores.optionsState.isConnectingAllowed
  }

  /** Starts to load the wallet, so that the wallet names the providers. Later calls do nothing. */
  prepare(): void {
    if (this.#isPreparing) return
    this.#isPreparing = true
    const { platform, sessions } = this.#root
    const stop = platform.after(offerTime, () => this.giveUpOffer())
    sessions.signal.addEventListener('abort', stop, { once: true })
    // A failure is shown when the visitor chooses a provider.
    this.#login()
      .then((login) => login.prepare())
      .catch(() => this.giveUpOffer())
  }

  /** Ends the wait for the wallet's providers, so that all providers of the app are shown. */
  giveUpOffer(): void {
    this.isOfferLate = true
  }

  /** Begins a login. Call this method while the visitor's click is handled, because browsers open windows for a click only. */
  start(provider: SocialProvider): void {
    if (!this.canStart) return
    const { events, router } = this.#root
    events.track({ event: 'SOCIAL_LOGIN_STARTED', properties: { provider } })
    if (provider === 'farcaster') return router.push({ view: 'ConnectingFarcaster', data: undefined })
    router.push({ view: 'ConnectingSocial', data: { provider } })
    if (this.#modalStores.device.isTelegram) void this.continueHere(provider)
    else this.again(provider)
  }

  /** Opens the window of a provider. Ends a login that is under way. Call this method while the visitor's click is handled. */
  again(provider: WindowProvider): void {
    const signal = this.#latest.begin()
    const { options, platform } = this.#root
    const page = required(platform.window(), 'WALLET_UNREACHABLE')
    const wallet = walletAddress(options.state)
    this.setStep('opening')
    const opened = openSocialWindow(page, wallet)
    if (!opened) return this.setStep('blocked')
    signal.addEventListener('abort', () => opened.close(), { once: true })
    void this.#run(provider, signal, (login) => login.inWindow(provider, opened, new URL(wallet).origin, signal))
  }

  /** Leads this tab to the provider. The provider leads the visitor back to this page, where `resume` finishes the login. */
  async continueHere(provider: WindowProvider): Promise<void> {
    const signal = this.#latest.begin()
    this.setStep('opening')
    await this.#run(provider, signal, (login) => login.inThisTab(provider, signal))
  }

  /** Finishes a login that `continueHere` has begun, if a provider has led the visitor back to this page. */
  async resume(): Promise<void> {
    const { modal, platform, router } = this.#root
    const login = await this.#login()
    const uri = returnedFrom(platform.window())
    const provider = login.takePending()
    if (!provider || uri === undefined) return
    const signal = this.#latest.begin()
    modal.show()
    router.push({ view: 'ConnectingSocial', data: { provider } })
    await this.#run(provider, signal, () => login.finish(provider, uri, signal))
  }

  setStep(step: SocialStep, failure?: Sentence): void {
    this.step = step
    this.failure = failure
  }

  async #login(): Promise<SocialLogin> {
    const { features } = this.#root
    const startEmbedded = required(features.startEmbedded, 'WALLET_UNREACHABLE')
    return new SocialLogin({
      root: this.#root,
      modalStores: this.#modalStores,
      wallet: await startEmbedded(),
      setStep: (step) => this.setStep(step),
    })
  }

  async #run(provider: WindowProvider, signal: AbortSignal, run: (login: SocialLogin) => Promise<void>): Promise<void> {
    try {
      await run(await this.#login())
    } catch (error) {
      if (signal.aborted) return
      this.#root.events.track({ event: 'SOCIAL_LOGIN_ERROR', properties: { provider } })
      this.setStep('failed', (language) => language.errorText(error))
    }
  }
}
