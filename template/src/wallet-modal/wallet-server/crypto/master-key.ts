import { readEnvironment } from '../../server-kit/http/environment'
import type { Bytes } from './bytes'
import { fromBase64url, utf8 } from './bytes'

/** Computes HMACs with the master key, so that a KMS or an HSM need not give the key out. */
export interface MasterKeyService {
  /** The newest version of the key. New wallets use this version. */
  newest: number
  /** The oldest version that the service still has. Default: 1. */
  oldest?: number
  /** Returns the HMAC-SHA256 (32 bytes) of a message with this version of the key. */
  hmac: (keyVersion: number, message: Uint8Array) => Promise<Uint8Array>
}

/** The master key: 32 bytes for each version, or a service that has the key. */
export type MasterSecret = Readonly<Record<number, Uint8Array>> | MasterKeyService

/** The master key as the server uses it. */
export interface MasterKey {
  newest: number
  /** False for a version that this server does not have. */
  has(keyVersion: number): boolean
  hmac(keyVersion: number, message: Bytes): Promise<Bytes>
  /** The key of the HMACs of codes. It is derived from the oldest version of the master key. */
  pepper(): Promise<Bytes>
}

/** A wallet needs a version of the master key that this server does not have. */
export class MasterKeyMissing extends Error {
  override readonly name = 'MasterKeyMissing'
}

const variable = 'WALLET_MASTER_KEY'
const maxVersion = 100
const pepperLabel = utf8('wallet-server/1/code-pepper')

const advice = `Make one with: node -e "console.log(require('node:crypto').randomBytes(32).toString('base64url'))"`

function parseKey(name: string, text: string): Bytes {
  const bytes = /^[0-9a-f]{64}$/i.test(text)
    ? Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
    : fromBase64url(text.replace(/=+$/, ''))
  // The message leaves the value out, because the value is a secret.
  if (bytes?.length !== 32) throw new Error(`${name} is not 32 bytes as base64url or hexadecimal digits. ${advice}`)
  return bytes
}

function readKeys(): Map<number, Bytes> {
  const keys = new Map<number, Bytes>()
  for (let version = 1; version <= maxVersion; version += 1) {
    const name = version === 1 ? variable : `${variable}_${version}`
    const text = readEnvironment(name)
    if (text !== undefined) keys.set(version, parseKey(name, text))
  }
  if (keys.size === 0)
    throw new Error(
      `Set ${variable} to the master key of the wallets: 32 random bytes as base64url or hexadecimal digits. ${advice}\n` +
        'Keep a copy of the key apart from the database: without the key, nobody can open the wallets',
    )
  return keys
}

function checkKeys(given: Readonly<Record<number, Uint8Array>>): Map<number, Bytes> {
  const keys = new Map(Object.entries(given).map(([version, key]) => [Number(version), new Uint8Array(key)] as const))
  for (const [version, { length }] of keys)
    if (!Number.isInteger(version) || version < 1 || length !== 32)
      throw new Error('masterSecret has to name its versions 1, 2, … and to have 32 bytes for each')
  if (keys.size === 0) throw new Error('masterSecret has no key')
  return keys
}

async function hmac(key: Bytes, message: Bytes): Promise<Bytes> {
  const imported = await crypto.subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  return new Uint8Array(await crypto.subtle.sign('HMAC', imported, message))
}

async function derive(key: Bytes, info: Bytes): Promise<Bytes> {
  const imported = await crypto.subtle.importKey('raw', key, 'HKDF', false, ['deriveBits'])
  const algorithm = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info }
  return new Uint8Array(await crypto.subtle.deriveBits(algorithm, imported, 256))
}

function ofKeys(keys: ReadonlyMap<number, Bytes>): MasterKey {
  const oldest = keys.get(Math.min(...keys.keys())) ?? new Uint8Array()
  return {
    newest: Math.max(...keys.keys()),
    has: (keyVersion) => keys.has(keyVersion),
    async hmac(keyVersion, message) {
      const key = keys.get(keyVersion)
      if (!key) throw new Error(`This server has no master key of version ${keyVersion}`)
      return hmac(key, message)
    },
    pepper: () => derive(oldest, pepperLabel),
  }
}

function ofService(service: MasterKeyService): MasterKey {
  const { newest, oldest = 1 } = service
  const ask = async (keyVersion: number, message: Bytes) => new Uint8Array(await service.hmac(keyVersion, message))
  return {
    newest,
    has: (keyVersion) => Number.isInteger(keyVersion) && keyVersion >= oldest && keyVersion <= newest,
    hmac: ask,
    pepper: () => ask(oldest, pepperLabel),
  }
}

function isService(secret: MasterSecret): secret is MasterKeyService {
  return typeof Reflect.get(secret, 'hmac') === 'function'
}

/**
 * Opens the master key.
 * @param secret default: the environment variables WALLET_MASTER_KEY (version 1), WALLET_MASTER_KEY_2 and so on
 * @throws Error without a key, and for a key of another length
 */
export function openMasterKey(secret?: MasterSecret): MasterKey {
  if (secret && isService(secret)) return ofService(secret)
  return ofKeys(secret ? checkKeys(secret) : readKeys())
}
