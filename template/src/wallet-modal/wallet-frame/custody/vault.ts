import type { Bytes } from '../bytes'
import { joinWithLengths, utf8, wipe } from '../bytes'
import { FrameError } from '../frame-error'
import type { Lock, LockKind, Vault } from './vault-json'

/** The secrets of a lock, in the order of the kind's name. */
export interface LockSecrets {
  kind: LockKind
  keyVersion: number
  secrets: readonly Bytes[]
}

const seedLength = 16
const vaultKeyLength = 32

/** What a vault is bound to. Data of another wallet or of another lock does not decrypt. */
const boxLabel = (walletId: string) => utf8(`${walletId}/seed`)
const lockLabel = (walletId: string, kind: LockKind) => utf8(`${walletId}/${kind}`)

function importAesKey(crypto: Crypto, key: Bytes, usage: 'encrypt' | 'decrypt'): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', key, 'AES-GCM', false, [usage])
}

/** Derives the key of a lock from its secrets: HKDF-SHA256. */
async function lockKey(
  crypto: Crypto,
  { kind, secrets }: LockSecrets,
  salt: Bytes,
  usage: 'encrypt' | 'decrypt',
): Promise<CryptoKey> {
  const material = joinWithLengths(...secrets)
  const base = await crypto.subtle.importKey('raw', material, 'HKDF', false, ['deriveKey'])
  wipe(material)
  const info = utf8(`wallet-vault/1/${kind}`)
  const algorithm = { name: 'HKDF', hash: 'SHA-256', salt, info }
  return crypto.subtle.deriveKey(algorithm, base, { name: 'AES-GCM', length: 256 }, false, [usage])
}

async function encrypt(crypto: Crypto, key: CryptoKey, plain: Bytes, label: Bytes): Promise<{ iv: Bytes; ct: Bytes }> {
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const ct = await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData: label }, key, plain)
  return { iv, ct: new Uint8Array(ct) }
}

async function decrypt(crypto: Crypto, key: CryptoKey, { iv, ct }: { iv: Bytes; ct: Bytes }, label: Bytes) {
  return new Uint8Array(await crypto.subtle.decrypt({ name: 'AES-GCM', iv, additionalData: label }, key, ct))
}

async function makeLock(crypto: Crypto, walletId: string, lock: LockSecrets, vaultKey: Bytes): Promise<Lock> {
  const salt = crypto.getRandomValues(new Uint8Array(32))
  const key = await lockKey(crypto, lock, salt, 'encrypt')
  const sealed = await encrypt(crypto, key, vaultKey, lockLabel(walletId, lock.kind))
  return { kind: lock.kind, keyVersion: lock.keyVersion, salt, ...sealed }
}

/** Encrypts a seed under a new random vault key, and the vault key under each lock. */
export async function sealVault(
  crypto: Crypto,
  { version, walletId, seed }: { version: number; walletId: string; seed: Bytes },
  locks: readonly LockSecrets[],
): Promise<Vault> {
  const vaultKey = crypto.getRandomValues(new Uint8Array(vaultKeyLength))
  try {
    const box = await encrypt(crypto, await importAesKey(crypto, vaultKey, 'encrypt'), seed, boxLabel(walletId))
    const made: Lock[] = []
    for (const lock of locks) made.push(await makeLock(crypto, walletId, lock, vaultKey))
    return { version, walletId, box, locks: made }
  } finally {
    wipe(vaultKey)
  }
}

/** The error for a vault that does not open. It does not say which part is wrong. */
function notOpened(cause?: unknown): FrameError {
  return new FrameError('The wallet could not be opened. Log in again', undefined, { cause, text: 'notOpened' })
}

/**
 * Decrypts the seed of a vault with the secrets of one lock. The caller wipes the seed.
 * @param walletId the wallet that the server says is the visitor's; a vault of another wallet is refused
 * @throws FrameError when a part has been changed, or belongs to another wallet or another lock
 */
export async function openVault(
  crypto: Crypto,
  vault: Vault,
  walletId: string,
  { kind, keyVersion, secrets }: LockSecrets,
): Promise<Bytes> {
  const lock = vault.locks.find((candidate) => candidate.kind === kind && candidate.keyVersion === keyVersion)
  if (!lock || vault.walletId !== walletId) throw notOpened()
  let vaultKey: Bytes | undefined
  try {
    const key = await lockKey(crypto, { kind, keyVersion, secrets }, lock.salt, 'decrypt')
    vaultKey = await decrypt(crypto, key, lock, lockLabel(walletId, kind))
    const seed = await decrypt(crypto, await importAesKey(crypto, vaultKey, 'decrypt'), vault.box, boxLabel(walletId))
    if (seed.length !== seedLength) throw notOpened()
    return seed
  } catch (error) {
    throw error instanceof FrameError ? error : notOpened(error)
  } finally {
    wipe(vaultKey)
  }
}
