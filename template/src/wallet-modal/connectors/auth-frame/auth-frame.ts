import type { CaipNetworkId } from '../../domain/networks/caip'
import { parseCaipNetworkId } from '../../domain/networks/caip'
import { authError } from '../../domain/errors/auth-errors'
import type { Platform } from '../../platform/platform'
import type { AuthMemory } from './auth-memory'
import type { AuthClient, FrameAccount } from './auth-client'
import { readAccount } from './frame-account'
import type { FrameClient } from './frame-client'
import { requestTime } from './frame-client'
import type { ReplyPayload, RequestPayload } from './protocol'

/** How long signing out may take, in milliseconds. The page forgets the visitor in any case. */
const signOutTime = 3_000
/** How long the page waits until the visitor has approved a new device in the mail, in milliseconds. */
const deviceTime = 20 * 60_000

interface AuthFrameDeps {
  client: FrameClient
  memory: AuthMemory
  platform: Pick<Platform, 'after' | 'now'>
}

/** The embedded wallet, as the requests that it understands. */
export class AuthFrame implements AuthClient {
  readonly #deps: AuthFrameDeps

  constructor(deps: AuthFrameDeps) {
    this.#deps = deps
  }

  get email(): string | undefined {
    return this.#deps.memory.read().email
  }

  get secondsLeft(): number {
    return this.#deps.memory.secondsLeft
  }

  prepare(): void {
    // A failure is shown when the visitor submits something.
    this.#deps.client.init().catch(() => {})
  }

  async connectEmail(email: string): Promise<ReplyPayload<'CONNECT_EMAIL'>['action']> {
    const { client, memory, platform } = this.#deps
    this.#checkInterval()
    await client.init()
    const { action } = await client.request('CONNECT_EMAIL', { email })
    memory.update({ mailedAt: platform.now(), email })
    return action
  }

  /** A person opens a mail meanwhile, so the request is repeated every 30 seconds. */
  async connectDevice(signal: AbortSignal): Promise<void> {
    const { client, platform } = this.#deps
    const end = platform.now() + deviceTime
    for (;;) {
      const late = new AbortController()
      const cancel = platform.after(requestTime, () => late.abort())
      try {
        return void (await client.request('CONNECT_DEVICE', undefined, AbortSignal.any([signal, late.signal])))
      } catch (error) {
        if (signal.aborted || !late.signal.aborted || platform.now() >= end) throw error
      } finally {
        cancel()
      }
    }
  }

  async connectOtp(otp: string): Promise<void> {
    await this.#deps.client.request('CONNECT_OTP', { otp })
    this.#deps.memory.update({ hasLoggedIn: true, mailedAt: undefined })
  }

  async user(chainId: CaipNetworkId): Promise<FrameAccount> {
    const { client, memory } = this.#deps
    const { namespace, reference } = parseCaipNetworkId(chainId)
    await client.init()
    const user = await client.request('GET_USER', { chainId: namespace === 'eip155' ? Number(reference) : chainId })
    const account = readAccount(user, namespace)
    memory.update({ hasLoggedIn: true, chainId: account.chainId, ...(account.email && { email: account.email }) })
    return account
  }

  async isConnected(): Promise<boolean> {
    const { client, memory } = this.#deps
    if (!memory.read().hasLoggedIn) return false
    const { isConnected } = await client.request('IS_CONNECTED', undefined)
    if (!isConnected) memory.clearLogin()
    return isConnected
  }

  async signOut(): Promise<void> {
    const { client, memory, platform } = this.#deps
    memory.clearLogin()
    const ending = new AbortController()
    const cancel = platform.after(signOutTime, () => ending.abort())
    await client.request('SIGN_OUT', undefined, ending.signal).catch(() => {})
    cancel()
  }

  async switchNetwork(chainId: CaipNetworkId): Promise<FrameAccount> {
    const { client, memory } = this.#deps
    await client.request('SWITCH_NETWORK', { chainId })
    memory.update({ chainId })
    return this.user(chainId)
  }

  rpc(method: string, params: unknown): Promise<unknown> {
    // The schema of the request checks the method and its params.
    return this.#deps.client.request('RPC_REQUEST', { method, params } as RequestPayload<'RPC_REQUEST'>)
  }

  async updateEmail(email: string): Promise<ReplyPayload<'UPDATE_EMAIL'>['action']> {
    const { client, memory, platform } = this.#deps
    this.#checkInterval()
    const { action } = await client.request('UPDATE_EMAIL', { email })
    memory.update({ mailedAt: platform.now() })
    return action
  }

  async updateEmailPrimaryOtp(otp: string): Promise<void> {
    await this.#deps.client.request('UPDATE_EMAIL_PRIMARY_OTP', { otp })
  }

  async updateEmailSecondaryOtp(otp: string): Promise<string> {
    const { newEmail } = await this.#deps.client.request('UPDATE_EMAIL_SECONDARY_OTP', { otp })
    this.#deps.memory.update({ email: newEmail, mailedAt: undefined })
    return newEmail
  }

  /** Tells the frame how the page looks. Nothing depends on the answer. */
  syncTheme(theme: RequestPayload<'SYNC_THEME'>): void {
    this.#deps.client.request('SYNC_THEME', theme).catch(() => {})
  }

  /** Tells the frame which app it is part of. Nothing depends on the answer. */
  syncDappData(data: RequestPayload<'SYNC_DAPP_DATA'>): void {
    this.#deps.client.request('SYNC_DAPP_DATA', data).catch(() => {})
  }

  abortRequests(): void {
    this.#deps.client.abortRequests()
  }

  stopNeeding(): void {
    this.#deps.client.stopNeeding()
  }

  /** The server would refuse a second mail within this time. */
  #checkInterval(): void {
    const { secondsLeft } = this
    if (secondsLeft > 0) throw authError('EMAIL_TOO_SOON', { details: `${secondsLeft} seconds`, separator: ' ' })
  }
}
