import { makeAutoObservable } from 'mobx'
import type { OpenRequest, OpenRequests } from './open-requests'

/** The visitor's consent to ask the wallet again, although an earlier request may be sent as well. The consent is valid for one request. */
export class Consent {
  isGiven = false
  readonly #open: Pick<OpenRequests, 'doubts'>

  constructor(open: Pick<OpenRequests, 'doubts'>) {
    this.#open = open
    makeAutoObservable(this)
  }

  /** The latest request that may have been sent, or may still be sent. Another request needs the visitor's consent. */
  get doubt(): OpenRequest | undefined {
    return this.#open.doubts.at(-1)
  }

  /** Whether the wallet must not be asked before the visitor consents. */
  get isMissing(): boolean {
    return this.doubt !== undefined && !this.isGiven
  }

  /** Sets the consent. Without a request in doubt the consent stays false. */
  set(isGiven: boolean): void {
    this.isGiven = isGiven && this.doubt !== undefined
  }

  clear(): void {
    this.isGiven = false
  }
}
