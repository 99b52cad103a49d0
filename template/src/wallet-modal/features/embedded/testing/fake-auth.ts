import { action, observable } from 'mobx'
import type { AuthClient, AuthProvider, FrameAccount } from '../../../connectors/auth-frame/auth-client'
import { FrameEip155Provider } from '../../../connectors/auth-frame/eip155-provider'
import { FrameSolanaProvider } from '../../../connectors/auth-frame/solana-provider'
import { authError } from '../../../domain/errors/auth-errors'
import type { CaipNetworkId } from '../../../domain/networks/caip'
import { parseCaipNetworkId } from '../../../domain/networks/caip'
import { addFeatures } from '../../../stores/root/feature-stores'
import { firstAddress } from '../../../testing/fake-wallet'
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
  | ('rpc' | 'isConnected' | 'user')

type Answers = {
  [Name in Answerable]?: (...args: Parameters<AuthClient[Name]>) => Promise<Awaited<ReturnType<AuthClient[Name]>>>
}

/** An embedded wallet without a frame. Answers take a turn of the event loop, as those of a frame do. */
export class FakeAuthClient implements AuthClient {
  email: string | undefined
  mailedAt: number | undefined
  isSignedIn = false
  readonly calls: string[] = []
  /** Answers in place of the usual ones. */
  answers: Answers = {}
  readonly #now: () => number
  #abort: (() => void)[] = []
  #newEmail = ''

  constructor(now: () => number) {
    this.#now = now
  }

  get secondsLeft(): number {
    const passed = this.mailedAt === undefined ? Infinity : this.#now() - this.mailedAt
    return Math.max(0, Math.ceil((30_000 - passed) / 1000))
  }

  prepare(): void {}

  async connectEmail(email: string) {
    this.calls.push(`connectEmail ${email}`)
    if (this.secondsLeft > 0)
      throw authError('EMAIL_TOO_SOON', { details: `${this.secondsLeft} seconds`, separator: ' ' })
    const action = (await this.answers.connectEmail?.(email)) ?? 'VERIFY_OTP'
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

  async user(chainId: CaipNetworkId): Promise<FrameAccount> {
    this.calls.push(`user ${chainId}`)
    const given = await this.answers.user?.(chainId)
    if (given) return given
    const isSolana = parseCaipNetworkId(chainId).namespace === 'solana'
    const address = isSolana ? '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv' : firstAddress
    return { chainId, address, accounts: [{ address, type: 'eoa' }], email: this.email }
  }

  async isConnected() {
    this.calls.push('isConnected')
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

  /** Waits for the visitor, unless the test answers. */
  async rpc(method: string, params: unknown): Promise<unknown> {
    this.calls.push(`rpc ${method}`)
    const aborted = new Promise<never>((_, reject) => {
      this.#abort.push(() => reject(authError('REQUEST_ABORTED')))
    })
    return Promise.race([aborted, this.answers.rpc?.(method, params) ?? new Promise(() => {})])
  }

  async updateEmail(email: string) {
    this.calls.push(`updateEmail ${email}`)
    const action = (await this.answers.updateEmail?.(email)) ?? 'VERIFY_PRIMARY_OTP'
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

  syncTheme(): void {
    this.calls.push('syncTheme')
  }

  stopNeeding(): void {
    this.calls.push('stopNeeding')
  }

  abortRequests(): void {
    for (const abort of this.#abort.splice(0)) abort()
  }
}

/** Gives a modal an embedded wallet without a frame. The modal needs the option `hosts: { auth: authHost }`. */
export function fakeAuth({ root, platform }: Pick<TestRoot, 'root' | 'platform'>) {
  const frame = new FakeAuthClient(() => platform.now())
  const shown: boolean[] = []
  const isNeeded = observable.box(false)
  const embeddedWallet = new EmbeddedWallet({
    root,
    frame,
    snack: root.modalStores.snack,
    createProvider: (wallet, account, read): AuthProvider =>
      parseCaipNetworkId(account.chainId).namespace === 'solana'
        ? new FrameSolanaProvider(wallet, account)
        : new FrameEip155Provider(wallet, account, read),
  })
  addFeatures(root, { embeddedWallet, startEmbedded: async () => embeddedWallet })
  startEmbeddedReactions(
    { root, frame, element: { setShown: (isShown) => void shown.push(isShown) }, isNeeded: () => isNeeded.get() },
    root.sessions.signal,
  )
  return { frame, embeddedWallet, shown, needVisitor: action((value: boolean) => isNeeded.set(value)) }
}
