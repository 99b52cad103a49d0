import type { CaipNetworkId } from '../../../domain/networks/caip'
import { toCaipAddress } from '../../../domain/networks/caip'
import { isRecord } from '../../../domain/errors/errors'
import type { SiwxMessage, SiwxRequest, SiwxSession } from '../../../domain/sign-in/siwx'
import { siwxError } from '../../../domain/errors/siwx-errors'
import { fieldsOf } from '../../../domain/sign-in/message-fields'
import { createNonce } from '../../../domain/siwx/nonce'
import { toSiwxPage } from '../../../domain/siwx/page'
import type { SessionTable, SiwxContext } from '../../siwx-context'
import type { ChainCall } from '../../siwx-verify/verify-signature'
import { verifySiwxSignature } from '../../siwx-verify/verify-signature'
import { messageAddress, pageMessage } from '../message-data'
import type { LocalSiwxOptions } from '../local-siwx'
import type { SessionCheck } from './check-session'
import { checkKeptSession, checkNewSession, isEarly } from './check-session'
import { PendingMessages } from './pending-messages'
import { readStoredSession, toStoredSession } from './stored-session'

const day = 86_400_000
const defaultExpiration = 7 * day
function keyOf(chainId: CaipNetworkId, address: string): string {
  return toCaipAddress(chainId, messageAddress(chainId, address))
}

const keyOfSession = ({ data }: SiwxSession) => keyOf(data.chainId, data.accountAddress)
const markOf = ({ message, signature }: SiwxSession) => `${signature}\n${message}`

/** The sessions of this browser; see `localSiwx`. Tabs only tell each other to read the database again. The database counts. */
export class LocalSessions {
  readonly #context: SiwxContext
  readonly #options: LocalSiwxOptions
  readonly #pending = new PendingMessages()
  /** Sessions whose signature this page has already checked, so that it is not checked twice. */
  readonly #proven = new Set<string>()
  /** The keys of sessions that could not be stored in the database. */
  readonly #unsaved = new Set<string>()
  readonly #followers = new Set<() => void>()
  readonly #tell: (message: unknown) => void
  /** The pending changes. They run one after the other, so that two changes do not mix. */
  #queue: Promise<unknown> = Promise.resolve()

  constructor(context: SiwxContext, options: LocalSiwxOptions) {
    this.#context = context
    this.#options = options
    const forever = new AbortController().signal
    const channel = `wallet-modal:${context.modalId}:siwx`
    const hear = (message: unknown) => void this.#hear(message).catch(() => {})
    this.#tell = context.platform.channel(channel, hear, forever)
  }

  async createMessage(request: SiwxRequest): Promise<SiwxMessage> {
    const { platform } = this.#context
    const options = { expiration: defaultExpiration, ...this.#options }
    const message = pageMessage({ platform, request, options, nonce: createNonce() })
    this.#pending.add(fieldsOf(message))
    return message
  }

  /** Adds a session. Resolves with true when the session is in the database, with false when only this page keeps it. */
  async add(session: SiwxSession): Promise<boolean> {
    const checked = await checkNewSession(session, this.#check())
    this.#use([checked])
    return this.#change(async (table) => {
      const isSaved = await this.#put(table, checked)
      this.#tell({ kind: 'changed' })
      return isSaved
    })
  }

  /** Replaces all sessions. Resolves with true when all of them are in the database. */
  async replace(sessions: readonly SiwxSession[]): Promise<boolean> {
    const kept = await this.#all()
    const isKept = (session: SiwxSession) => kept.some((other) => markOf(other) === markOf(session))
    const asked: SiwxSession[] = []
    const checked: SiwxSession[] = []
    for (const session of sessions) {
      const known = isKept(session)
      const valid = await (known ? checkKeptSession : checkNewSession)(session, this.#check())
      checked.push(valid)
      if (!known) asked.push(valid)
    }
    this.#use(asked)
    if (sessions.length === 0) this.#pending.forget()
    return this.#change(async (table) => {
      await table.clear()
      const saved = []
      for (const session of checked) saved.push(await this.#put(table, session))
      const gone = kept.map(keyOfSession).filter((key) => !checked.some((session) => keyOfSession(session) === key))
      this.#tell({ kind: 'changed', gone })
      return saved.every(Boolean)
    })
  }

