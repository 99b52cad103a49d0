import { isSameAddress } from '../../../domain/address'
import type { CaipNetworkId } from '../../../domain/caip'
import { messageOf } from '../../../domain/errors'
import type { SiwxMessage, SiwxRequest, SiwxSession } from '../../../domain/siwx'
import { siwxError } from '../../../domain/siwx-errors'
import { checkSiwxMessage } from '../../../domain/siwx/check-message'
import type { SiwxPage } from '../../../domain/siwx/page'
import { toSiwxPage } from '../../../domain/siwx/page'
import { parseSiwxMessage } from '../../../domain/siwx/parse-message'
import type { SiwxContext } from '../../siwx-context'
import { canonicalSignature } from '../../siwx-verify/canonical-signature'
import { pageMessage } from '../message-data'
import type { CloudSiwxOptions } from '../cloud-siwx'
import type { CloudSessionAccount } from './cloud-answers'
import { nonceSchema, sessionSchema, tokenSchema } from './cloud-answers'
import { askCloud, isTokenRefused, readAnswer } from './cloud-request'
import { CloudTokens } from './cloud-tokens'

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

/** The sessions that the cloud keeps, for one modal. */
export class CloudSessions {
  readonly #options: CloudSiwxOptions
  readonly #context: SiwxContext
  readonly #changed: (session: SiwxSession | undefined) => void
  readonly #tokens: CloudTokens
  /** Grows with each end of a session: what was under way for it counts no more. */
  #ended = 0

  /** @param changed is told who has signed in; undefined for nobody */
  constructor(options: CloudSiwxOptions, context: SiwxContext, changed: (session: SiwxSession | undefined) => void) {
    this.#options = options
    this.#context = context
    this.#changed = changed
    this.#tokens = new CloudTokens(context)
  }

  async createMessage(request: SiwxRequest): Promise<SiwxMessage> {
    const { nonce, token } = readAnswer(nonceSchema, await askCloud(this.#context, { path: 'nonce' }))
    this.#tokens.addNonce(nonce, token)
    const { platform } = this.#context
    return pageMessage({ platform, request, options: this.#options, nonce, form: 'blockchain' })
  }

  async add(session: SiwxSession): Promise<void> {
    const { message, signature, data } = session
    const { chainId, accountAddress: address } = data
    const { domain, origin } = this.#page()
    const signed = parseSiwxMessage(message)
    const { now } = this.#context.platform
    checkSiwxMessage(signed, { domain, origin, chainId, address, now: now() })
    const nonceToken = this.#tokens.nonce(signed.nonce)
    if (nonceToken === undefined)
      throw siwxError('SIGN_IN_REFUSED', { details: 'the message was not made here', hint: 'Try again' })
    const ended = this.#ended
    const answer = await askCloud(this.#context, {
      path: 'authenticate',
      method: 'POST',
      headers: { 'x-nonce-jwt': `Bearer ${nonceToken}` },
      body: {
        data: { ...data, accountAddress: signed.accountAddress },
        message,
        signature: canonicalSignature({ chainId, address: signed.accountAddress, signature }),
        clientId: null,
        walletInfo: this.#context.wallet(),
      },
    })
    const { token } = readAnswer(tokenSchema, answer)
    if (ended !== this.#ended) {
      await this.#goodbye(token)
      throw siwxError('SIGN_IN_REFUSED', { details: 'signed out meanwhile' })
    }
    this.#tokens.dropNonces()
    this.#tokens.auth = token
    this.#changed(session)
  }

  /** None also when the cloud does not answer: the visitor is then asked again. */
  async get(chainId: CaipNetworkId, address: string): Promise<readonly SiwxSession[]> {
    const account = await this.#me().catch((error: unknown) => {
      this.#context.platform.log.warn(`The cloud does not say who is signed in: ${messageOf(error)}`)
      return undefined
    })
    const isEnded = account !== undefined && account.exp * 1_000 <= this.#context.platform.now()
    if (!account || isEnded || account.caip2Network !== chainId || !isSameAddress(account.address, address)) return []
    const { exp, nonce = '' } = account
    const { domain, uri } = this.#page()
    const data = {
      accountAddress: address,
      chainId,
      domain,
      uri,
      version: '1',
      nonce,
      expirationTime: new Date(exp * 1_000).toISOString(),
    }
    return [{ data, message: '', signature: '' }]
  }

  /** Only a session that is known to be another's is left alone. */
  async revoke(chainId: CaipNetworkId, address: string): Promise<void> {
    const account = await this.#me().catch(() => undefined)
    const isOther = account && (account.caip2Network !== chainId || !isSameAddress(account.address, address))
    if (!isOther) await this.#signOut()
  }

  /** The cloud has one session for each visitor: of several, that of the active network is kept, or the first. */
  async replace(sessions: readonly SiwxSession[]): Promise<void> {
    const active = this.#context.activeNetwork()
    const session = sessions.find(({ data }) => data.chainId === active) ?? sessions[0]
    await (session ? this.add(session) : this.#signOut())
  }

  async account(): Promise<CloudSessionAccount> {
    const token = this.#required()
    const params = { includeAppKitAccount: 'true' }
    return readAnswer(sessionSchema, await askCloud(this.#context, { path: 'me', headers: bearer(token), params }))
  }

  async setMetadata(metadata: Readonly<Record<string, unknown>> | null): Promise<void> {
    const headers = bearer(this.#required())
    await askCloud(this.#context, { path: 'account-metadata', method: 'PUT', headers, body: { metadata } })
  }

  #required(): string {
    const { auth } = this.#tokens
    if (auth === undefined) throw siwxError('SIWX_NOT_AUTHENTICATED', { hint: 'Sign in first' })
    return auth
  }

  async #me(): Promise<CloudSessionAccount | undefined> {
    const { auth } = this.#tokens
    if (auth === undefined) return undefined
    try {
      return readAnswer(sessionSchema, await askCloud(this.#context, { path: 'me', headers: bearer(auth) }))
    } catch (error) {
      if (!isTokenRefused(error)) throw error
      // Another tab may have signed in with a newer one meanwhile.
      if (this.#tokens.auth === auth) this.#tokens.auth = undefined
      return undefined
    }
  }

  /** The page forgets the session first, whatever the cloud has to say. */
  async #signOut(): Promise<void> {
    const { auth } = this.#tokens
    this.#ended += 1
    this.#tokens.clear()
    if (auth === undefined) return
    this.#changed(undefined)
    await this.#goodbye(auth)
  }

  async #goodbye(token: string): Promise<void> {
    await askCloud(this.#context, { path: 'sign-out', method: 'POST', headers: bearer(token) }).catch(
      (error: unknown) =>
        this.#context.platform.log.warn(`The cloud was not told of the sign-out: ${messageOf(error)}`),
    )
  }

  /** The page as messages name it. */
  #page(): SiwxPage {
    return toSiwxPage(this.#context.platform.location().url)
  }
}
