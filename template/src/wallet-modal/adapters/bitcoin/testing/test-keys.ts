import { sha256 } from '@noble/hashes/sha2.js'
import { base64, hex } from '@scure/base'
import { RawTx, RawWitness, Script, TEST_NETWORK, Transaction, p2tr, p2wpkh } from '@scure/btc-signer'
import { pubECDSA, pubSchnorr } from '@scure/btc-signer/utils.js'

/** A publicly known key, with its two addresses on a test network. */
export interface TestKey {
  privateKey: Uint8Array
  publicKey: Uint8Array
  payment: string
  taproot: string
}

/** Makes a key from a small number. */
export function testKey(number: number): TestKey {
  const privateKey = new Uint8Array(32)
  privateKey[31] = number
  const publicKey = pubECDSA(privateKey)
  return {
    privateKey,
    publicKey,
    payment: p2wpkh(publicKey, TEST_NETWORK).address ?? '',
    taproot: p2tr(pubSchnorr(privateKey), undefined, TEST_NETWORK).address ?? '',
  }
}

function messageHash(message: string): Uint8Array {
  const tag = sha256(new TextEncoder().encode('BIP0322-signed-message'))
  return sha256(new Uint8Array([...tag, ...tag, ...new TextEncoder().encode(message)]))
}

/** Signs a message with a simple BIP-322 signature. The same key and message always give the same signature. */
export function signBip322(key: Pick<TestKey, 'privateKey'>, isTaproot: boolean, message: string): string {
  const { privateKey } = key
  const spend = isTaproot ? p2tr(pubSchnorr(privateKey)) : p2wpkh(pubECDSA(privateKey))
  const finalScriptSig = Script.encode(['OP_0', messageHash(message)])
  const toSpend = RawTx.encode({
    version: 0,
    segwitFlag: false,
    inputs: [{ txid: new Uint8Array(32), index: 0xffffffff, finalScriptSig, sequence: 0 }],
    outputs: [{ amount: BigInt(0), script: spend.script }],
    witnesses: undefined,
    lockTime: 0,
  })
  const toSign = new Transaction({ version: 0, allowUnknownVersion: true, allowUnknownOutputs: true })
  const txid = sha256(sha256(toSpend)).toReversed()
  toSign.addInput({ ...spend, txid, index: 0, sequence: 0, witnessUtxo: { script: spend.script, amount: BigInt(0) } })
  toSign.addOutput({ script: Script.encode(['RETURN']), amount: BigInt(0) })
  toSign.sign(privateKey, undefined, new Uint8Array(32))
  toSign.finalize()
  return base64.encode(RawWitness.encode(toSign.getInput(0).finalScriptWitness ?? []))
}

/** A transaction that spends a coin of the key's payment address, unsigned, in base64. */
export function unsignedPsbt(key: TestKey, recipient: string): string {
  const { script } = p2wpkh(key.publicKey, TEST_NETWORK)
  const tx = new Transaction()
  tx.addInput({ txid: hex.decode('ab'.repeat(32)), index: 0, witnessUtxo: { script, amount: BigInt(10_000) } })
  tx.addOutputAddress(recipient, BigInt(9_000), TEST_NETWORK)
  return base64.encode(tx.toPSBT())
}

/** Signs the inputs of a PSBT with a key. */
export function signPsbtBytes(key: TestKey, psbt: Uint8Array, indexes: readonly number[]): Uint8Array {
  const tx = Transaction.fromPSBT(psbt)
  for (const index of indexes) tx.signIdx(key.privateKey, index)
  return tx.toPSBT()
}

/** Reads the receiver and the amount of a signed PSBT. Throws unless every input is signed. */
export function readSignedPsbt(psbt: string): { to: string; amount: bigint | undefined } {
  const tx = Transaction.fromPSBT(base64.decode(psbt))
  tx.finalize()
  return { to: tx.getOutputAddress(0, TEST_NETWORK) ?? '', amount: tx.getOutput(0).amount }
}
