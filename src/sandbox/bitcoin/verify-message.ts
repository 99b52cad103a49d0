import { Address, OutScript, RawWitness, TEST_NETWORK } from '@scure/btc-signer'
import { sha256x2 } from '@scure/btc-signer/utils.js'
import { bitcoinKeys, satsKeys } from './dev-keys'
import { isEcdsaSignature } from './secp256k1'
import { ecdsaMessage, unsignedMessage } from './sign-message'
import { checkInput } from './signatures'

const ecdsaLength = 65

/**
 * Returns whether an address has signed a message: by BIP-322 for any P2WPKH or P2TR address, and by BIP-137 for the addresses of the
 * sandbox's own keys.
 */
export function isBitcoinSignature(address: string, message: Uint8Array, signature: Uint8Array): boolean {
  try {
    return signature.length === ecdsaLength
      ? isEcdsa(address, message, signature)
      : isBip322(address, message, signature)
  } catch {
    return false
  }
}

function isEcdsa(address: string, message: Uint8Array, signature: Uint8Array): boolean {
  const key = [...bitcoinKeys, ...satsKeys].find(({ payment, legacy }) => [payment, legacy].includes(address))
  if (key === undefined) return false
  const half = (from: number): bigint => BigInt(`0x${Buffer.from(signature.slice(from, from + 32)).toString('hex')}`)
  const hash = sha256x2(ecdsaMessage(message))
  return isEcdsaSignature(hash, { r: half(1), s: half(33) }, Buffer.from(key.publicKey, 'hex'))
}

function isBip322(address: string, message: Uint8Array, signature: Uint8Array): boolean {
  const script = OutScript.encode(Address(TEST_NETWORK).decode(address))
  const tx = unsignedMessage({ script }, message)
  tx.updateInput(0, { finalScriptWitness: RawWitness.decode(signature) }, true)
  checkInput(tx, 0, [{ script, amount: 0n, height: 0 }])
  return true
}
