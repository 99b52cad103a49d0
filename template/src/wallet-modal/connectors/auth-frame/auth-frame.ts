import * as v from 'valibot'
import type { SocialProvider } from '../../domain/wallets/social-provider'
import type { WindowProvider } from '../../domain/wallets/social-names'
import type { CaipNetworkId } from '../../domain/networks/caip'
import { parseCaipNetworkId } from '../../domain/networks/caip'
import { isEvmAddress } from '../../domain/account/address'
import { authError, emailTooSoon } from '../../domain/errors/auth-errors'
import type { Platform } from '../../platform/platform'
import type { AuthMemory } from './auth-memory'
import type { AuthAccountType, AuthClient, AuthUser } from './auth-client'
import { readAccount } from './frame-account'
import type { FrameClient } from './frame-client'
import { requestTime } from './frame-client'
import { InTurn } from './in-turn'
import type { ReplyPayload, RequestPayload } from './protocol'
import { localeSchema } from './protocol'
import { SmartAccountNetworks } from './smart-account-networks'

/** How long signing out may take, in milliseconds. The page forgets the visitor in any case. */
const signOutTime = 3_000
/** How long the page waits until the visitor has approved a new device in the mail, in milliseconds. */
const deviceTime = 20 * 60_000

interface AuthFrameDeps {
  client: FrameClient
  memory: AuthMemory
  platform: Pick<Platform, 'after' | 'now'>
  /** The number of the frame's document. A new document has another number. Default: always 0. */
  document?: () => number
}

/** The embedded wallet, as the requests that it understands. */
export class AuthFrame implements AuthClient {
  readonly #deps: AuthFrameDeps
  readonly #smartAccounts: SmartAccountNetworks
  /**
   * Runs the requests that change or read the account, one after another. The frame has one active network for all requests. With two
   * requests at once, the page could show one network while the frame signs for another.
   */
  readonly #changes = new InTurn()
  /** Aborted by signing out: an answer about the former visitor changes nothing any more. */
  #visit = new AbortController()

  constructor(deps: AuthFrameDeps) {
    this.#deps = deps
    this.#smartAccounts = new SmartAccountNetworks(deps)
  }

  get email(): string | undefined {
    return this.#deps.memory.read().email
  }

  get secondsLeft(): number {
    return this.#deps.memory.secondsLeft
  }

  get provider(): 'email' | SocialProvider {
    return this.#deps.memory.read().connectedSocial ?? 'email'
  }

  get lastSmartAccountNetworks(): readonly number[] {
    return this.#smartAccounts.last
  }

  prepare(): void {
    // If this load fails, the next request loads the frame again, and the visitor sees the error of that request.
    this.#deps.client.init().catch(() => {})
  }

  async connectEmail(email: string, locale?: string): Promise<ReplyPayload<'CONNECT_EMAIL'>['action']> {
    const { client, memory, platform } = this.#deps
    this.#checkInterval()
    await client.init()
    const { action } = await client.request('CONNECT_EMAIL', mailbox(email, locale))
    // The wallet sends no mail to a visitor who is still logged in.
    memory.update({ email, ...(action !== 'CONNECT' && { mailedAt: platform.now() }) })
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
    const noSocial = { userName: undefined, connectedSocial: undefined }
    this.#deps.memory.update({ hasLoggedIn: true, mailedAt: undefined, ...noSocial })
  }

  async socialUri(provider: WindowProvider, signal: AbortSignal): Promise<string> {
    const { client } = this.#deps
    await client.init()
    return (await client.request('GET_SOCIAL_REDIRECT_URI', { provider }, signal)).uri
  }

  async connectSocial(provider: WindowProvider, uri: string, signal: AbortSignal): Promise<void> {
    const { client } = this.#deps
    await client.init()
    const { userName, email } = await client.request('CONNECT_SOCIAL', { uri }, signal)
    this.#loggedIn(provider, userName, email)
  }

  get pendingSocial(): WindowProvider | undefined {
    return this.#deps.memory.read().pendingSocial
  }

  keepPendingSocial(pendingSocial: WindowProvider | undefined): void {
    this.#deps.memory.update({ pendingSocial })
  }

  async farcasterUrl(signal: AbortSignal): Promise<string> {
    const { client } = this.#deps
    await client.init()
    return (await client.request('GET_FARCASTER_URI', undefined, signal)).url
  }

  async connectFarcaster(signal: AbortSignal): Promise<void> {
    const { userName } = await this.#deps.client.request('CONNECT_FARCASTER', undefined, signal)
    this.#loggedIn('farcaster', userName)
  }

