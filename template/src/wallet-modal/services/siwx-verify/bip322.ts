import { schnorr, secp256k1 } from '@noble/curves/secp256k1.js'
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { OutScript, RawTx, RawWitness, Script, Transaction } from '@scure/btc-signer'
import type { KeyAddress } from './bip122'
import { areSameBytes, hash160, hash256, witnessProgram } from './bitcoin-legacy'

const zero = BigInt(0)
const nothing = new Uint8Array(0)
/** OP_RETURN, the only output of the signed transaction, which can never be sent. */
const unspendable = new Uint8Array([0x6a])
const sighashAll = 1

/** The parts of the signed transaction that come from the signature. */
interface Signed {
  version: number
  lockTime: number
  sequence: number
  scriptSig: Uint8Array
  witness: Uint8Array[]
}

function scriptOf(account: KeyAddress): Uint8Array {
  return OutScript.encode(account)
}

/** The id of BIP-322's `to_spend` transaction for a message. Only the owner of the address could spend its output. */
export function messageTransactionId(script: Uint8Array, message: string): Uint8Array {
  const hash = schnorr.utils.taggedHash('BIP0322-signed-message', utf8ToBytes(message))
  const toSpend = RawTx.encode({
    version: 0,
    segwitFlag: false,
    inputs: [
      {
        txid: new Uint8Array(32),
        index: 0xffffffff,
        finalScriptSig: concatBytes(new Uint8Array([0, 32]), hash),
        sequence: 0,
      },
    ],
    outputs: [{ amount: zero, script }],
    lockTime: 0,
  })
  return hash256(toSpend).reverse()
}

/** Reads a full signature: a transaction with one input, which spends `to_spend`, and one output. */
function readFull(bytes: Uint8Array, txid: Uint8Array): Signed | undefined {
  const { version, inputs, outputs, witnesses, lockTime } = RawTx.decode(bytes)
  const [[input], [output]] = [inputs, outputs]
  if ((version !== 0 && version !== 2) || inputs.length > 1 || outputs.length > 1) return undefined
  if (input?.index !== 0 || !areSameBytes(input.txid, txid)) return undefined
  if (output?.amount !== zero || !areSameBytes(output.script, unspendable)) return undefined
  const { finalScriptSig: scriptSig, sequence } = input
  return { version, lockTime, sequence, scriptSig, witness: witnesses?.[0] ?? [] }
}

/** Checks an ECDSA signature: strict DER, low s, and a signature hash type that covers the whole transaction. */
function isSignedByKey(signature: Uint8Array, key: Uint8Array, hash: Uint8Array): boolean {
  if (signature[signature.length - 1] !== sighashAll) return false
  return secp256k1.verify(signature.subarray(0, -1), hash, key, { prehash: false, lowS: true, format: 'der' })
}

function transactionOf({ version, lockTime, sequence }: Signed, txid: Uint8Array): Transaction {
  const transaction = new Transaction({ version, lockTime, allowUnknownOutputs: true })
  transaction.addInput({ txid, index: 0, sequence })
  transaction.addOutput({ script: unspendable, amount: zero })
  return transaction
}

/** Checks the witness of p2wpkh: the signature, and the compressed key whose hash is in the address. */
function verifyWitness(signed: Signed, txid: Uint8Array, isOwn: (keyHash: Uint8Array) => boolean): boolean {
  const [signature = nothing, key = nothing] = signed.witness
  if (key.length !== 33 || signed.witness.length !== 2) return false
  const keyHash = hash160(key)
  if (!isOwn(keyHash)) return false
  const script = OutScript.encode({ type: 'pkh', hash: keyHash })
  const hash = transactionOf(signed, txid).preimageWitnessV0(0, script, sighashAll, zero)
  return isSignedByKey(signature, key, hash)
}

/** Checks the witness of p2tr's key path: a signature of 64 bytes (default type), or 65 bytes with the type. */
function verifyTaproot(signed: Signed, txid: Uint8Array, script: Uint8Array, key: Uint8Array): boolean {
  const [signature = nothing] = signed.witness
  if (signed.witness.length !== 1 || signed.scriptSig.length > 0) return false
  if (signature.length !== 64 && (signature.length !== 65 || signature[64] !== sighashAll)) return false
  const type = signature.length === 64 ? 0 : sighashAll
  const hash = transactionOf(signed, txid).preimageWitnessV1(0, [script], type, [zero])
  return schnorr.verify(signature.subarray(0, 64), hash, key)
}

/** Checks the input script of p2pkh: the signature and the key, each with the shortest push. */
function verifyPublicKeyHash(signed: Signed, txid: Uint8Array, script: Uint8Array, keyHash: Uint8Array): boolean {
  const [size = 0] = signed.scriptSig
  const [signature, key] = [signed.scriptSig.subarray(1, 1 + size), signed.scriptSig.subarray(2 + size)]
  // A script that is not exactly two pushes is encoded differently, and is refused.
  if (!areSameBytes(Script.encode([signature, key]), signed.scriptSig) || signed.witness.length > 0) return false
  if (!areSameBytes(hash160(key), keyHash)) return false
  const { version, lockTime, sequence } = signed
  const preimage = RawTx.encode({
    version,
    segwitFlag: false,
    inputs: [{ txid, index: 0, finalScriptSig: script, sequence }],
    outputs: [{ amount: zero, script: unspendable }],
    lockTime,
  })
  return isSignedByKey(signature, key, hash256(concatBytes(preimage, new Uint8Array([sighashAll, 0, 0, 0]))))
}

function readSigned(bytes: Uint8Array, account: KeyAddress, txid: Uint8Array): Signed | undefined {
  // The second byte of a full signature belongs to its version, 0 or 2. In a simple signature, the second byte is the length of the first witness item.
  if (bytes[1] !== 0) {
    const witness = RawWitness.decode(bytes)
    const [, key = nothing] = witness
    const scriptSig = account.type === 'sh' ? Script.encode([witnessProgram(hash160(key))]) : nothing
    return { version: 0, lockTime: 0, sequence: 0, scriptSig, witness }
  }
  const signed = readFull(bytes, txid)
  const isSimple = signed?.version === 0 && signed.lockTime === 0 && signed.sequence === 0
  // A full signature that could be a simple one is refused, so that each signature has only one spelling.
  return isSimple && account.type !== 'pkh' ? undefined : signed
}

/** Checks a simple or full BIP-322 signature for an address of one key. May throw for a malformed signature. */
export function verifyBip322(account: KeyAddress, message: string, bytes: Uint8Array): boolean {
  const script = scriptOf(account)
  const txid = messageTransactionId(script, message)
  const signed = readSigned(bytes, account, txid)
  if (!signed) return false
  if (account.type === 'tr') return verifyTaproot(signed, txid, script, account.pubkey)
  if (account.type === 'pkh') return verifyPublicKeyHash(signed, txid, script, account.hash)
  if (account.type === 'wpkh')
    return (
      signed.scriptSig.length === 0 && verifyWitness(signed, txid, (keyHash) => areSameBytes(keyHash, account.hash))
    )
  return verifyWitness(signed, txid, (keyHash) => {
    const program = witnessProgram(keyHash)
    return areSameBytes(Script.encode([program]), signed.scriptSig) && areSameBytes(hash160(program), account.hash)
  })
}
