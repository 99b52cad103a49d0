import * as v from 'valibot'
import { safeJsonParse } from '../../../domain/json'
import type { SiwxContext } from '../../siwx-context'

/** How many nonces may wait for their signature: each pairing link has one of its own. */
const maxNonces = 50

const authSchema = v.object({
  token: v.string(),
  /** The network and the account that it was given for. */
  chainId: v.string(),
  address: v.string(),
  /** When it ends, in milliseconds since the epoch; left out until the cloud has said so. */
  endsAt: v.exactOptional(v.number()),
})

/** The token of a session, with what it is good for. */
export type CloudAuth = v.InferOutput<typeof authSchema>

/** What the cloud gives out: the token of the session, and of each nonce the one that proves it. */
export class CloudTokens {
  readonly #context: SiwxContext
  readonly #byNonce = new Map<string, string>()
  /** Where nothing can be stored, a session lasts as long as the page. */
  #unsaved: CloudAuth | undefined

  constructor(context: SiwxContext) {
    this.#context = context
  }

  /** False while a session ends with the page. */
  get isSaved(): boolean {
    return this.#unsaved === undefined
  }

  /** Undefined also for a token that has ended, which is then forgotten. */
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

  /** The token of a nonce of this page; of any other, the one that was given out last: the page may have been left since. */
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
