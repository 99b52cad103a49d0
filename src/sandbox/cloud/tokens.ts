import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { isRecord, parseJson, type JsonRecord } from '../json'

/**
 * The cloud's signed tokens, which are JSON web tokens (RFC 7519, HS256). Each start of the sandbox makes a new key, so older tokens become
 * invalid.
 */
export class Tokens {
  readonly #key = randomBytes(32)

  /** Signs claims. @param claims with `exp`, in seconds since 1970 */
  issue(claims: JsonRecord): string {
    const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')
    const signed = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}`
    return `${signed}.${this.#mac(signed).toString('base64url')}`
  }

  /** Returns the claims of a valid token; `undefined` for a token that this sandbox has not signed, or that has expired. */
  read(token: string, now = Date.now()): JsonRecord | undefined {
    const [header, body, mac, ...rest] = token.split('.')
    if (header === undefined || body === undefined || mac === undefined || rest.length > 0) return undefined
    const expected = this.#mac(`${header}.${body}`)
    const given = Buffer.from(mac, 'base64url')
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
    const claims = parseJson(Buffer.from(body, 'base64url').toString('utf8'))
    return isRecord(claims) && Number(claims['exp']) * 1_000 > now ? claims : undefined
  }

  #mac(text: string): Buffer {
    return createHmac('sha256', this.#key).update(text).digest()
  }
}
