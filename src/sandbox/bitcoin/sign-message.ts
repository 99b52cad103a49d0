import { RawTx, Script, TEST_NETWORK, Transaction, p2tr, p2wpkh } from '@scure/btc-signer'
import { pubECDSA, pubSchnorr, sha256x2, signECDSA, tagSchnorr } from '@scure/btc-signer/utils.js'
import type { BitcoinKey } from './dev-keys'
import { readDer, recoveryId } from './secp256k1'
import { encodeWitness } from './signatures'

/** The prefix that Bitcoin Core signs before a message. Because of the prefix, a signed message is never a valid transaction. */
const magic = Buffer.from('\x18Bitcoin Signed Message:\n', 'latin1')

/** The first header byte of each kind of address (BIP-137). */
const headers = { legacy: 31, payment: 39 }

/**
 * Signs a message in the form of Bitcoin Core (BIP-137).
 * @returns 65 bytes: a header that says the key and the kind of address, and the signature
 */
export function signEcdsa(key: BitcoinKey, kind: 'legacy' | 'payment', message: Uint8Array): Uint8Array {
  const privateKey = key.privateKey()
  const hash = sha256x2(ecdsaMessage(message))
  const signature = readDer(signECDSA(hash, privateKey))
  const header = headers[kind] + recoveryId(hash, signature, pubECDSA(privateKey))
  const halves = [signature.r, signature.s].map((half) => Buffer.from(half.toString(16).padStart(64, '0'), 'hex'))
  return Buffer.concat([Uint8Array.of(header), ...halves])
}

/**
 * Signs a message in the simple form of BIP-322, which signs a transaction that can never be sent.
 * @returns the transaction's witness
 */
export function signBip322(key: BitcoinKey, kind: 'ordinals' | 'payment', message: Uint8Array): Uint8Array {
  const privateKey = key.privateKey()
  const spend =
    kind === 'ordinals'
      ? p2tr(pubSchnorr(privateKey), undefined, TEST_NETWORK)
      : p2wpkh(pubECDSA(privateKey), TEST_NETWORK)
  const toSign = unsignedMessage(spend, message)
  toSign.sign(privateKey)
  toSign.finalize()
  return encodeWitness(toSign.getInput(0).finalScriptWitness ?? [])
}

/** Returns the bytes whose hash is signed for a message (BIP-137). */
export function ecdsaMessage(message: Uint8Array): Uint8Array {
  return Buffer.concat([magic, compactSize(message.length), message])
}

/** Returns the transaction that is signed for a message (BIP-322). @param spend the script of the address, and how the script is spent */
export function unsignedMessage(spend: { readonly script: Uint8Array }, message: Uint8Array): Transaction {
  const finalScriptSig = Script.encode(['OP_0', tagSchnorr('BIP0322-signed-message', message)])
  const toSpend = RawTx.encode({
    version: 0,
    segwitFlag: false,
    inputs: [{ txid: new Uint8Array(32), index: 0xffffffff, finalScriptSig, sequence: 0 }],
    outputs: [{ amount: 0n, script: spend.script }],
    witnesses: undefined,
    lockTime: 0,
  })
  const toSign = new Transaction({ version: 0, allowUnknownVersion: true, allowUnknownOutputs: true })
  const witnessUtxo = { script: spend.script, amount: 0n }
  toSign.addInput({ ...spend, txid: sha256x2(toSpend).toReversed(), index: 0, sequence: 0, witnessUtxo })
  toSign.addOutput({ script: Script.encode(['RETURN']), amount: 0n })
  return toSign
}

function compactSize(length: number): Uint8Array {
  if (length < 0xfd) return Uint8Array.of(length)
  if (length <= 0xffff) return Uint8Array.of(0xfd, length & 255, length >> 8)
  const bytes = Buffer.alloc(5, 0xfe)
  bytes.writeUInt32LE(length, 1)
  return bytes
}
