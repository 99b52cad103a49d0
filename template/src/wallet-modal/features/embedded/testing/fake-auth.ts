import { action, observable } from 'mobx'
import type {
  AuthAccountType,
  AuthClient,
  AuthProvider,
  AuthUser,
  FrameApp,
  FrameTheme,
} from '../../../connectors/auth-frame/auth-client'
import { FrameEip155Provider } from '../../../connectors/auth-frame/eip155-provider'
import { FrameSolanaProvider } from '../../../connectors/auth-frame/solana-provider'
import { authError, emailTooSoon } from '../../../domain/errors/auth-errors'
import { WalletModalError } from '../../../domain/errors/errors'
import type { WindowProvider } from '../../../domain/wallets/social-names'
import type { CaipNetworkId } from '../../../domain/networks/caip'
import { parseCaipNetworkId } from '../../../domain/networks/caip'
import { addFeatures } from '../../../stores/root/feature-stores'
import { firstAddress, secondAddress } from '../../../testing/fake-wallet'
import type { TestRoot } from '../../../testing/create-test-root'
import { startEmbeddedReactions } from '../embedded.reactions'
import { EmbeddedWallet } from '../embedded-wallet'

/** The frame's address in tests. */
export const authHost = 'https://wallet.app.example'

/** The code that the fake accepts. */
export const rightCode = '123456'

type Answerable =
  | ('connectEmail' | 'connectDevice' | 'connectOtp')
  | ('updateEmail' | 'updateEmailSecondaryOtp')
  | ('rpc' | 'isConnected' | 'user' | 'setPreferredAccount')
  | ('socialUri' | 'connectSocial' | 'farcasterUrl' | 'connectFarcaster')

type Answers = {
  [Name in Answerable]?: (...args: Parameters<AuthClient[Name]>) => Promise<Awaited<ReturnType<AuthClient[Name]>>>
}

/** A visitor with one account. */
export function fakeUser({ address, ...user }: Pick<AuthUser, 'address' | 'chainId' | 'email'>): AuthUser {
  const accounts = [{ address, type: 'eoa' }] as const
  return { ...user, address, accounts, userName: null, preferredAccountType: 'eoa', smartAccountDeployed: false }
}

/** A visitor with two accounts, on a network that offers smart accounts. The smart account has the second address. */
function fakeSmartUser(user: Pick<AuthUser, 'chainId' | 'email'>, used: AuthAccountType): AuthUser {
  const address = used === 'eoa' ? firstAddress : secondAddress
  const smart = { address: secondAddress, type: 'smartAccount' } as const
  return {
    ...fakeUser({ ...user, address }),
    accounts: [{ address: firstAddress, type: 'eoa' }, smart],
    preferredAccountType: used,
  }
}

/** An embedded wallet without a frame. Answers take a turn of the event loop, as those of a frame do. */
export class FakeAuthClient implements AuthClient {
  email: string | undefined
  mailedAt: number | undefined
  pendingSocial: WindowProvider | undefined
  isSignedIn = false
  provider: AuthClient['provider'] = 'email'
  lastSmartAccountNetworks: readonly number[] = []
  /** The chain ids that offer smart accounts. */
  smartNetworks: readonly number[] = []
  /** The EVM account that the visitor prefers. */
  preferred: AuthAccountType = 'eoa'
  /** The requests, without theme, app data, and the question for the networks with smart accounts. */
  readonly calls: string[] = []
  /** The languages of the requested mails, in order. */
  readonly mailLocales: (string | undefined)[] = []
  /** The themes and the app data that the frame got, the latest last. */
  readonly themes: FrameTheme[] = []
  readonly apps: FrameApp[] = []
  /** Answers in place of the usual answers. */
  answers: Answers = {}
  readonly #now: () => number
  /** Called for the first request, which loads the frame. */
  #load: (() => void) | undefined
  #abort: (() => void)[] = []
  #newEmail = ''

