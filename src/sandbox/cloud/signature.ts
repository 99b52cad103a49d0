import { createPublicKey, verify } from 'node:crypto'
import { fromBase58 } from '../solana/base58'
import { isEvmSignature } from './evm-signature'

// The bytes before the 32 bytes of an ed25519 key in SPKI.
const spki = Buffer.from('302a300506032b6570032100', 'hex')

export interface SignedText {
  readonly chainId: string
  readonly address: string
  readonly text: string
  /** Hexadecimal on eip155, base58 on solana, base64 on bip122. */
  readonly signature: string
}

/** Returns whether the account has made the signature. @param rpc JSON-RPC addresses by CAIP-2 id */
export async function isSignature(rpc: Readonly<Record<string, string>>, signed: SignedText): Promise<boolean> {
  const { chainId, address, text, signature } = signed
  const namespace = chainId.split(':')[0]
  if (namespace === 'solana') return isSolanaSignature(address, text, signature)
  if (namespace === 'bip122') {
    const { isBitcoinSignature } = await import('../bitcoin/verify-message')
    return isBitcoinSignature(address, Buffer.from(text, 'utf8'), Buffer.from(signature, 'base64'))
  }
  const url = namespace === 'eip155' ? rpc[chainId] : undefined
  return url !== undefined && isEvmSignature(url, address, text, signature)
}

function isSolanaSignature(address: string, text: string, signature: string): boolean {
  const [publicKey, bytes] = [fromBase58(address), fromBase58(signature)]
  if (publicKey?.length !== 32 || bytes?.length !== 64) return false
  const key = createPublicKey({ key: Buffer.concat([spki, publicKey]), format: 'der', type: 'spki' })
  return verify(null, Buffer.from(text, 'utf8'), key, bytes)
}
