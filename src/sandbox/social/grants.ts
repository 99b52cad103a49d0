import { randomBytes } from 'node:crypto'
import { dropOldest } from '../services/drop-oldest'
import type { PersonName } from './people'
import type { SocialProvider } from './providers'

/** A login of a person to an app, and what the person has allowed the app to read. */
export interface Grant {
  readonly provider: SocialProvider
  readonly clientId: string
  readonly redirectUri: string
  readonly person: PersonName
  readonly scopes: readonly string[]
  readonly nonce: string | null
  /** The S256 challenge of PKCE; null for an app that does not use PKCE. */
  readonly challenge: string | null
}

interface Code {
  readonly grant: Grant
  /** When the code becomes invalid, in milliseconds since 1970. */
  readonly expires: number
}

const lifetimeMs = 600_000
const most = 500

/** The 500 newest codes and the 500 newest access tokens of the social providers. */
export class SocialGrants {
  readonly #codes = new Map<string, Code>()
  readonly #tokens = new Map<string, Grant>()
  readonly #named = new Set<string>()

  /** Issues a code for a grant. An app can redeem the code once within ten minutes. */
  issueCode(grant: Grant): string {
    return keep(this.#codes, { grant, expires: Date.now() + lifetimeMs })
  }

  /** Returns the grant of a code, and makes the code invalid; `undefined` for a code that is unknown, used or expired. */
  redeem(code: string): Grant | undefined {
    const found = this.#codes.get(code)
    this.#codes.delete(code)
    return found !== undefined && found.expires > Date.now() ? found.grant : undefined
  }

  issueToken(grant: Grant): string {
    return keep(this.#tokens, grant)
  }

  grantOf(token: string): Grant | undefined {
    return this.#tokens.get(token)
  }

  /** Records a login. Returns whether it is the first login of this person to this app. */
  isFirstLogin({ provider, clientId, person }: Grant): boolean {
    const login = JSON.stringify([provider, clientId, person])
    const isFirst = !this.#named.has(login)
    this.#named.add(login)
    return isFirst
  }

  reset(): void {
    this.#codes.clear()
    this.#tokens.clear()
    this.#named.clear()
  }
}

/** Stores a value under a new random name. Returns the name. */
function keep<T>(map: Map<string, T>, value: T): string {
  const name = randomBytes(24).toString('base64url')
  map.set(name, value)
  dropOldest(map, most)
  return name
}
