import type { SiwxMessageData } from '../domain/sign-in/siwx'
import type { RateLimits } from './rate-limits'
import type { ServerSession } from './session'
import type { SignInStore } from './store/sign-in-store'

/** How a sign-in server is set up. Times are in milliseconds. */
export interface SignInServerOptions {
  /**
   * Where the app's pages are (`https://app.example`), at least one. Messages for other sites are refused. `http:` is for
   * localhost only.
   */
  origins: readonly string[]
  /**
   * The chains whose accounts may sign in, by CAIP-2 id. With the address of an RPC endpoint, contract accounts (ERC-1271 and
   * ERC-6492) may as well; with `true`, only accounts with a key of their own.
   */
  chains: Readonly<Record<string, string | true>>
  /** Where nonces and sessions are kept. Unless given, `openSignInStore()`. */
  store?: SignInStore
  /** The path of the endpoints. Unless given: `/api/sign-in`. */
  basePath?: string
  /**
   * The statement that messages must have, the same as in the page. A phone that pairs and signs in at once adds what the pairing
   * allows (ERC-5573). Unless given, messages may have any or none.
   */
  statement?: string
  /** From signing in to the end of the session. Unless given: 7 days. A message that expires earlier ends it earlier. */
  sessionLifetime?: number
  /** From the last visit to the end of the session. Unless given: 1 day. */
  sessionIdle?: number
  /** For how long a nonce can be used. Unless given: 10 minutes. */
  nonceLifetime?: number
  /** How many sessions an account may have; a new one ends the oldest. Unless given: 20. */
  maxSessions?: number
  rateLimits?: Partial<RateLimits>
  /**
   * The address that a request came from, for the rate limits. Unless given, that of the connection, where the adapter knows
   * it: behind a proxy, read the header that your proxy writes, and none that visitors can write themselves.
   */
  clientAddress?: (request: Request) => string | undefined
  /** Unless given: `__Host-wallet-session`, or `wallet-session` without `Secure`. */
  cookieName?: string
  /** Unless given: true, except where all origins are `http://localhost` and its like, for which some browsers refuse such cookies. */
  secureCookies?: boolean
  /** `None` is for a server on another site than its pages, and many browsers refuse that by now. Unless given: `Lax`. */
  sameSite?: 'Lax' | 'Strict' | 'None'
  /**
   * Runs before the visitor is told. When it rejects, the session is ended again; an earlier one of the same browser goes on. To
   * turn an account away, throw `new Refusal('ACCOUNT_NOT_ALLOWED', 'This account is closed')`: the page shows these words.
   */
  onSignIn?: (session: ServerSession, message: SiwxMessageData) => void | Promise<void>
  /**
   * Runs after a visitor has signed out, or has ended a session from the list. Not when a session ends by its time, because
   * there are too many, or because somebody signs in with the same browser again. What it throws goes to `onError`.
   */
  onSignOut?: (session: ServerSession) => void | Promise<void>
  /** Takes what went wrong on the server; it is never told to visitors. Unless given, its message is written to the console. */
  onError?: (error: unknown) => void
  /** Milliseconds since the epoch. */
  now?: () => number
  /** How chains are asked. Unless given, the global one. */
  fetch?: (url: string, init: RequestInit) => Promise<Response>
}
