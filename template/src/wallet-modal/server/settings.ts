import { messageOf, WalletModalError } from '../domain/errors/errors'
import { parseCaipNetworkId } from '../domain/networks/caip'
import { checkBasePath, checkOrigins, checkPositive, isLocal } from '../server-kit/check-options'
import type { CookieStyle } from './http/cookies'
import type { SignInServerOptions } from './options'
import type { RateLimits } from './rate-limits'
import { defaultRateLimits } from './rate-limits'
import type { SignInStore } from './sign-in-store'
import { openSignInStore } from './sign-in-store'

const hour = 3_600_000

/** The checked options of a sign-in server, with the defaults filled in. */
export interface Settings {
  origins: readonly string[]
  chains: ReadonlyMap<string, string | true>
  store: SignInStore
  basePath: string
  statement: string | undefined
  sessions: { lifetime: number; idle: number; most: number }
  nonceLifetime: number
  rateLimits: RateLimits
  cookie: CookieStyle
  onError: (error: unknown) => void
  now: () => number
  fetch: (url: string, init: RequestInit) => Promise<Response>
}

function chainsOf(chains: SignInServerOptions['chains']): Map<string, string | true> {
  const entries = Object.entries(chains)
  if (entries.length === 0) throw new Error('Name at least one chain whose accounts may sign in, for example eip155:1')
  for (const [chainId, rpc] of entries) {
    try {
      parseCaipNetworkId(chainId)
    } catch (error) {
      const reason = error instanceof WalletModalError ? error.shortMessage : messageOf(error)
      throw new Error(`${reason}: chains has "${chainId}"`, { cause: error })
    }
    // The message leaves the URL out, because the URL may contain an API key.
    if (rpc !== true && !/^https?:\/\//.test(rpc))
      throw new Error(`The RPC address of ${chainId} is no http(s) address`)
  }
  return new Map(entries)
}

/** Checks the options. @throws Error for options that cannot work or are not safe; its message says what to change */
export function settingsOf(options: SignInServerOptions): Settings {
  const { basePath = '/api/sign-in', now = Date.now, sameSite = 'Lax', statement } = options
  const origins = checkOrigins(options.origins)
  const plain = origins.filter(({ protocol }) => protocol === 'http:')
  const secure = options.secureCookies ?? !(plain.length === origins.length && plain.every(isLocal))
  if (secure && !plain.every(isLocal))
    throw new Error('Pages that sign in have to be on https. To risk it all the same, set secureCookies to false')
  if (sameSite === 'None' && !secure) throw new Error('Browsers take cookies with SameSite=None only with Secure')
  checkBasePath(basePath)
  return {
    origins: origins.map(({ origin }) => origin),
    chains: chainsOf(options.chains),
    store: options.store ?? openSignInStore(undefined, now),
    basePath,
    statement,
    sessions: {
      lifetime: checkPositive('sessionLifetime', options.sessionLifetime ?? 7 * 24 * hour),
      idle: checkPositive('sessionIdle', options.sessionIdle ?? 24 * hour),
      most: checkPositive('maxSessions', options.maxSessions ?? 20),
    },
    nonceLifetime: checkPositive('nonceLifetime', options.nonceLifetime ?? hour / 6),
    rateLimits: { ...defaultRateLimits, ...options.rateLimits },
    cookie: {
      // Browsers accept a cookie with the prefix `__Host-` only from exactly this host over https.
      name: options.cookieName ?? (secure ? '__Host-wallet-session' : 'wallet-session'),
      secure,
      sameSite,
    },
    onError: options.onError ?? ((error) => console.error(`Sign-in server: ${messageOf(error)}`)),
    now,
    fetch: options.fetch ?? fetch,
  }
}
