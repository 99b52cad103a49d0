import type { SiwxContext } from '../../siwx-context'

/** How many nonces may wait for their signature: each pairing link has one of its own. */
const mostNonces = 50

/** What the cloud gives out: the token of the session, and of each nonce the one that proves it. */
export class CloudTokens {
  readonly #context: SiwxContext
  readonly #byNonce = new Map<string, string>()
  /** Where nothing can be stored, a session lasts as long as the page. */
  #unsaved: string | undefined

  constructor(context: SiwxContext) {
    this.#context = context
  }

  get auth(): string | undefined {
    return this.#context.platform.keyValue.get(this.#key('auth')) ?? this.#unsaved
  }

  set auth(token: string | undefined) {
    this.#write('auth', token)
    const isSaved = this.#context.platform.keyValue.get(this.#key('auth')) === (token ?? null)
    this.#unsaved = isSaved ? undefined : token
  }

  addNonce(nonce: string, token: string): void {
    this.#byNonce.set(nonce, token)
    for (const oldest of this.#byNonce.keys()) if (this.#byNonce.size > mostNonces) this.#byNonce.delete(oldest)
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

  #key(name: 'auth' | 'nonce'): string {
    return `wallet-modal:${this.#context.modalId}:siwx-${name}-token`
  }

  #write(name: 'auth' | 'nonce', token: string | undefined): void {
    const { keyValue } = this.#context.platform
    if (token === undefined) keyValue.remove(this.#key(name))
    else keyValue.set(this.#key(name), token)
  }
}
