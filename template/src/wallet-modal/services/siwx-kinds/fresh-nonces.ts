import { siwxError } from '../../domain/errors/siwx-errors'

/** How many nonces are remembered. */
const most = 100

/** The nonces that a service has given to this page: none of them is taken twice. */
export class FreshNonces {
  readonly #taken = new Set<string>()

  /** @throws WalletModalError SIGN_IN_UNAVAILABLE for one that was taken before */
  take(nonce: string): void {
    if (this.#taken.has(nonce))
      throw siwxError('SIGN_IN_UNAVAILABLE', { details: 'its nonce is one that it gave before' })
    this.#taken.add(nonce)
    for (const old of this.#taken) if (this.#taken.size > most) this.#taken.delete(old)
  }
}
