import { createHash, createPrivateKey, createPublicKey, sign, type KeyObject } from 'node:crypto'
import { toBase58 } from './base58'

/** A key of the sandbox. The key is derived from a public text, so use the key on local networks only. */
export interface DevKey {
  readonly address: string
  readonly publicKey: Uint8Array
  sign(bytes: Uint8Array): Uint8Array
}

// The bytes that come before the 32 bytes of an ed25519 key in PKCS #8.
const pkcs8 = Buffer.from('302e020100300506032b657004220420', 'hex')

/** Derives the key from a name. The key of a name is the same in every sandbox. */
export function devKey(name: string): DevKey {
  const seed = createHash('sha256').update(`create-wallet-modal sandbox: ${name}`).digest()
  const key: KeyObject = createPrivateKey({ key: Buffer.concat([pkcs8, seed]), format: 'der', type: 'pkcs8' })
  const publicKey = Buffer.from(String(createPublicKey(key).export({ format: 'jwk' }).x), 'base64url')
  return { address: toBase58(publicKey), publicKey, sign: (bytes) => sign(null, bytes, key) }
}

/** The wallet's accounts on Solana. */
export const solanaKeys: readonly DevKey[] = ['solana 1', 'solana 2', 'solana 3'].map(devKey)
