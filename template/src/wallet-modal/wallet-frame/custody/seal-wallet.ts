import type { Vault as VaultJson } from '../../wallet-server/api'
import type { Bytes } from '../bytes'
import { wipe } from '../bytes'
import { FrameError } from '../frame-error'
import type { LoginSecret, NewLock } from './locks'
import { loginBytes, ownSecret } from './locks'
import { openVault, sealVault } from './vault'
import { readVault, toVaultJson } from './vault-json'

/** How long the visitor's part of a lock's secrets is, in bytes. */
const secretLengths = { 'login+passkey': 32, 'login+code': 16 } as const

/** Checks and returns the secrets that a lock needs beside the login secret. */
function ownSecrets(lock: NewLock): Bytes[] {
  const secret = ownSecret(lock)
  if (lock.kind === 'login' || !secret) return []
  // Bytes that have been overwritten would make a lock that the server can open.
  if (secret.length !== secretLengths[lock.kind] || secret.every((byte) => byte === 0))
    throw new FrameError('A lock has no secret')
  return [secret]
}

/**
 * Checks locks that the visitor chose.
 * @throws FrameError for locks that could lose the wallet, or that cannot be
 */
export function checkLocks(locks: readonly NewLock[]): void {
  const kinds = locks.map(({ kind }) => kind)
  if (kinds.length === 0) throw new FrameError('A wallet needs a lock')
  if (new Set(kinds).size < kinds.length) throw new FrameError('A wallet has one lock of each kind')
  if (kinds.includes('login+passkey') && !kinds.includes('login+code'))
    throw new FrameError('A wallet with a passkey needs a recovery code, because a passkey can be lost')
  for (const lock of locks) ownSecrets(lock)
}

/**
 * Encrypts a seed for the given locks. What is returned has been opened with each of the locks.
 * @param secret the login secret that all locks need
 */
export async function sealWallet(
  crypto: Crypto,
  { seed, walletId, version }: { seed: Bytes; walletId: string; version: number },
  secret: LoginSecret,
  locks: readonly NewLock[],
): Promise<VaultJson> {
  checkLocks(locks)
  const login = loginBytes(secret)
  try {
    const { keyVersion } = secret
    const own = locks.map((lock) => ({ kind: lock.kind, keyVersion, secrets: [login, ...ownSecrets(lock)] }))
    const sealed = toVaultJson(await sealVault(crypto, { version, walletId, seed }, own))
    // The visitor relies on what is sent, so it is read back from there.
    const again = readVault(sealed)
    for (const lock of own) {
      // The error of `openVault` tells the visitor to log in again, which does not help with new locks.
      const opened = again && (await openVault(crypto, again, walletId, lock).catch(() => undefined))
      const isSame = opened?.length === seed.length && opened.every((byte, index) => byte === seed[index])
      wipe(opened)
      if (!isSame)
        throw new FrameError('The new locks do not open the wallet. Nothing was changed', undefined, {
          text: 'locksNotOpen',
        })
    }
    return sealed
  } finally {
    wipe(login)
  }
}
