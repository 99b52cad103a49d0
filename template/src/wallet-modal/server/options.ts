import type { SiwxMessageData } from '../domain/sign-in/siwx'
import type { RateLimits } from './rate-limits'
import type { ServerSession } from './session'
import type { SignInStore } from './sign-in-store'

/** The options of `createSignInServer`. Times are in milliseconds. */
export interface SignInServerOptions {
  /**
   * The origins of the app's pages (`https://app.example`), at least one. Messages for other sites are refused. `http:` is
   * allowed for localhost only.
   */
  origins: readonly string[]
  /**
   * The chains whose accounts may sign in, by CAIP-2 id. With the address of an RPC endpoint, contract accounts (ERC-1271 and
   * ERC-6492) may as well; with `true`, only accounts with a key of their own.
   */
  chains: Readonly<Record<string, string | true>>
  /** The store of nonces and sessions. Default: `openSignInStore()`. */
  store?: SignInStore
  /** The path of the endpoints. Default: `/api/sign-in`. */
  basePath?: string
  /**
   * The statement that messages must have, the same as in the page. A phone that pairs and signs in with one approval appends
   * the ERC-5573 sentence about the allowed methods. Default: messages may have any statement or none.
   */
  statement?: string
  /** How long a session lasts after signing in. Default: 7 days. An earlier `Expiration Time` in the message ends it earlier. */
  sessionLifetime?: number
  /** How long a session lasts after the last request. Default: 1 day. */
  sessionIdle?: number
  /** How long a nonce can be used. Default: 10 minutes. */
  nonceLifetime?: number
  /** How many sessions an account may have. One session more ends the oldest. Default: 20. */
  maxSessions?: number
  rateLimits?: Partial<RateLimits>
  /**
   * Returns the address of the client, for the rate limits. Default: the address of the connection, if the adapter knows it.
   * Behind a proxy, read the header that your proxy writes, never a header that visitors can write themselves.
   */
  clientAddress?: (request: Request) => string | undefined
  /** Default: `__Host-wallet-session`, or `wallet-session` for a cookie without `Secure`. */
  cookieName?: string
  /** Default: true, except when all origins are on `http://localhost`, where some browsers refuse `Secure` cookies. */
  secureCookies?: boolean
  /** `None` is for a server on another site than its pages; many browsers refuse such cookies. Default: `Lax`. */
  sameSite?: 'Lax' | 'Strict' | 'None'
  /**
   * Runs before the page gets the answer. If this hook rejects, the new session ends and an earlier session of the same browser
   * stays. To turn an account away, throw `new Refusal('ACCOUNT_NOT_ALLOWED', 'This account is closed')`; the page shows the text.
   */
  onSignIn?: (session: ServerSession, message: SiwxMessageData) => void | Promise<void>
  /**
   * Runs after a visitor signs out or ends a session from the list. Does not run when a session expires, when `maxSessions` ends
   * it, or when a new sign-in with the same browser replaces it. Errors of this hook go to `onError`.
   */
  onSignOut?: (session: ServerSession) => void | Promise<void>
  /** Receives the errors of the server, which visitors never see. Default: writes the message to the console. */
  onError?: (error: unknown) => void
  /** Milliseconds since the epoch. */
  now?: () => number
  /** The `fetch` for requests to the chains. Default: the global `fetch`. */
  fetch?: (url: string, init: RequestInit) => Promise<Response>
}
