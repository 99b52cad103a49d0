import { makeAutoObservable, observableRef } from 'mobx'
import type { SiwxSession } from '../../domain/sign-in/siwx'

/**
 * Where signing in stands. `idle`: no account is connected, or the unit is not loaded; `checking`: sessions are being looked up;
 * `signing`: the wallet or the service has been asked.
 */
export type SignInStatus = 'idle' | 'checking' | 'signed-out' | 'signing' | 'signed-in'

/**
 * Why the sessions are checked. `connected`: the visitor has just connected the account; `restored`: the account is the one of an
 * earlier visit; `changed`: another account became active; `news`: another tab, the service or the app reports a change; `expired`:
 * the session has ended. Only `connected` and `changed` ask a visitor who may go on without signing in.
 */
export type CheckCause = 'connected' | 'restored' | 'changed' | 'news' | 'expired'

/** Whether the visitor is signed in. Hooks read this state, which needs no other part of the unit. */
export class SignInState {
  status: SignInStatus = 'idle'
  session: SiwxSession | undefined = undefined
  /** False if the session could not be stored: it then ends with the page. */
  isSaved = true

  constructor() {
    makeAutoObservable(this, { session: observableRef })
  }

  /** Enters a state without a session. */
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