  revoke(chainId: CaipNetworkId, address: string): Promise<void> {
    const key = keyOf(chainId, address)
    this.#pending.forget(chainId, key.slice(chainId.length + 1))
    return this.#change(async (table) => {
      await table.remove(key)
      this.#tell({ kind: 'changed', gone: [key] })
    })
  }

  async get(chainId: CaipNetworkId, address: string): Promise<readonly SiwxSession[]> {
    const key = keyOf(chainId, address)
    await this.#queue
    const valid: SiwxSession[] = []
    for (const session of await this.#all()) {
      if (keyOfSession(session) !== key || isEarly(session, this.#context.platform.now())) continue
      if (await this.#isValid(session)) valid.push(session)
      else await this.#drop(session)
    }
    return valid
  }

  follow(changed: () => void, signal: AbortSignal): void {
    if (signal.aborted) return
    this.#followers.add(changed)
    signal.addEventListener('abort', () => this.#followers.delete(changed), { once: true })
  }

  /** Handles a message of another tab. A session that ended there ends here at once; the rest is read from the database. */
  async #hear(message: unknown): Promise<void> {
    if (!isRecord(message) || message['kind'] !== 'changed') return
    const gone = Array.isArray(message['gone']) ? message['gone'].filter((key) => typeof key === 'string') : []
    await this.#change(async (table) => {
      const isShared = await table.reread()
      // A session that only this page keeps must be removed here, because reading the database does not remove it.
      for (const key of gone) if (!isShared || this.#unsaved.has(key)) await table.remove(key)
    })
    for (const follower of this.#followers) follower()
  }

  /** Removes a session, unless another session has replaced it meanwhile. */
  #drop(session: SiwxSession): Promise<void> {
    return this.#change(async (table) => {
      const stored = (await this.#all()).find((other) => keyOfSession(other) === keyOfSession(session))
      if (stored && markOf(stored) === markOf(session)) await table.remove(keyOfSession(session))
    })
  }

  async #isValid(session: SiwxSession): Promise<boolean> {
    const isProven = this.#proven.has(markOf(session))
    const check = this.#check()
    try {
      await checkKeptSession(session, isProven ? { ...check, verify: () => Promise.resolve(true) } : check)
      this.#proven.add(markOf(session))
      return true
    } catch (error) {
      if (isRecord(error) && error['code'] === 'SIGNATURE_NOT_VALID') return false
      throw error
    }
  }

  #use(sessions: readonly SiwxSession[]): void {
    // Two sessions with the same nonce may be checked at the same time. This synchronous step accepts only the first.
    if (!this.#pending.take(new Set(sessions.map(({ data }) => data.nonce))))
      throw siwxError('SIGNATURE_NOT_VALID', { details: 'nonce', hint: 'The message has been used. Sign in again' })
    for (const session of sessions) this.#proven.add(markOf(session))
  }

  async #all(): Promise<SiwxSession[]> {
    const table = await this.#context.sessions()
    return (await table.all()).map(readStoredSession).filter((session) => session !== undefined)
  }

  async #put(table: SessionTable, session: SiwxSession): Promise<boolean> {
    const key = keyOfSession(session)
    const isSaved = await table.put(key, toStoredSession(session))
    if (isSaved) this.#unsaved.delete(key)
    else this.#unsaved.add(key)
    return isSaved
  }

  #change<T>(work: (table: SessionTable) => Promise<T>): Promise<T> {
    const result = this.#queue.then(async () => work(await this.#context.sessions()))
    this.#queue = result.catch(() => {})
    return result
  }

  #check(): SessionCheck {
    const { platform } = this.#context
    return {
      page: toSiwxPage(platform.location().url),
      now: platform.now(),
      askedOf: (nonce) => this.#pending.get(nonce),
      verify: verifySiwxSignature,
      callOf: (chainId) => this.#callOf(chainId),
    }
  }

  #callOf(chainId: CaipNetworkId): ChainCall {
    return async (method, params) => {
      const network = this.#context.networkOf(chainId)
      if (!network)
        throw siwxError('SIWX_NETWORK_NOT_FOUND', {
          details: chainId,
          hint: 'Add the network to the app: only its chain can check the signature of a contract account',
        })
      const rpc = await this.#context.rpc()
      return rpc.request(network, method, params, new AbortController().signal)
    }
  }
}
