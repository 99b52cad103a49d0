import type { CaipNetworkId } from '../../../domain/networks/caip'
import { messageOf } from '../../../domain/errors/errors'
import type { SiwxMessage, SiwxRequest, SiwxSession } from '../../../domain/sign-in/siwx'
import { siwxError } from '../../../domain/errors/siwx-errors'
import type { SiwxContext } from '../../siwx-context'
import { FreshNonces } from '../fresh-nonces'
import type { SiwxKindOptions } from '../kind-options'
import { pageMessage } from '../message-data'
import { noWordOf, readAnswer } from '../service-answers'
import { isOf, keptSession, readSigned, sessionToKeep } from '../service-session'
import { SignInsUnderWay } from '../sign-ins-under-way'
import type { CloudSessionAccount } from './cloud-answers'
import { nonceSchema, sessionSchema, tokenSchema } from './cloud-answers'
import { askCloud, isTokenRefused } from './cloud-request'
import type { CloudAuth } from './cloud-tokens'
import { CloudTokens } from './cloud-tokens'

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

/** The cloud sessions of one modal. */
export class CloudSessions {
  readonly #options: SiwxKindOptions
  readonly #context: SiwxContext
  readonly #changed: (session: SiwxSession | undefined) => void
  readonly #tokens: CloudTokens
  readonly #nonces = new FreshNonces()
  readonly #underWay = new SignInsUnderWay()

  /** @param changed called with the new session after a sign-in, with undefined after a sign-out */
  constructor(options: SiwxKindOptions, context: SiwxContext, changed: (session: SiwxSession | undefined) => void) {
    this.#options = options
    this.#context = context
    this.#changed = changed
    this.#tokens = new CloudTokens(context)
  }

  get isSaved(): boolean {
    return this.#tokens.isSaved
  }

  async createMessage(request: SiwxRequest): Promise<SiwxMessage> {
    const { nonce, token } = readAnswer(nonceSchema, await askCloud(this.#context, { path: 'nonce' }))
    this.#nonces.take(nonce)
    this.#tokens.addNonce(nonce, token)
    const { platform } = this.#context
    return pageMessage({ platform, request, options: this.#options, nonce, form: 'blockchain' })
  }

  async add(session: SiwxSession): Promise<void> {
    const { message, data } = session
    const { signed, signature } = readSigned(this.#context, session)
    const { chainId, accountAddress: address } = signed
    const nonceToken = this.#tokens.nonce(signed.nonce)
    if (nonceToken === undefined)
      throw siwxError('SIGN_IN_REFUSED', { details: 'the message was not made here', hint: 'Try again' })
    const authenticate = async () => {
      const answer = await askCloud(this.#context, {
        path: 'authenticate',
        method: 'POST',
        headers: { 'x-nonce-jwt': `Bearer ${nonceToken}` },
        body: {
          data: { ...data, accountAddress: address },
          message,
          signature,
          clientId: this.#context.clientId(),
          walletInfo: this.#context.wallet(),
        },
      })
      return readAnswer(tokenSchema, answer).token
    }
    await this.#underWay.run(
      { chainId, address },
      {
        ask: authenticate,
        keep: (token) => {
          this.#tokens.dropNonces()
          this.#tokens.auth = { token, chainId, address }
          this.#changed(session)
        },
        undo: async (token) => {
          if (token !== undefined) await this.#goodbye(token)
        },
      },
    )
  }

  async get(chainId: CaipNetworkId, address: string): Promise<readonly SiwxSession[]> {
    const account = await this.#me(chainId, address)
    if (!account || !isOf({ chainId: account.caip2Network, address: account.address }, chainId, address)) return []
    const { exp, nonce = '' } = account
    const expirationTime = new Date(exp * 1_000).toISOString()
    return [keptSession(this.#context, { accountAddress: address, chainId, nonce, expirationTime })]
  }

  async revoke(chainId: CaipNetworkId, address: string): Promise<void> {
    this.#underWay.giveUp(chainId, address)
    const { auth } = this.#tokens
    if (auth && isOf(auth, chainId, address)) await this.#end(auth)
  }

  async replace(sessions: readonly SiwxSession[]): Promise<void> {
    const session = sessionToKeep(this.#context, sessions)
    if (session) return this.add(session)
    this.#underWay.giveUp()
    await this.#end(this.#tokens.auth)
  }

  async account(): Promise<CloudSessionAccount> {
    const headers = bearer(this.#required())
    const params = { includeAppKitAccount: 'true' }
    return readAnswer(sessionSchema, await askCloud(this.#context, { path: 'me', headers, params }))
  }

  async setMetadata(metadata: Readonly<Record<string, unknown>> | null): Promise<void> {
    const headers = bearer(this.#required())
    await askCloud(this.#context, { path: 'account-metadata', method: 'PUT', headers, body: { metadata } })
  }

  #required(): string {
    const { auth } = this.#tokens
    if (auth === undefined) throw siwxError('SIWX_NOT_AUTHENTICATED', { hint: 'Sign in first' })
    return auth.token
  }

  /** Asks the cloud for the account of the session; undefined without a token for the account, and when the session has ended. */
  async #me(chainId: CaipNetworkId, address: string): Promise<CloudSessionAccount | undefined> {
    const { auth } = this.#tokens
    if (!auth || !isOf(auth, chainId, address)) return undefined
    // Another tab may have signed in and stored a newer token meanwhile.
    const isStill = () => this.#tokens.auth?.token === auth.token
    try {
      const headers = bearer(auth.token)
      const account = readAnswer(sessionSchema, await askCloud(this.#context, { path: 'me', headers }))
      if (isStill()) this.#tokens.auth = { ...auth, endsAt: account.exp * 1_000 }
      return isStill() ? account : undefined
    } catch (error) {
      if (!isTokenRefused(error)) throw noWordOf(this.#context, error)
      if (isStill()) this.#tokens.auth = undefined
      return undefined
    }
  }

  /** Ends a session. The page forgets the session first, whether or not the cloud answers. */
  async #end(auth: CloudAuth | undefined): Promise<void> {
    this.#tokens.clear()
    if (auth === undefined) return
    this.#changed(undefined)
    await this.#goodbye(auth.token)
  }

  async #goodbye(token: string): Promise<void> {
    await askCloud(this.#context, { path: 'sign-out', method: 'POST', headers: bearer(token) }).catch(
      (error: unknown) =>
        this.#context.platform.log.warn(`The cloud was not told of the sign-out: ${messageOf(error)}`),
    )
  }
}
