import { base64 } from '@scure/base'
import { Address, NETWORK, TEST_NETWORK } from '@scure/btc-signer'
import { verifyBip322 } from './bip322'
import { verifyLegacyBitcoin } from './bitcoin-legacy'
import type { SignedText } from './verify-signature'

/** The supported networks by their CAIP-2 id. */
const networks: ReadonlyMap<string, typeof NETWORK> = new Map([
  ['bip122:000000000019d6689c085ae165831e93', NETWORK],
  ['bip122:000000000933ea01ad0ee984209779ba', TEST_NETWORK],
  // Testnet4 and signet.
  ['bip122:00000000da84f2bafbbc53dee25a72ae', TEST_NETWORK],
  ['bip122:00000008819873e925422c1ff0f99f7c', TEST_NETWORK],
  ['bip122:0f9188f13cb7b2c71f2a335e3a4fc328', { ...TEST_NETWORK, bech32: 'bcrt' }],
])

/** An address of a single key: its type, and the hash or public key in it. */
export type KeyAddress = { type: 'pkh' | 'sh' | 'wpkh'; hash: Uint8Array } | { type: 'tr'; pubkey: Uint8Array }

function decodeAddress(chainId: string, address: string): KeyAddress | undefined {
  const network = networks.get(chainId)
  if (!network) return undefined
  const coder = Address(network)
  const decoded = coder.decode(address)
  // Accept only the canonical spelling of an address.
  if (coder.encode(decoded) !== address) return undefined
  const { type } = decoded
  return type === 'pkh' || type === 'sh' || type === 'wpkh' || type === 'tr' ? decoded : undefined
}

/**
 * Checks a signature of a Bitcoin account with one key: BIP-137 for p2pkh, p2sh-p2wpkh and p2wpkh; BIP-322, simple and full, for
 * these and for p2tr. Scripts with several keys or time locks are not supported; their signatures are never valid.
 * See `verifySiwxSignature`.
 */
export function verifyBip122({ message, signature, chainId, address }: SignedText): boolean {
  if (signature.length > 1_000) return false
  try {
    const account = decodeAddress(chainId, address)
    const bytes = base64.decode(signature)
    if (!account) return false
    // No valid signature of BIP-322 for an account with one key has 65 bytes.
    return bytes.length === 65 ? verifyLegacyBitcoin(account, message, bytes) : verifyBip322(account, message, bytes)
  } catch {
    // The signature, the address, the transaction or the public key is malformed. Base64 that is not canonical is malformed, too.
    return false
  }
}