  user(chainId: CaipNetworkId, preferred?: AuthAccountType): Promise<AuthUser> {
    const { signal } = this.#visit
    return this.#changes.run(() => this.#readUser(signal, chainId, preferred))
  }

  async #readUser(signal: AbortSignal, chainId: CaipNetworkId, preferred?: AuthAccountType): Promise<AuthUser> {
    const { client, memory } = this.#deps
    const { namespace, reference } = parseCaipNetworkId(chainId)
    await client.init()
    const payload = {
      chainId: namespace === 'eip155' ? Number(reference) : chainId,
      ...(preferred && { preferredAccountType: preferred }),
    }
    const user = await client.request('GET_USER', payload, signal)
    const account = readAccount(user, namespace)
    memory.update({ hasLoggedIn: true, chainId: account.chainId, email: account.email ?? undefined })
    return { ...account, userName: memory.read().userName ?? null }
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
    this.#visit.abort()
    this.#visit = new AbortController()
    // Nobody can approve a request any more.
    client.abortRequests()
    const ending = new AbortController()
    const cancel = platform.after(signOutTime, () => ending.abort())
    await client.request('SIGN_OUT', undefined, ending.signal).catch(() => {})
    cancel()
  }

  switchNetwork(chainId: CaipNetworkId): Promise<AuthUser> {
    const { client, memory } = this.#deps
    const { signal } = this.#visit
    return this.#changes.run(async () => {
      await client.request('SWITCH_NETWORK', { chainId }, signal)
      memory.update({ chainId })
      return this.#readUser(signal, chainId)
    })
  }

  setPreferredAccount(type: AuthAccountType, chainId: CaipNetworkId): Promise<AuthUser> {
    const { client } = this.#deps
    const { signal } = this.#visit
    return this.#changes.run(async () => {
      // The frame checks whether its active network offers smart accounts. So the request for the network goes first.
      await client.request('SWITCH_NETWORK', { chainId }, signal)
      await client.request('SET_PREFERRED_ACCOUNT', { type }, signal)
      return this.#readUser(signal, chainId)
    })
  }

  smartAccountNetworks(): Promise<readonly number[]> {
    return this.#smartAccounts.read()
  }

  async initSmartAccount(): Promise<{ address: string; isDeployed: boolean }> {
    const { address, isDeployed } = await this.#deps.client.request('INIT_SMART_ACCOUNT', undefined)
    if (!isEvmAddress(address)) throw authError('FRAME_ERROR')
    return { address, isDeployed }
  }

  rpc(method: string, params: unknown): Promise<unknown> {
    // The schema of the request checks the method and its params.
    return this.#deps.client.request('RPC_REQUEST', { method, params } as RequestPayload<'RPC_REQUEST'>)
  }

  async updateEmail(email: string, locale?: string): Promise<ReplyPayload<'UPDATE_EMAIL'>['action']> {
    const { client, memory, platform } = this.#deps
    this.#checkInterval()
    const { action } = await client.request('UPDATE_EMAIL', mailbox(email, locale))
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

  syncTheme(theme: RequestPayload<'SYNC_THEME'>): void {
    this.#tell('SYNC_THEME', theme)
  }

  syncDappData(data: RequestPayload<'SYNC_DAPP_DATA'>): void {
    this.#tell('SYNC_DAPP_DATA', data)
  }

  abortRequests(): void {
    this.#deps.client.abortRequests()
  }

  stopNeeding(): void {
    this.#deps.client.stopNeeding()
  }

  /** Sends theme or app data. Nothing waits for the answer, and a payload that the frame would refuse is not sent. */
  #tell<N extends 'SYNC_THEME' | 'SYNC_DAPP_DATA'>(name: N, payload: RequestPayload<N>): void {
    const send = async () => this.#deps.client.request(name, payload)
    send().catch(() => {})
  }

  /** Remembers a login at a provider. */
  #loggedIn(connectedSocial: SocialProvider, userName?: string | null, email?: string | null): void {
    const user = { userName: userName ?? undefined, email: email ?? undefined }
    this.#deps.memory.update({ hasLoggedIn: true, connectedSocial, ...user })
  }

  /** The server would refuse a second mail within this time. */
  #checkInterval(): void {
    const { secondsLeft } = this
    if (secondsLeft > 0) throw emailTooSoon(secondsLeft)
  }
}

/** Leaves out a language that the frame would refuse: a mail in English is better than no login. */
function mailbox(email: string, locale: string | undefined): RequestPayload<'CONNECT_EMAIL'> {
  return { email, ...(v.is(localeSchema, locale) && { locale }) }
}
