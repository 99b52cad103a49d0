import { siwxError } from '../../domain/errors/siwx-errors'

/** How many of the newest nonces are remembered. */
const most = 100

/** Makes sure that this page never uses a nonce of a service twice. */
export class FreshNonces {
  readonly #taken = new Set<string>()

  /** Records a nonce. @throws WalletModalError SIGN_IN_UNAVAILABLE when the nonce was recorded before */
  take(nonce: string): void {
    if (this.#taken.has(nonce))
      throw siwxError('SIGN_IN_UNAVAILABLE', { details: 'its nonce is one that it gave before' })
    this.#taken.add(nonce)
    for (const old of this.#taken) if (this.#taken.size > most) this.#taken.delete(old)
  }
}
