import * as v from 'valibot'
import { isSameAddress } from '../../domain/address'
import type { CaipNetworkId } from '../../domain/caip'
import { messageOf } from '../../domain/errors'
import type { SiwxMessage, SiwxRequest, SiwxSession } from '../../domain/siwx'
import { siwxError } from '../../domain/siwx-errors'
import { checkSiwxMessage } from '../../domain/siwx/check-message'
import { isNonce } from '../../domain/siwx/nonce'
import type { SiwxPage } from '../../domain/siwx/page'
import { toSiwxPage } from '../../domain/siwx/page'
import { parseSiwxMessage } from '../../domain/siwx/parse-message'
import { canonicalSignature } from '../siwx-verify/canonical-signature'
import { pageMessage } from './message-data'
import type { SiwxContext } from '../siwx-context'
import { askSignInServer, refusalCodeOf } from './server-siwx-request'
import type { ServerSiwxOptions } from './server-siwx'

/** For how long the server's word on who is signed in is taken, in milliseconds. */
const answerLifetime = 30_000
/** How many nonces are remembered, so that none is taken twice. */
const rememberedNonces = 100

const nonceSchema = v.looseObject({ nonce: v.pipe(v.string(), v.check(isNonce)) })
const sessionSchema = v.looseObject({
  chainId: v.string(),
  address: v.string(),
  signedInAt: v.string(),
  expiresAt: v.string(),
})
const answerSchema = v.looseObject({ session: v.nullable(sessionSchema) })

type ServerAccount = v.InferOutput<typeof sessionSchema>

/** Speaks to a sign-in server for one modal. */
export class ServerSiwxClient {
  readonly #options: ServerSiwxOptions
  readonly #context: SiwxContext
  readonly #changed: () => void
  readonly #nonces = new Set<string>()
  #known: { account: Promise<ServerAccount | null>; until: number } | undefined
  /** The message that was sent last: its answer may have been lost. */
  #sent: string | undefined

  /** @param changed tells other tabs that somebody has signed in or out */
  constructor(options: ServerSiwxOptions, context: SiwxContext, changed: () => void) {
    this.#options = options
    this.#context = context
    this.#changed = changed
  }

  /** The server's word on who is signed in is not taken any more. */
  forget(): void {
    this.#known = undefined
  }

  async createMessage(request: SiwxRequest): Promise<SiwxMessage> {
    const nonce = await this.#nonce()
    return pageMessage({ platform: this.#context.platform, request, options: this.#options, nonce })
  }

  async addSession({ data, message, signature }: SiwxSession): Promise<void> {
    const { chainId, accountAddress: address } = data
    const signed = parseSiwxMessage(message)
    const { domain, origin } = this.#page()
    checkSiwxMessage(signed, {
      domain,
      origin,
      chainId,
      address,
      now: this.#context.platform.now(),
    })
    const isAgain = this.#sent === message
    this.#sent = message
    this.forget()
    const canonical = canonicalSignature({ chainId, address: signed.accountAddress, signature })
    try {
      await this.#ask('verify', { message, signature: canonical })
    } catch (error) {
      // Sent before, and used up: the answer that said so was lost on its way.
      const isLost = isAgain && refusalCodeOf(error) === 'NONCE_NOT_KNOWN'
      if (!isLost || !isOf(await this.#account(), chainId, address)) throw error
    }
    this.forget()
    this.#changed()
  }

  async getSessions(chainId: CaipNetworkId, address: string): Promise<readonly SiwxSession[]> {
    let account: ServerAccount | null
    try {
      account = await this.#account()
    } catch (error) {
      this.#context.platform.log.warn(`Nobody can tell who is signed in: ${messageOf(error)}`)
      return []
    }
    if (!account || !isOf(account, chainId, address)) return []
    const { signedInAt: issuedAt, expiresAt: expirationTime } = account
    const { domain, uri } = this.#page()
    const data = {
      accountAddress: address,
      chainId,
      domain,
      uri,
      version: '1',
      nonce: '',
      issuedAt,
      expirationTime,
    }
    return [{ data, message: '', signature: '' }]
  }

  async revokeSession(chainId: CaipNetworkId, address: string): Promise<void> {
    if (isOf(await this.#account(), chainId, address)) await this.#signOut()
  }

  /** A browser has one session at the server: of several, that of the active network, or the first. */
  async setSessions(sessions: readonly SiwxSession[]): Promise<void> {
    const active = this.#context.activeNetwork()
    const session = sessions.find(({ data }) => data.chainId === active) ?? sessions[0]
    await (session ? this.addSession(session) : this.#signOut())
  }

  async #signOut(): Promise<void> {
    this.forget()
    await this.#ask('sign-out', {})
    this.forget()
    this.#changed()
  }

  /** A nonce that can be relied on: eight or more letters and digits, and never the same again. */
  async #nonce(): Promise<string> {
    const parsed = v.safeParse(nonceSchema, await this.#ask('nonce'))
    if (!parsed.success || this.#nonces.has(parsed.output.nonce))
      throw siwxError('SIGN_IN_UNAVAILABLE', {
        details: parsed.success
          ? 'its nonce is one that it gave before'
          : 'its nonce is none of eight letters and digits',
      })
    const { nonce } = parsed.output
    this.#nonces.add(nonce)
    for (const old of this.#nonces) if (this.#nonces.size > rememberedNonces) this.#nonces.delete(old)
    return nonce
  }

  /** Who is signed in, by the server's word: asked once for all that want to know at the same time. */
  #account(): Promise<ServerAccount | null> {
    const { now } = this.#context.platform
    if (this.#known && this.#known.until > now()) return this.#known.account
    const account = this.#ask('session').then((answer) => {
      const parsed = v.safeParse(answerSchema, answer)
      if (parsed.success) return parsed.output.session
      throw siwxError('SIGN_IN_UNAVAILABLE', { details: 'its answer is not one of a sign-in server' })
    })
    const known = { account, until: now() + answerLifetime }
    this.#known = known
    account.catch(() => {
      if (this.#known === known) this.forget()
    })
    return account
  }

  #ask(path: string, body?: object): Promise<unknown> {
    const base = (this.#options.url ?? '/api/sign-in').replace(/\/+$/, '')
    return askSignInServer(this.#context.platform, `${base}/${path}`, body)
  }

  /** The page as messages name it. */
  #page(): SiwxPage {
    return toSiwxPage(this.#context.platform.location().url)
  }
}

function isOf(account: ServerAccount | null, chainId: CaipNetworkId, address: string): boolean {
  return account?.chainId === chainId && isSameAddress(account.address, address)
}
