import { createHash, createPrivateKey, createPublicKey, sign, verify } from 'node:crypto'
import { fromBase58, toBase58 } from '../base58'

/** A publicly known key. */
export interface TestKey {
  address: string
  publicKey: Uint8Array<ArrayBuffer>
  sign(bytes: Uint8Array): Uint8Array<ArrayBuffer>
}

// The bytes before an ed25519 private key in PKCS #8, and before a public key in SPKI.
const pkcs8 = Buffer.from('302e020100300506032b657004220420', 'hex')
const spki = Buffer.from('302a300506032b6570032100', 'hex')

/** Makes a key from a name. The same name always gives the same key. */
export function testKey(name: string): TestKey {
  const seed = createHash('sha256').update(name).digest()
  const key = createPrivateKey({ key: Buffer.concat([pkcs8, seed]), format: 'der', type: 'pkcs8' })
  const publicKey = Uint8Array.from(Buffer.from(String(createPublicKey(key).export({ format: 'jwk' }).x), 'base64url'))
  return { address: toBase58(publicKey), publicKey, sign: (bytes) => Uint8Array.from(sign(null, bytes, key)) }
}

/** Whether an account has signed a message. */
export function isSignedBy(address: string, message: string, signature: string): boolean {
  const [key, bytes] = [fromBase58(address), fromBase58(signature)]
  if (!key || !bytes) return false
  const publicKey = createPublicKey({ key: Buffer.concat([spki, key]), format: 'der', type: 'spki' })
  return verify(null, new TextEncoder().encode(message), publicKey, bytes)
}
