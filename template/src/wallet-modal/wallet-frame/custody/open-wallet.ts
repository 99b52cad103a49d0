import type { MeAnswer } from '../../wallet-server/api'
import type { Bytes } from '../bytes'
import { wipe } from '../bytes'
import { FrameError } from '../frame-error'
import type { LoginSecret, Unlock, Unlocked } from './locks'
import { loginBytes, noSecret } from './locks'
import { openVault } from './vault'
import type { LockKind, Vault } from './vault-json'
import { readVault } from './vault-json'

/** A wallet whose seed is in memory. Whoever has it wipes the seed. */
export interface OpenedWallet {
  seed: Bytes
  vault: Vault
  walletId: string
}

/** How often the visitor is asked for one opening. */
const maxTries = 5

async function openLock(
  crypto: Crypto,
  vault: Vault,
  { kind, secret, more }: { kind: LockKind; secret: LoginSecret; more: readonly Bytes[] },
): Promise<Bytes> {
  const login = loginBytes(secret)
  try {
    const lock = { kind, keyVersion: secret.keyVersion, secrets: [login, ...more] }
    return await openVault(crypto, vault, vault.walletId, lock)
  } finally {
    wipe(login)
  }
}

/** Asks the visitor until what comes back opens the vault. */
async function openWithVisitor(
  crypto: Crypto,
  vault: Vault,
  secrets: ReadonlyMap<LockKind, LoginSecret>,
  unlock: Unlock,
): Promise<Bytes> {
  const { walletId } = vault
  let problem: Unlocked['kind'] | undefined
  for (let tries = 0; tries < maxTries; tries += 1) {
    const asked = { walletId, kinds: [...secrets.keys()], ...(problem !== undefined && { problem }) }
    const { kind, secret: own } = await unlock(asked)
    const secret = secrets.get(kind)
    try {
      if (secret) return await openLock(crypto, vault, { kind, secret, more: [own] })
    } catch {
      // The vault does not say what is wrong. The visitor may have taken another wallet's passkey.
    } finally {
      wipe(own)
    }
    problem = kind
  }
  throw new FrameError('The wallet was not opened after five tries. Try again', undefined, { text: 'fiveTries' })
}

/**
 * Decrypts the seed of the visitor's wallet. The caller wipes the seed. The lock `login` opens without a question; for the other locks the
 * visitor is asked.
 * @returns undefined if the visitor has no wallet
 */
export async function openWallet(
  crypto: Crypto,
  { wallet, secrets }: MeAnswer,
  unlock: Unlock,
): Promise<OpenedWallet | undefined> {
  if (!wallet) return undefined
  const { walletId } = wallet
  const vault = readVault(wallet.vault)
  if (!vault)
    throw new FrameError('The wallet server gave a wallet that is not complete', undefined, { text: 'serverAnswer' })
  // Without this the visitor would be asked for a passkey that cannot open the vault.
  if (vault.walletId !== walletId)
    throw new FrameError('The wallet could not be opened. Log in again', undefined, { text: 'notOpened' })
  const secretsOf = new Map<LockKind, LoginSecret>()
  for (const { kind, keyVersion } of vault.locks) {
    const secret = secrets.find((one) => one.walletId === walletId && one.keyVersion === keyVersion)
    if (secret && !secretsOf.has(kind)) secretsOf.set(kind, secret)
  }
  if (secretsOf.size === 0) throw noSecret()
  const login = secretsOf.get('login')
  const seed = login
    ? await openLock(crypto, vault, { kind: 'login', secret: login, more: [] })
    : await openWithVisitor(crypto, vault, secretsOf, unlock)
  return { seed, vault, walletId }
}
