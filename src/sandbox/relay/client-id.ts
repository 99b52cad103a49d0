import { isRecord, parseJson } from '../json'

/**
 * Returns the id of a client: the issuer of the token that the client has signed for the relay. The id stays the same when the client
 * connects again, so the relay can avoid sending a client its own messages. The relay does not check the token's signature, because the
 * relay only serves this machine.
 * @returns undefined if the token is missing or cannot be read
 */
export function clientIdOf(token: string | null): string | undefined {
  const body = token?.split('.')[1]
  const claims = body === undefined ? undefined : parseJson(Buffer.from(body, 'base64url').toString('utf8'))
  if (!isRecord(claims)) return undefined
  const issuer = claims['iss']
  return typeof issuer === 'string' && issuer !== '' ? issuer.slice(0, 200) : undefined
}
