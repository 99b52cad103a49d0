import { toBase64url, utf8, withLengths } from './bytes'
import type { MasterKey } from './master-key'

/** Derives the secret that opens the login locks of a wallet, for whoever has logged in as its user. */
export async function loginSecret(
  masterKey: MasterKey,
  keyVersion: number,
  userId: string,
  walletId: string,
): Promise<string> {
  const message = withLengths(['wallet-login-lock', userId, walletId].map(utf8))
  return toBase64url(await masterKey.hmac(keyVersion, message))
}
