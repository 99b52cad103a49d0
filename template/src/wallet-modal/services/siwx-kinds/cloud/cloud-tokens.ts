import * as v from 'valibot'
import { safeJsonParse } from '../../../domain/json'
import type { SiwxContext } from '../../siwx-context'

/** How many nonces may wait for a signature. Each pairing link has a nonce of its own. */
const maxNonces = 50

const authSchema = v.object({
  token: v.string(),
  /** The network and the account that the token is for. */
  chainId: v.string(),
  address: v.string(),
  /** When the token expires, in milliseconds since the epoch. Left out until the cloud has told the time. */
  endsAt: v.exactOptional(v.number()),
})

/** The token of a session, with its account and its end. */
export type CloudAuth = v.InferOutput<typeof authSchema>

/** Keeps the cloud's tokens: the token of the session, and the token of each nonce. */
export class CloudTokens {
  readonly #context: SiwxContext
  readonly #byNonce = new Map<string, string>()
  /** The token when the browser stores nothing. The session then ends with the page. */
  #unsaved: CloudAuth | undefined

  constructor(context: SiwxContext) {
    this.#context = context
  }

  /** False while the session ends with the page, because its token could not be stored. */
  get isSaved(): boolean {
    return this.#unsaved === undefined
  }

  /** The token of the session; undefined when there is none. Forgets an expired token. */
  get auth(): CloudAuth | undefined {
    const auth = this.#stored() ?? this.#unsaved
    if (auth?.endsAt === undefined || auth.endsAt > this.#context.platform.now()) return auth
    this.auth = undefined
    return undefined
  }

  set auth(auth: CloudAuth | undefined) {
    this.#write('auth', auth && JSON.stringify(auth))
    this.#unsaved = this.#stored()?.token === auth?.token ? undefined : auth
  }

  addNonce(nonce: string, token: string): void {
    this.#byNonce.set(nonce, token)
    for (const oldest of this.#byNonce.keys()) if (this.#byNonce.size > maxNonces) this.#byNonce.delete(oldest)
    this.#write('nonce', token)
  }

  /** The token of a nonce. For a nonce of an earlier page, the stored token, which belongs to the newest nonce. */
  nonce(nonce: string): string | undefined {
    return this.#byNonce.get(nonce) ?? this.#context.platform.keyValue.get(this.#key('nonce')) ?? undefined
  }

  dropNonces(): void {
    this.#byNonce.clear()
    this.#write('nonce', undefined)
  }

  clear(): void {
    this.auth = undefined
    this.dropNonces()
  }

  #stored(): CloudAuth | undefined {
    const text = this.#context.platform.keyValue.get(this.#key('auth'))
    const parsed = v.safeParse(authSchema, safeJsonParse(text ?? ''))
    return parsed.success ? parsed.output : undefined
  }

  #key(name: 'auth' | 'nonce'): string {
    return `wallet-modal:${this.#context.modalId}:siwx-${name}-token`
  }

  #write(name: 'auth' | 'nonce', token: string | undefined): void {
    const { keyValue } = this.#context.platform
    if (token === undefined) keyValue.remove(this.#key(name))
    else keyValue.set(this.#key(name), token)
  }
}
