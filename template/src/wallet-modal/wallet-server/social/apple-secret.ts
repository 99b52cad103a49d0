import type { Bytes } from '../crypto/bytes'
import { toBase64url, toHex, utf8 } from '../crypto/bytes'

/** How long a client secret is valid, in seconds. Apple allows six months. */
const lifetime = 300
/** The object identifier of the curve P-256 in an encoded key, as hexadecimal digits. */
const curve = '06082a8648ce3d030107'

const algorithm = { name: 'ECDSA', namedCurve: 'P-256' } as const

/** The bytes of a private key in PEM (PKCS #8); undefined for another text. */
function readPem(pem: string): Bytes | undefined {
  const [, body] = /^-----BEGIN PRIVATE KEY-----\s([A-Za-z0-9+/=\s]+)-----END PRIVATE KEY-----$/.exec(pem) ?? []
  if (body === undefined) return undefined
  try {
    return Uint8Array.from(atob(body.replace(/\s/g, '')), (char) => char.charCodeAt(0))
  } catch {
    return undefined
  }
}

/** True for a private key of the curve P-256 in PEM. */
export function isEcKey(pem: string): boolean {
  const bytes = readPem(pem)
  return bytes !== undefined && toHex(bytes).includes(curve)
}

interface AppleFacts {
  id: string
  team: string
  key: string
  /** The private key in PEM. */
  pem: string
  /** Apple's issuer. */
  audience: string
}

/**
 * Makes a client secret for Apple: a JWT that is signed with the team's key and is valid for five minutes.
 * @param now milliseconds since the epoch
 * @throws DOMException for a key that cannot be read
 */
export async function appleSecret({ id, team, key, pem, audience }: AppleFacts, now: number): Promise<string> {
  const issuedAt = Math.floor(now / 1000)
  const header = { alg: 'ES256', kid: key }
  const claims = { iss: team, iat: issuedAt, exp: issuedAt + lifetime, aud: audience, sub: id }
  const text = [header, claims].map((part) => toBase64url(utf8(JSON.stringify(part)))).join('.')
  const privateKey = await crypto.subtle.importKey('pkcs8', readPem(pem) ?? new Uint8Array(), algorithm, false, [
    'sign',
  ])
  const signature = await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, privateKey, utf8(text))
  return `${text}.${toBase64url(new Uint8Array(signature))}`
}