  constructor(now: () => number, load: () => void) {
    this.#now = now
    this.#load = load
  }

  get secondsLeft(): number {
    const passed = this.mailedAt === undefined ? Infinity : this.#now() - this.mailedAt
    return Math.max(0, Math.ceil((30_000 - passed) / 1000))
  }

  prepare(): void {}

  async connectEmail(email: string, locale?: string) {
    this.#note(`connectEmail ${email}`)
    this.mailLocales.push(locale)
    if (this.secondsLeft > 0) throw emailTooSoon(this.secondsLeft)
    const action = (await this.answers.connectEmail?.(email, locale)) ?? 'VERIFY_OTP'
    this.mailedAt = this.#now()
    this.email = email
    return action
  }

  async connectDevice(signal: AbortSignal) {
    this.calls.push('connectDevice')
    await this.answers.connectDevice?.(signal)
  }

  async connectOtp(otp: string) {
    this.calls.push(`connectOtp ${otp}`)
    await this.answers.connectOtp?.(otp)
    if (otp !== rightCode) throw new Error('Invalid code')
    this.isSignedIn = true
    this.mailedAt = undefined
  }

  async socialUri(provider: WindowProvider, signal: AbortSignal) {
    this.#note(`socialUri ${provider}`)
    return (await this.answers.socialUri?.(provider, signal)) ?? `https://${provider}.example/?state=abc`
  }

  async connectSocial(provider: WindowProvider, uri: string, signal: AbortSignal) {
    this.calls.push(`connectSocial ${provider} ${uri}`)
    await this.answers.connectSocial?.(provider, uri, signal)
    this.#loggedIn(provider)
  }

  keepPendingSocial(provider: WindowProvider | undefined): void {
    this.pendingSocial = provider
  }

  async farcasterUrl(signal: AbortSignal) {
    this.#note('farcasterUrl')
    return (await this.answers.farcasterUrl?.(signal)) ?? 'https://farcaster.example/?channelToken=abc'
  }

  async connectFarcaster(signal: AbortSignal) {
    this.calls.push('connectFarcaster')
    await this.answers.connectFarcaster?.(signal)
    this.#loggedIn('farcaster')
  }

