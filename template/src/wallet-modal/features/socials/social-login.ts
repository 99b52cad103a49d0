import { authError } from '../../domain/errors/auth-errors'
import { required } from '../../domain/errors/errors'
import { untilAborted } from '../../domain/timeout'
import type { WindowProvider } from '../../domain/wallets/social-names'
import type { ModalStores } from '../../stores/root/modal-stores'
import type { RootStore } from '../../stores/root/root.store'
import type { EmbeddedWallet } from '../embedded/embedded-wallet'
import { leaveLogin } from '../embedded-login/leave-login'
import { withoutAnswer, withWayBack } from './same-tab'
import { socialTexts } from './social-texts'
import { untilShown, windowEnd } from './social-window'

interface LoginDeps {
  root: Pick<RootStore, 'events' | 'modal' | 'platform' | 'router'>
  modalStores: Pick<ModalStores, 'keepsModalOpen' | 'language' | 'snack'>
  wallet: EmbeddedWallet
  setStep: (step: 'window' | 'connecting' | 'cut-off') => void
}

/** The time limit for the address of the provider's page, in milliseconds. */
const openingTime = 45_000
/** The time limit for the login at the provider, in milliseconds. The wallet server has the same limit. */
const visitorTime = 10 * 60_000

/** The steps of a login at a provider. A step whose signal has aborted changes nothing more. */
export class SocialLogin {
  readonly #deps: LoginDeps

  constructor(deps: LoginDeps) {
    this.#deps = deps
  }

  /** Starts to load the wallet frame, before the visitor chooses a provider. */
  prepare(): void {
    this.#deps.wallet.frame.prepare()
  }

  /** Shows the provider's page in the opened window, waits until the visitor has logged in there, and finishes the login. */
  async inWindow(provider: WindowProvider, opened: Window, origin: string, signal: AbortSignal): Promise<void> {
    const { root, modalStores, setStep } = this.#deps
    const { events, platform, router } = root
    const page = required(platform.window(), 'WALLET_UNREACHABLE')
    const uri = await this.#uriOf(provider, signal)
    await this.#within(openingTime, signal, (until) => untilShown(opened, { after: platform.after, signal: until }))
    if (signal.aborted) return
    if (opened.closed) return setStep('cut-off')
    opened.location.href = uri
    setStep('window')
    const end = await this.#within(visitorTime, signal, (until) =>
      windowEnd(opened, { page, origin, after: platform.after, signal: until }),
    )
    if (signal.aborted) return
    if (end.kind === 'answer') {
      opened.close()
      return this.finish(provider, end.uri, signal)
    }
    const isForeign = end.kind === 'untrusted'
    events.track({ event: isForeign ? 'SOCIAL_LOGIN_ERROR' : 'SOCIAL_LOGIN_CANCELED', properties: { provider } })
    if (isForeign) modalStores.snack.showError(modalStores.language.textsOf(socialTexts).untrusted)
    router.goBack()
  }

  /** Leads this tab to the provider's page. The provider leads the visitor back to this page. */
  async inThisTab(provider: WindowProvider, signal: AbortSignal): Promise<void> {
    const page = required(this.#deps.root.platform.window(), 'WALLET_UNREACHABLE')
    const uri = withWayBack(await this.#uriOf(provider, signal), page.location.href)
    if (signal.aborted) return
    this.#deps.wallet.frame.keepPendingSocial(provider)
    page.open(uri, '_top')
  }

  /** Returns the provider that this tab was led to, once, and removes the answer from the page's address. Undefined for any other page. */
  takePending(): WindowProvider | undefined {
    const { root, wallet } = this.#deps
    const page = required(root.platform.window(), 'WALLET_UNREACHABLE')
    const provider = wallet.frame.pendingSocial
    if (!provider) return undefined
    wallet.frame.keepPendingSocial(undefined)
    page.history.replaceState(page.history.state, '', withoutAnswer(page.location.href))
    return provider
  }

  /** Logs in with the answer of the provider, and shows the visitor as connected. */
  async finish(provider: WindowProvider, uri: string, signal: AbortSignal): Promise<void> {
    const { root, modalStores, wallet, setStep } = this.#deps
    root.events.track({ event: 'SOCIAL_LOGIN_REQUEST_USER_DATA', properties: { provider } })
    setStep('connecting')
    const { untilDisconnect } = wallet
    await wallet.frame.connectSocial(provider, uri, signal)
    // The visitor left the view while the wallet logged in. Nobody expects the new session, so it ends.
    if (signal.aborted) return void (await wallet.frame.signOut())
    await wallet.connect(undefined, untilDisconnect)
    root.events.track({ event: 'SOCIAL_LOGIN_SUCCESS', properties: { provider } })
    if (!signal.aborted) leaveLogin({ root, modalStores })
  }

  async #uriOf(provider: WindowProvider, signal: AbortSignal): Promise<string> {
    return this.#within(openingTime, signal, (until) => this.#deps.wallet.frame.socialUri(provider, until))
  }

  /**
   * Runs work with a time limit.
   * @throws WalletModalError SOCIAL_TIMED_OUT after the time limit
   */
  async #within<T>(time: number, signal: AbortSignal, work: (until: AbortSignal) => Promise<T>): Promise<T> {
    const late = new AbortController()
    const cancel = this.#deps.root.platform.after(time, () => late.abort())
    const until = AbortSignal.any([signal, late.signal])
    try {
      return await untilAborted(until, () => work(until))
    } catch (error) {
      throw late.signal.aborted ? authError('SOCIAL_TIMED_OUT') : error
    } finally {
      cancel()
    }
  }
}
