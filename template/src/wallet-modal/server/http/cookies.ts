/** How the session's cookie is written. */
export interface CookieStyle {
  name: string
  secure: boolean
  sameSite: 'Lax' | 'Strict' | 'None'
}

const secretPattern = /^[A-Za-z0-9_-]{43}$/

/** The secret of a session that a browser sent back; undefined where there is none, or something that is none. */
export function readCookie(request: Pick<Request, 'headers'>, { name }: CookieStyle): string | undefined {
  const pairs = (request.headers.get('cookie') ?? '').split(';').map((pair) => pair.trim())
  const secrets = pairs.filter((pair) => pair.startsWith(`${name}=`)).map((pair) => pair.slice(name.length + 1))
  return secrets.find((secret) => secretPattern.test(secret))
}

/** A `set-cookie` header that lasts for so many seconds; none forgets the cookie. No script can read it. */
export function writeCookie({ name, secure, sameSite }: CookieStyle, secret: string, seconds: number): string {
  const attributes = ['Path=/', `Max-Age=${seconds}`, 'HttpOnly', ...(secure ? ['Secure'] : []), `SameSite=${sameSite}`]
  return [`${name}=${secret}`, ...attributes].join('; ')
}
