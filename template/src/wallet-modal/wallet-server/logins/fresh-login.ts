import { Refusal } from '../refusal'
import type { SignedInCall } from '../requests/calls'
import type { Settings } from '../settings'

/** The maximum age of a login for changes that decide who can open a wallet, in milliseconds. */
const freshLogin = 5 * 60_000

/** Checks that the login of a session is at most five minutes old. @param purpose completes "Log in again to …" @throws Refusal */
export function requireFreshLogin(
  { now }: Pick<Settings, 'now'>,
  { session }: Pick<SignedInCall, 'session'>,
  purpose: string,
): void {
  if (now() - session.session.loggedInAt > freshLogin) throw new Refusal('LOGIN_TOO_OLD', `Log in again to ${purpose}`)
}
