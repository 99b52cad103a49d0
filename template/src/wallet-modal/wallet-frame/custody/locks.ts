import type { MeAnswer } from '../../wallet-server/api'
import type { Bytes } from '../bytes'
import { fromBase64Url, wipe } from '../bytes'
import { FrameError } from '../frame-error'
import type { LockKind } from './vault-json'

/** A lock that the visitor chose. `login` needs nothing beside the login. The caller wipes the secrets. */
export type NewLock = { kind: 'login' } | { kind: 'login+passkey'; output: Bytes } | { kind: 'login+code'; code: Bytes }

/** What opens a lock beside the login: the output of the passkey, or the recovery code. The key store wipes it. */
export interface Unlocked {
  kind: 'login+passkey' | 'login+code'
  secret: Bytes
}

/**
 * Asks the visitor for the passkey or the recovery code. `kinds` are the locks of this wallet. `problem` is what the visitor has just used,
 * if it did not open the wallet. Rejects when the visitor declines.
 */
export type Unlock = (wallet: {
  walletId: string
  kinds: readonly LockKind[]
  problem?: Unlocked['kind']
}) => Promise<Unlocked>

/** Lets the visitor choose the locks of a new wallet. The key store wipes their secrets. Rejects when the visitor declines. */
export type ChooseLocks = (wallet: { walletId: string; userName: string }) => Promise<readonly NewLock[]>

/** The visitor's part of a lock's secrets. Undefined for a lock that needs the login only. */
export function ownSecret(lock: NewLock): Bytes | undefined {
  if (lock.kind === 'login') return undefined
  return lock.kind === 'login+passkey' ? lock.output : lock.code
}

/** Overwrites the secrets of locks. */
export function wipeLocks(locks: readonly NewLock[]): void {
  for (const lock of locks) wipe(ownSecret(lock))
}

/** What the server gives to whoever has just logged in: the part of a lock's secrets that it knows. */
export type LoginSecret = MeAnswer['secrets'][number]

/** The bytes of a login secret. The caller wipes them. */
export function loginBytes({ secret }: LoginSecret): Bytes {
  const bytes = fromBase64Url(secret)
  if (bytes === undefined || bytes.length < 32)
    throw new FrameError('The wallet server gave a wrong secret', undefined, { text: 'serverAnswer' })
  return bytes
}

/** The error for an answer without the secret that a lock needs. */
export const noSecret = () =>
  new FrameError('The wallet server gave no secret for this wallet. Log in again', undefined, { text: 'noSecret' })

/** The login secret of the server's newest master key. New locks use it. */
export function newestSecret(secrets: readonly LoginSecret[]): LoginSecret | undefined {
  return [...secrets].sort((one, other) => other.keyVersion - one.keyVersion)[0]
}
