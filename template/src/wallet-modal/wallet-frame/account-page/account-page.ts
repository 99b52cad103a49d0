import '../wallet-frame.css'
import './account-page.css'
import type { Bytes } from '../bytes'
import { wipe } from '../bytes'
import type { FrameConfig } from '../config'
import type { KeyStore, Unlock } from '../custody/key-store'
import { askPasskey, createPasskey } from '../custody/passkey'
import { loadOnce } from '../load-once'
import type { FramePlatform } from '../platform'
import { createWalletApi } from '../server/wallet-api'
import { createFrameStorage } from '../storage/frame-storage'
import type { Account, Login, Passkeys, Task } from './account'
import { createBrowsersPart } from './browsers-part'
import { hasServerCode, isDeclined, textOf } from './errors'
import { askForLogin } from './login'
import { lockWallet, removeLock, renewRecoveryCode } from './passkey-lock'
import { showHomeScreen } from './screens/home-screen'
import { showFailureScreen, showProgressScreen } from './screens/progress-screen'
import { createStage } from './stage'
import { watchTouches } from './touches'
import { createUnlocker } from './unlock'
import { openWords } from './words'

/** How long a login lasts without a touch, in milliseconds. */
const loginLimit = 15 * 60_000

/** How old a login may be for the words and for a change of the locks, in milliseconds. The server checks the locks, too. */
const freshLimit = 5 * 60_000

interface AccountPageOptions {
  platform: FramePlatform
  config: FrameConfig
  /** Default: the vault of the wallet server. */
  createKeyStore?: (crypto: Crypto, now: () => number, unlock: Unlock) => KeyStore
  /** Default: the browser's. */
  passkeys?: Passkeys
}

/** Starts the page where visitors see their words, lock their wallet, and log out browsers. */
export function startAccountPage({ platform, config, createKeyStore, ...options }: AccountPageOptions): void {
  const { window } = platform
  // The browser sends the sign-out even while the page is closed, if it gets that far.
  const fetch: FramePlatform['fetch'] = (url, init) =>
    platform.fetch(url, url.endsWith('/sign-out') ? { ...init, keepalive: true } : init)
  const api = createWalletApi({ ...platform, fetch }, config, createFrameStorage(platform))
  const passkeys = options.passkeys ?? {
    create: (wallet) => createPasskey(platform, wallet),
    ask: (walletId, signal) => askPasskey(platform, walletId, signal),
  }
  const stage = createStage({ document: window.document, name: config.name, explain })
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
    const onStill = () => logOut('You were logged out, because nothing happened for 15 minutes.')
    watchTouches(platform, { limit: loginLimit, signal, onStill })
  }

  function logOut(notice?: string): void {
    const ended = login
    login = undefined
    ended?.ending.abort()
    forget()
    // The token is forgotten here in any case. The server ends the session when it expires.
    if (ended) api.signOut(ended.token).catch(() => {})
    askForLogin(account, { notice, done: (next) => (begin(next), home()) })
  }

  function explain(error: unknown): string | undefined {
    if (!login || !hasServerCode(error, 'NOT_SIGNED_IN')) return textOf(error)
    logOut('You are logged out. Log in again.')
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
      if (isStale) return renewLogin(again, back)
      const result = await task.work(session, await loadKeyStore())
      if (login === current) task.then(result)
    } catch (error) {
      if (login !== current) return
      if (isDeclined(error)) return back()
      if (hasServerCode(error, 'LOGIN_TOO_OLD')) return renewLogin(again, back)
      const problem = explain(error)
      if (problem !== undefined) showFailureScreen(stage, { title, problem, note: task.note, again, back })
    }
  }

  /** Asks for a new code of the same address, and goes on. */
  function renewLogin(next: () => void, back: () => void): void {
    if (login) askForLogin(account, { email: login.email, done: (renewed) => (begin(renewed), next()), back })
  }

  function home(): void {
    forget()
    const current = login
    if (!current) return logOut()
    void load({
      title: 'Your wallet',
      work: async (session, store) => ({
        walletId: (await api.me(session.token)).wallet?.walletId ?? '',
        kinds: await store.kinds(session),
      }),
      then({ walletId, kinds }) {
        const wallet = { walletId, userName: current.email }
        showHomeScreen(stage, {
          name: config.name,
          email: current.email,
          kinds,
          openWords: () => openWords(account),
          lock: () => lockWallet(account, wallet),
          renewCode: () => renewRecoveryCode(account, wallet),
          removeLock: () => removeLock(account),
          createBrowsers: (document, signal) => createBrowsersPart(account, current, { document, signal }),
          logOut: () => logOut(),
        })
      },
      back: () => logOut(),
    })
  }

  followColors(platform)
  window.addEventListener('pagehide', () => login && logOut())
  window.document.title = config.name
  logOut()
}

/** Shows the page light or dark, as the visitor's system is. */
function followColors({ window }: Pick<FramePlatform, 'window'>): void {
  const dark = window.matchMedia('(prefers-color-scheme: dark)')
  const apply = () => void (window.document.documentElement.dataset['theme'] = dark.matches ? 'dark' : 'light')
  dark.addEventListener('change', apply)
  apply()
}
