/** The name and the attributes of the session cookie. */
export interface CookieStyle {
  name: string
  secure: boolean
  sameSite: 'Lax' | 'Strict' | 'None'
}

const secretPattern = /^[A-Za-z0-9_-]{43}$/

/** Reads the session secret from the request's cookie; undefined without a cookie of the right form. */
export function readCookie(request: Pick<Request, 'headers'>, { name }: CookieStyle): string | undefined {
  const pairs = (request.headers.get('cookie') ?? '').split(';').map((pair) => pair.trim())
  const secrets = pairs.filter((pair) => pair.startsWith(`${name}=`)).map((pair) => pair.slice(name.length + 1))
  return secrets.find((secret) => secretPattern.test(secret))
}

/** Makes a `set-cookie` header. The cookie lasts for the given seconds; 0 deletes the cookie. Scripts cannot read the cookie. */
export function writeCookie({ name, secure, sameSite }: CookieStyle, secret: string, seconds: number): string {
  const attributes = ['Path=/', `Max-Age=${seconds}`, 'HttpOnly', ...(secure ? ['Secure'] : []), `SameSite=${sameSite}`]
  return [`${name}=${secret}`, ...attributes].join('; ')
}
