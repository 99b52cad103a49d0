import '../wallet-frame.css'
import './account-page.css'
import type { Bytes } from '../bytes'
import { wipe } from '../bytes'
import type { FrameConfig } from '../config'
import type { KeyStore, Unlock } from '../custody/key-store'
import { askPasskey, createPasskey } from '../custody/passkey'
import { loadOnce } from '../load-once'
import { errorText } from '../locales/error-text'
import type { FrameLanguage } from '../locales/language'
import type { FramePlatform } from '../platform'
import { createWalletApi } from '../server/wallet-api'
import { createFrameStorage } from '../storage/frame-storage'
import type { Account, Login, Passkeys, Task } from './account'
import { endSession } from './end-session'
import { hasServerCode, isDeclined } from './errors'
import { followColors } from './follow-colors'
import { openHome } from './home'
import { askForLogin } from './login'
import { showFailureScreen, showProgressScreen } from './screens/progress-screen'
import { createStage } from './stage'
import { accountTexts } from './texts/account-texts'
import { watchTouches } from './touches'
import { createUnlocker } from './unlock'
import { createOffered } from './ways/offered'
import { renewLogin } from './ways/renew-login'

/** How long a login lasts without a touch, in milliseconds. */
const loginLimit = 15 * 60_000

/** How old a login may be for the words and for a change of the locks, in milliseconds. The server checks the locks, too. */
const freshLimit = 5 * 60_000

interface AccountPageOptions {
  platform: FramePlatform
  config: FrameConfig
  language: FrameLanguage
  /** Default: the vault of the wallet server. */
  createKeyStore?: (crypto: Crypto, now: () => number, unlock: Unlock) => KeyStore
  /** Default: the browser's. */
  passkeys?: Passkeys
}

/** Starts the page where visitors see their words, lock their wallet, and log out browsers. */
export function startAccountPage({ platform, config, language, createKeyStore, ...options }: AccountPageOptions): void {
  const { window } = platform
  const texts = language.textsOf(accountTexts).loggedOut
  // The browser sends the sign-out even while the page is closed, if it gets that far.
  const fetch: FramePlatform['fetch'] = (url, init) =>
    platform.fetch(url, url.endsWith('/sign-out') ? { ...init, keepalive: true } : init)
  const api = createWalletApi({ ...platform, fetch }, config, createFrameStorage(platform))
  const passkeys = options.passkeys ?? {
    create: (wallet) => createPasskey(platform, wallet),
    ask: (walletId, signal) => askPasskey(platform, walletId, signal),
  }
  const stage = createStage({ document: window.document, language, name: config.name, explain })
  const unlocker = createUnlocker({ stage, passkeys })
  const loadKeyStore = loadOnce(async () => {
    const create = createKeyStore ?? (await import('../custody/key-store')).createVaultKeyStore
    return create(platform.crypto, api.now, unlocker.unlock)
  })
  let login: (Login & { ending: AbortController }) | undefined
  let held: Bytes[] = []

  const account: Account = {
    platform,
    config,
    api,
    stage,
    passkeys,
    offered: createOffered(platform, config),
    get login() {
      return login
    },
    hold(secret) {
      held.push(secret)
      return secret
    },
    get unlocked() {
      return unlocker.kept
    },
    forget,
    load: (task) => void load(task),
    renewLogin: renew,
    home,
    logOut,
    explain,
  }

  function forget(): void {
    unlocker.forget()
    wipe(...held)
    held = []
  }

  function begin(next: Login): void {
    login?.ending.abort()
    const { signal } = (login = { ...next, ending: new AbortController() }).ending
    const onStill = () => logOut(texts.still)
    watchTouches(platform, { limit: loginLimit, signal, onStill })
  }

  function logOut(notice?: string): void {
    const ended = login
    login = undefined
    ended?.ending.abort()
    forget()
    // The token is forgotten here in any case. The server ends the session when it expires.
    if (ended) endSession(api, ended.token)
    askForLogin(account, { notice, done: (next) => (begin(next), home()) })
  }

  function explain(error: unknown): string | undefined {
    if (!login || !hasServerCode(error, 'NOT_SIGNED_IN')) return errorText(language, error)
    logOut(texts.over)
    return undefined
  }

  async function load<T>(task: Task<T>): Promise<void> {
    const current = login
    if (!current) return
    const { title, back } = task
    const again = () => void load(task)
    showProgressScreen(stage, title)
    try {
      const session = { token: current.token, api }
      const isStale = task.needsFreshLogin && api.now() - (await api.me(current.token)).loggedInAt > freshLimit
      if (login !== current) return
      if (isStale) return renew(again, back)
      const result = await task.work(session, await loadKeyStore())
      if (login === current) task.then(result)
    } catch (error) {
      if (login !== current) return
      if (isDeclined(error)) return back()
      if (hasServerCode(error, 'LOGIN_TOO_OLD')) return renew(again, back)
      const problem = explain(error)
      if (problem !== undefined) showFailureScreen(stage, { title, problem, note: task.note, again, back })
    }
  }

  function renew(next: () => void, back: () => void): void {
    if (login) renewLogin(account, login, { done: (renewed) => (begin(renewed), next()), back })
  }

  function home(): void {
    forget()
    if (login) openHome(account, login)
    else logOut()
  }

  followColors(platform)
  window.addEventListener('pagehide', () => login && logOut())
  window.document.title = config.name
  logOut()
}