  #loggedIn(provider: AuthClient['provider']): void {
    this.isSignedIn = true
    this.provider = provider
    this.email = undefined
  }

  async user(chainId: CaipNetworkId, preferred?: AuthAccountType): Promise<AuthUser> {
    this.#note(['user', chainId, preferred].filter(Boolean).join(' '))
    const offersSmart = this.smartNetworks.some((id) => chainId === `eip155:${id}`)
    if (preferred && (offersSmart || preferred === 'eoa')) this.preferred = preferred
    const given = await this.answers.user?.(chainId)
    if (given) return given
    if (offersSmart) return fakeSmartUser({ email: this.email ?? null, chainId }, this.preferred)
    const isSolana = parseCaipNetworkId(chainId).namespace === 'solana'
    const address = isSolana ? '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv' : firstAddress
    return fakeUser({ email: this.email ?? null, address, chainId })
  }

  async isConnected() {
    this.#note('isConnected')
    return (await this.answers.isConnected?.()) ?? this.isSignedIn
  }

  async signOut() {
    this.calls.push('signOut')
    this.isSignedIn = false
  }

  async switchNetwork(chainId: CaipNetworkId) {
    this.calls.push(`switchNetwork ${chainId}`)
    return this.user(chainId)
  }

  async setPreferredAccount(type: AuthAccountType, chainId: CaipNetworkId) {
    this.calls.push(`setPreferredAccount ${type} ${chainId}`)
    const given = await this.answers.setPreferredAccount?.(type, chainId)
    if (given) return given
    if (type === 'smartAccount' && !this.smartNetworks.some((id) => chainId === `eip155:${id}`))
      throw new WalletModalError('FRAME_ERROR', { shortMessage: 'This wallet does not offer smart accounts' })
    this.preferred = type
    return this.user(chainId)
  }

  async smartAccountNetworks() {
    this.lastSmartAccountNetworks = this.smartNetworks
    return this.smartNetworks
  }

  async initSmartAccount() {
    this.calls.push('initSmartAccount')
    return { address: secondAddress, isDeployed: false }
  }

  /** Waits for the visitor, unless the test answers. */
  async rpc(method: string, params: unknown): Promise<unknown> {
    this.calls.push(`rpc ${method}`)
    const aborted = new Promise<never>((_, reject) => {
      this.#abort.push(() => reject(authError('REQUEST_ABORTED')))
    })
    return Promise.race([aborted, this.answers.rpc?.(method, params) ?? new Promise(() => {})])
  }

  async updateEmail(email: string, locale?: string) {
    this.calls.push(`updateEmail ${email}`)
    this.mailLocales.push(locale)
    const action = (await this.answers.updateEmail?.(email, locale)) ?? 'VERIFY_PRIMARY_OTP'
    this.#newEmail = email
    return action
  }

  async updateEmailPrimaryOtp(otp: string) {
    this.calls.push(`updateEmailPrimaryOtp ${otp}`)
    if (otp !== rightCode) throw new Error('Invalid code')
  }

  async updateEmailSecondaryOtp(otp: string) {
    this.calls.push(`updateEmailSecondaryOtp ${otp}`)
    if (otp !== rightCode) throw new Error('Invalid code')
    this.email = (await this.answers.updateEmailSecondaryOtp?.(otp)) ?? this.#newEmail
    return this.email
  }

  syncTheme(theme: FrameTheme): void {
    this.themes.push(theme)
  }

  syncDappData(app: FrameApp): void {
    this.apps.push(app)
  }

  stopNeeding(): void {
    this.calls.push('stopNeeding')
  }

  abortRequests(): void {
    for (const abort of this.#abort.splice(0)) abort()
  }

  #note(call: string): void {
    this.#load?.()
    this.#load = undefined
    this.calls.push(call)
  }
}

/** Gives a modal an embedded wallet without a frame. The modal needs the option `hosts: { auth: authHost }`. */
export function fakeAuth({ root, platform }: Pick<TestRoot, 'root' | 'platform'>) {
  const documents = observable.box(0)
  /** Loads a new document of the frame. */
  const loadFrame = action(() => documents.set(documents.get() + 1))
  /** Removes the frame from the page. */
  const removeFrame = action(() => documents.set(0))
  const frame = new FakeAuthClient(() => platform.now(), loadFrame)
  const shown: boolean[] = []
  const isNeeded = observable.box(false)
  const embeddedWallet = new EmbeddedWallet({
    root,
    frame,
    modalStores: root.modalStores,
    createProvider: (wallet, account, read): AuthProvider =>
      parseCaipNetworkId(account.chainId).namespace === 'solana'
        ? new FrameSolanaProvider(wallet, account)
        : new FrameEip155Provider(wallet, account, read),
  })
  addFeatures(root, { embeddedWallet, startEmbedded: async () => embeddedWallet })
  root.beforeDisconnect.add(async (namespaces) => embeddedWallet.endLogins(namespaces))
  startEmbeddedReactions(
    {
      root,
      frame,
      users: embeddedWallet.users,
      page: window,
      element: { setShown: (isShown) => void shown.push(isShown) },
      isNeeded: () => isNeeded.get(),
      documents: () => documents.get(),
    },
    root.sessions.signal,
  )
  const needVisitor = action((value: boolean) => isNeeded.set(value))
  /** Logs a visitor in by e-mail, without the views of the login. */
  const logIn = async () => {
    frame.isSignedIn = true
    frame.email = 'ada@example.com'
    await embeddedWallet.connect('email')
  }
  return { frame, embeddedWallet, logIn, shown, needVisitor, loadFrame, removeFrame }
}
