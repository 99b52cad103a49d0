import { RawWitness, SigHash, type Transaction, p2pkh } from '@scure/btc-signer'
import { hash160, tagSchnorr } from '@scure/btc-signer/utils.js'
import { isEcdsaSignature, isSchnorrSignature, readDer } from './secp256k1'

/** A coin of the node, which is an unspent output. */
export interface Coin {
  readonly script: Uint8Array
  readonly amount: bigint
  /** The block that contains the coin. */
  readonly height: number
}

/** The reason why a transaction is refused, with Bitcoin Core's message. */
export class RefusedError extends Error {}

const failed = (reason: string): RefusedError => new RefusedError(`mandatory-script-verify-flag-failed (${reason})`)

/**
 * Checks that an input may spend its coin: P2WPKH with an ECDSA signature (BIP-143), P2TR by the key path (BIP-341).
 * @throws RefusedError if the signature is not valid
 */
export function checkInput(tx: Transaction, index: number, coins: readonly Coin[]): void {
  const coin = coins[index]
  const { finalScriptSig, finalScriptWitness: witness = [] } = tx.getInput(index)
  if (coin === undefined) throw new RefusedError('bad-txns-inputs-missingorspent')
  if (finalScriptSig !== undefined && finalScriptSig.length > 0) throw failed('Witness requires empty scriptSig')
  const { script } = coin
  const [version, length] = script
  if (version === 0 && length === 20 && script.length === 22) return checkKeyHash(tx, index, coin, witness)
  if (version === 0x51 && length === 32 && script.length === 34) return checkTaproot(tx, index, coins, witness)
  throw new RefusedError('This stand-in of a node knows P2WPKH and P2TR coins only')
}

function checkKeyHash(tx: Transaction, index: number, { script, amount }: Coin, witness: readonly Uint8Array[]): void {
  const [signature, publicKey] = witness
  if (witness.length !== 2 || signature === undefined || publicKey === undefined)
    throw failed('Witness program was passed an empty witness')
  if (!Buffer.from(hash160(publicKey)).equals(script.slice(2))) throw failed('Witness program hash mismatch')
  const hashType = signature.at(-1) ?? SigHash.ALL
  const hash = tx.preimageWitnessV0(index, p2pkh(publicKey).script, hashType, amount)
  const isValid = attempt(() => isEcdsaSignature(hash, readDer(signature.slice(0, -1)), publicKey))
  if (!isValid) throw failed('Signature must be zero for failed CHECK(MULTI)SIG operation')
}

function checkTaproot(tx: Transaction, index: number, coins: readonly Coin[], witness: readonly Uint8Array[]): void {
  const [signature = new Uint8Array()] = witness
  const publicKey = coins[index]?.script.slice(2)
  const isOfKey = witness.length === 1 && (signature.length === 64 || signature.length === 65)
  if (!isOfKey || publicKey === undefined) throw failed('Invalid Schnorr signature size')
  const hashType = signature[64] ?? SigHash.DEFAULT
  if (signature.length === 65 && hashType === SigHash.DEFAULT) throw failed('Invalid Schnorr signature hash type')
  const scripts = coins.map(({ script }) => script)
  const amounts = coins.map(({ amount }) => amount)
  const hash = tx.preimageWitnessV1(index, scripts, hashType, amounts)
  const bytes = signature.slice(0, 64)
  const challenge = tagSchnorr('BIP0340/challenge', bytes.slice(0, 32), publicKey, hash)
  if (!isSchnorrSignature(bytes, publicKey, challenge)) throw failed('Invalid Schnorr signature')
}

function attempt(check: () => boolean): boolean {
  try {
    return check()
  } catch {
    return false
  }
}

/** Encodes a witness for a transaction. */
export function encodeWitness(witness: readonly Uint8Array[]): Uint8Array {
  return RawWitness.encode([...witness])
}
