import type { CaipNetworkId } from '../../../domain/networks/caip'
import type { SiwxMessageData } from '../../../domain/sign-in/siwx'

/** How many messages may wait for a signature. Older messages are forgotten. */
const most = 100

/** The messages of this page that are not signed yet. */
export class PendingMessages {
  readonly #byNonce = new Map<string, SiwxMessageData>()

  add(data: SiwxMessageData): void {
    this.#byNonce.set(data.nonce, data)
    const [oldest] = this.#byNonce.keys()
    if (this.#byNonce.size > most && oldest !== undefined) this.#byNonce.delete(oldest)
  }

  get(nonce: string): SiwxMessageData | undefined {
    return this.#byNonce.get(nonce)
  }

  /** Forgets the messages for the given account, or for all accounts. Messages of pairing links stay: they have no account yet. */
  forget(chainId?: CaipNetworkId, address?: string): void {
    for (const [nonce, data] of this.#byNonce) {
      const isMeant = chainId === undefined || (data.chainId === chainId && data.accountAddress === address)
      if (data.accountAddress !== '' && isMeant) this.#byNonce.delete(nonce)
    }
  }

  /** Uses the nonces up. If one of them is already used, uses none of them and returns false. */
  take(nonces: ReadonlySet<string>): boolean {
    if (![...nonces].every((nonce) => this.#byNonce.has(nonce))) return false
    for (const nonce of nonces) this.#byNonce.delete(nonce)
    return true
  }
}
