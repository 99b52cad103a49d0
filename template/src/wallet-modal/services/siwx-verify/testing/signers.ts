import { ed25519 } from '@noble/curves/ed25519.js'
import { schnorr, secp256k1 } from '@noble/curves/secp256k1.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { base58, base64 } from '@scure/base'
import { RawWitness, Transaction, OutScript, p2pkh, p2sh, p2tr, p2wpkh, utils } from '@scure/btc-signer'
import type { CaipNetworkId } from '../../../domain/networks/caip'
import { withChecksum } from '../../../domain/siwx/account-address'
import { messageTransactionId } from '../bip322'
import { hashBitcoinMessage, hash160 } from '../bitcoin-legacy'
import { hashPersonalMessage } from '../eip155'

/** An account that signs immediately, for tests. The same name always gives the same account. */
export interface TestSigner {
  chainId: CaipNetworkId
  address: string
  /** Returns the signature in its canonical spelling. */
  sign(message: string): string
}

const secretOf = (name: string) => sha256(utf8ToBytes(name))

export function createEvmSigner(name: string): TestSigner & { signHash(hash: Uint8Array): string } {
  const secret = secretOf(name)
  const point = secp256k1.getPublicKey(secret, false)
  const signHash = (hash: Uint8Array) => {
    const signature = secp256k1.sign(hash, secret, { prehash: false, format: 'recovered' })
    return `0x${bytesToHex(signature.subarray(1))}${signature[0] === 1 ? '1c' : '1b'}`
  }
  return {
    chainId: 'eip155:1',
    address: withChecksum(`0x${bytesToHex(keccak_256(point.subarray(1)).subarray(12))}`),
    signHash,
    sign: (message) => signHash(hashPersonalMessage(message)),
  }
}

export function createSolanaSigner(name: string): TestSigner {
  const secret = secretOf(name)
  return {
    chainId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
    address: base58.encode(ed25519.getPublicKey(secret)),
    sign: (message) => base58.encode(ed25519.sign(utf8ToBytes(message), secret)),
  }
}

export type BitcoinKind = 'p2pkh' | 'p2sh' | 'p2wpkh' | 'p2tr'

/** Signs with BIP-137, which does not support p2tr. */
export function createLegacyBitcoinSigner(name: string, kind: Exclude<BitcoinKind, 'p2tr'>): TestSigner {
  const secret = secretOf(name)
  const key = secp256k1.getPublicKey(secret)
  const { address } = { p2pkh: () => p2pkh(key), p2sh: () => p2sh(p2wpkh(key)), p2wpkh: () => p2wpkh(key) }[kind]()
  return {
    chainId: 'bip122:000000000019d6689c085ae165831e93',
    address: address ?? '',
    sign(message) {
      const signature = secp256k1.sign(hashBitcoinMessage(message), secret, { prehash: false, format: 'recovered' })
      const header = { p2pkh: 31, p2sh: 35, p2wpkh: 39 }[kind] + (signature[0] ?? 0)
      return base64.encode(concatBytes(new Uint8Array([header]), signature.subarray(1)))
    },
  }
}

/** Signs with a simple BIP-322 signature. */
export function createBitcoinSigner(name: string, kind: 'p2sh' | 'p2wpkh' | 'p2tr'): TestSigner {
  const secret = secretOf(name)
  const key = secp256k1.getPublicKey(secret)
  const payment = { p2sh: () => p2sh(p2wpkh(key)), p2wpkh: () => p2wpkh(key), p2tr: () => p2tr(key.subarray(1)) }[
    kind
  ]()
  const script = payment.script
  const toSign = (message: string) => {
    const transaction = new Transaction({ version: 0, allowUnknownOutputs: true, allowUnknownVersion: true })
    transaction.addInput({ txid: messageTransactionId(script, message), index: 0, sequence: 0 })
    transaction.addOutput({ script: new Uint8Array([0x6a]), amount: BigInt(0) })
    return transaction
  }
  function witnessOf(message: string): Uint8Array[] {
    if (kind === 'p2tr') {
      const hash = toSign(message).preimageWitnessV1(0, [script], 0, [BigInt(0)])
      // The key of a p2tr address without scripts is tweaked with the hash of the key alone.
      const tweaked = taprootSecret(secret)
      return [schnorr.sign(hash, tweaked)]
    }
    const code = OutScript.encode({ type: 'pkh', hash: hash160(key) })
    const hash = toSign(message).preimageWitnessV0(0, code, 1, BigInt(0))
    const der = secp256k1.sign(hash, secret, { prehash: false, format: 'der' })
    return [concatBytes(der, new Uint8Array([1])), key]
  }
  return {
    chainId: 'bip122:000000000019d6689c085ae165831e93',
    address: payment.address ?? '',
    sign: (message) => base64.encode(RawWitness.encode(witnessOf(message))),
  }
}

function taprootSecret(secret: Uint8Array): Uint8Array {
  const { Fn } = secp256k1.Point
  const point = secp256k1.Point.BASE.multiply(Fn.fromBytes(secret)).toAffine()
  const isEven = point.y % BigInt(2) === BigInt(0)
  const even = isEven ? Fn.fromBytes(secret) : Fn.neg(Fn.fromBytes(secret))
  const tweak = schnorr.utils.taggedHash('TapTweak', utils.pubSchnorr(secret))
  return Fn.toBytes(Fn.add(even, Fn.create(Fn.fromBytes(tweak))))
}

/** Decodes a signature from the encoding of its chain. */
export function bytesOfSignature(chainId: CaipNetworkId, signature: string): Uint8Array {
  if (chainId.startsWith('eip155:')) return hexToBytes(signature.slice(2))
  return (chainId.startsWith('solana:') ? base58 : base64).decode(signature)
}

/** Encodes bytes in the encoding of a chain's signatures. */
export function signatureOfBytes(chainId: CaipNetworkId, bytes: Uint8Array): string {
  if (chainId.startsWith('eip155:')) return `0x${bytesToHex(bytes)}`
  return (chainId.startsWith('solana:') ? base58 : base64).encode(bytes)
}
