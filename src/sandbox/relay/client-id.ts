import { isRecord, parseJson } from '../json'

/**
 * Who connects: the issuer of the token that a client signs for the relay. It stays the same when the client connects
 * again, so its own messages can be kept from it. The signature is not checked: the relay is for one machine.
 * @returns undefined when there is no token that can be read
 */
export function clientIdOf(token: string | null): string | undefined {
  const body = token?.split('.')[1]
  const claims = body === undefined ? undefined : parseJson(Buffer.from(body, 'base64url').toString('utf8'))
  if (!isRecord(claims)) return undefined
  const issuer = claims['iss']
  return typeof issuer === 'string' && issuer !== '' ? issuer.slice(0, 200) : undefined
}
