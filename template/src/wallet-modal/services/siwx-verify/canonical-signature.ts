import { base64, hex } from '@scure/base'
import type { CaipNetworkId } from '../../domain/networks/caip'
import { splitChainId } from '../../domain/siwx/form'

/**
 * A full BIP-322 signature that a simple signature could replace, in hex: the head, the id of the spent transaction, its output 0, an input
 * script that is empty or that of p2sh-p2wpkh, the sequence and the output, then the witness, and a lock time of 0.
 */
const fullPattern = /^00000000000101.{64}00000000(?:00|17160014.{40})00000000010000000000000000016a(.*)00000000$/

/** Writes v as 27 or 28, also for wallets that write 0 or 1, and all digits in lower case. */
function canonicalHex(signature: string): string {
  const digits = /^0x[0-9a-fA-F]+$/.test(signature) ? signature.toLowerCase() : signature
  return digits.replace(/^(0x[0-9a-f]{128})0([01])$/, (_, rs: string, v: string) => rs + (v === '1' ? '1c' : '1b'))
}

/**
 * The first BIP-137 header byte for the kind of address. Headers of p2pkh are not changed, because they also tell whether the key is
 * compressed.
 */
function headerOf(address: string): number | undefined {
  if (/^(?:bc|tb|bcrt)1q/.test(address)) return 39
  return /^[23]/.test(address) ? 35 : undefined
}

function canonicalBitcoin(signature: string, address: string): string {
  // BIP-322 lets a signature begin with the name of its variant. A signature with the name of another variant is refused.
  const bytes = base64.decode(signature.replace(/^(?:smp|ful)/, ''))
  const isFull = bytes[1] === 0 && bytes[2] === 0 && bytes[3] === 0
  if (signature.startsWith(isFull ? 'smp' : 'ful')) return signature
  const header = headerOf(address)
  if (bytes.length === 65 && header !== undefined && (bytes[0] ?? 0) >= 31 && (bytes[0] ?? 0) <= 42)
    bytes[0] = header + (((bytes[0] ?? 0) - 27) % 4)
  // An address of p2pkh has no witness, so it has no simple signatures.
  const witness = /^[1mn]/.test(address) ? undefined : fullPattern.exec(hex.encode(bytes))?.[1]
  return base64.encode(witness === undefined ? bytes : hex.decode(witness))
}

/**
 * The canonical spelling of a signature. Verifiers accept no other spelling, so a used signature cannot be sent again in another spelling.
 * eip155: hexadecimal digits in lower case, v as 27 or 28. bip122: base64 without the name of the BIP-322 variant, BIP-137 with the header
 * byte of the address, and the simple variant where possible. Signatures of other namespaces, and texts that are no signature, are not
 * changed.
 */
export function canonicalSignature({
  chainId,
  address,
  signature,
}: {
  chainId: CaipNetworkId
  address: string
  signature: string
}): string {
  const namespace = splitChainId(chainId)?.namespace
  if (namespace === 'eip155') return canonicalHex(signature)
  if (namespace !== 'bip122') return signature
  try {
    return canonicalBitcoin(signature, address)
  } catch {
    return signature
  }
}
