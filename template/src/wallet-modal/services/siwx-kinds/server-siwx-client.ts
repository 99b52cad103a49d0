import * as v from 'valibot'
import type { CaipNetworkId } from '../../domain/networks/caip'
import { messageOf } from '../../domain/errors/errors'
import type { SiwxMessage, SiwxRequest, SiwxSession } from '../../domain/sign-in/siwx'
import { parseDateTime } from '../../domain/siwx/date-time'
import { isNonce } from '../../domain/siwx/nonce'
import type { SiwxContext } from '../siwx-context'
import { FreshNonces } from './fresh-nonces'
import { pageMessage } from './message-data'
import type { ServerSiwxOptions } from './server-siwx'
import { askSignInServer } from './server-siwx-request'
import { noWordOf, readAnswer, refusalOf } from './service-answers'
import { isOf, keptSession, readSigned, sessionToKeep } from './service-session'
import { SignInsUnderWay } from './sign-ins-under-way'

/** How long the server's answer about the current session is cached, in milliseconds. */
const answerLifetime = 30_000

const nonceSchema = v.looseObject({ nonce: v.pipe(v.string(), v.check(isNonce)) })
const time = v.pipe(
  v.string(),
  v.check((text) => parseDateTime(text) !== undefined),
)
const sessionSchema = v.looseObject({ chainId: v.string(), address: v.string(), signedInAt: time, expiresAt: time })
const answerSchema = v.looseObject({ session: v.nullable(sessionSchema) })

type ServerSession = v.InferOutput<typeof sessionSchema>

/** The client of a sign-in server, for one modal. */
export class ServerSiwxClient {
  readonly #options: ServerSiwxOptions
  readonly #context: SiwxContext
  readonly #changed: () => void
  readonly #nonces = new FreshNonces()
  readonly #underWay = new SignInsUnderWay()
  #known: { session: Promise<ServerSession | null>; until: number } | undefined
  /** The last sent message. Its answer may have been lost. */
  #sent: string | undefined

  /** @param changed tells other tabs about a sign-in or a sign-out */
  constructor(options: ServerSiwxOptions, context: SiwxContext, changed: () => void) {
    this.#options = options
    this.#context = context
    this.#changed = changed
  }

  /** Drops the cached answer about the current session. */
  forget(): void {
    this.#known = undefined
  }

  async createMessage(request: SiwxRequest): Promise<SiwxMessage> {
    const { nonce } = readAnswer(nonceSchema, await this.#ask('nonce'))
    this.#nonces.take(nonce)
    return pageMessage({ platform: this.#context.platform, request, options: this.#options, nonce })
  }

  async addSession(session: SiwxSession): Promise<void> {
    const { chainId, accountAddress: address } = session.data
    const { signature } = readSigned(this.#context, session)
    await this.#underWay.run(
      { chainId, address },
      {
        ask: () => this.#verify(session, signature),
        keep: (begun) => {
          this.forget()
          if (begun) void this.#know(Promise.resolve(begun))
          this.#changed()
        },
        // The answer to the sign-in may have set the cookie after the sign-out cleared it.
        undo: () =>
          this.#end().catch((error: unknown) =>
            this.#context.platform.log.warn(`The server was not told of the sign-out: ${messageOf(error)}`),
          ),
      },
    )
  }

  async getSessions(chainId: CaipNetworkId, address: string): Promise<readonly SiwxSession[]> {
    const session = await this.#session()
    if (!session || !isOf(session, chainId, address)) return []
    const { signedInAt: issuedAt, expiresAt: expirationTime } = session
    return [keptSession(this.#context, { accountAddress: address, chainId, nonce: '', issuedAt, expirationTime })]
  }

  async revokeSession(chainId: CaipNetworkId, address: string): Promise<void> {
    this.#underWay.giveUp(chainId, address)
    const session = await this.#session()
    if (session && isOf(session, chainId, address)) await this.#end()
  }

  async setSessions(sessions: readonly SiwxSession[]): Promise<void> {
    const session = sessionToKeep(this.#context, sessions)
    if (session) return this.addSession(session)
    this.#underWay.giveUp()
    await this.#end()
  }

  /** Sends the signature and returns the new session; null when the server's answer has no session. */
  async #verify({ data, message }: SiwxSession, signature: string): Promise<ServerSession | null> {
    const isAgain = this.#sent === message
    this.#sent = message
    this.forget()
    try {
      const answer = v.safeParse(answerSchema, await this.#ask('verify', { message, signature }))
      return answer.success ? answer.output.session : null
    } catch (error) {
      // The same message was sent before and its nonce is used, so the first attempt succeeded and its answer was lost.
      const isLost = isAgain && refusalOf(error)?.code === 'NONCE_NOT_KNOWN'
      const session = isLost ? await this.#session() : null
      if (!session || !isOf(session, data.chainId, data.accountAddress)) throw error
      return session
    }
  }

  async #end(): Promise<void> {
    this.forget()
    await this.#ask('sign-out', {})
    this.forget()
    this.#changed()
  }

  /** Asks the server for the current session. Simultaneous calls share one request. */
  #session(): Promise<ServerSession | null> {
    if (this.#known && this.#known.until > this.#context.platform.now()) return this.#known.session
    return this.#know(this.#askWho())
  }

  #know(session: Promise<ServerSession | null>): Promise<ServerSession | null> {
    const known = { session, until: this.#context.platform.now() + answerLifetime }
    this.#known = known
    session.then(
      (one) => (known.until = Math.min(known.until, one ? Date.parse(one.expiresAt) : Infinity)),
      () => {
        if (this.#known === known) this.forget()
      },
    )
    return session
  }

  async #askWho(): Promise<ServerSession | null> {
    try {
      return readAnswer(answerSchema, await this.#ask('session')).session
    } catch (error) {
      if (refusalOf(error)?.status === 401) return null
      throw noWordOf(this.#context, error)
    }
  }

  #ask(path: string, body?: object): Promise<unknown> {
    const base = (this.#options.url ?? '/api/sign-in').replace(/\/+$/, '')
    return askSignInServer(this.#context.platform, `${base}/${path}`, body)
  }
}
