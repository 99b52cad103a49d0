import { makeAutoObservable, observableRef } from 'mobx'
import type { SiwxSession } from '../../domain/sign-in/siwx'

/**
 * Where signing in stands: `idle` without a connected account (without `siwx`, and until the modal has loaded it), `checking`
 * while sessions are looked for, `signing` while the wallet or the service is asked.
 */
export type SignInStatus = 'idle' | 'checking' | 'signed-out' | 'signing' | 'signed-in'

/** Whether the visitor is signed in; what hooks read, before anything else of the unit is here. */
export class SignInState {
  status: SignInStatus = 'idle'
  session: SiwxSession | undefined = undefined
  /** False for a session that could not be written down: it ends with the page. */
  isSaved = true

  constructor() {
    makeAutoObservable(this, { session: observableRef })
  }

  /** Without a session in every state but `signed-in`. */
  show(status: Exclude<SignInStatus, 'signed-in'>): void {
    this.status = status
    this.session = undefined
  }

  showSession(session: SiwxSession, isSaved: boolean): void {
    this.status = 'signed-in'
    this.isSaved = isSaved
    this.session = session
  }
}
