import { answerInTime } from './store/answer-in-time'

/** Makes 256 random bits as base64url, which needs no escaping in cookies and URLs. */
export function createSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=/g, '')
}

/**
 * The SHA-256 of a text as 64 hexadecimal digits. The store keeps hashes in place of nonces and session secrets.
 * @throws ServerStoreError when Node hashes nothing, because its threads wait for a disk that hangs
 */
export async function hashOf(text: string): Promise<string> {
  const digest = await answerInTime(crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
