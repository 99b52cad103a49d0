import type { OfferedAnswer } from '../api'
import type { BeginSession } from '../logins/begin-session'
import type { WalletServerOptions } from '../options'
import type { CallKinds, Endpoint } from '../requests/calls'
import type { Settings } from '../settings'

/** The parts of the server that a login method uses. */
export interface LoginMethodParts extends CallKinds {
  options: WalletServerOptions
  settings: Settings
  /** Begins the session of a user who has proven an identity. */
  beginSession: BeginSession
}

/** A login method that a unit adds to the wallet server. */
export interface LoginMethod {
  /** The method's part of the answer of `GET offered`. */
  offered: Partial<OfferedAnswer>
  /** The endpoints, by the path below the base path and by the HTTP method. */
  paths: readonly [path: string, methods: Record<string, Endpoint>][]
}

/** Creates a login method. @throws Error for options that cannot work; its message says what to change */
export type CreateLoginMethod = (parts: LoginMethodParts) => LoginMethod
