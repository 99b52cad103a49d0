import { base64 } from '@scure/base'
import type { CaipNetworkId } from '../../domain/networks/caip'
import { splitChainId } from '../../domain/siwx/form'

/** The parts around the witness of a full BIP-322 signature that has the same meaning as a simple signature, in hex. */
const emptyHead = '00000000000101'
const emptyInput = '0000000000'
const emptyOutput = '00000000010000000000000000016a'
const nestedScript = /^17160014/

/** Writes v as 27 or 28, also for wallets that write 0 or 1, and all digits in lower case. */
function canonicalHex(signature: string): string {
  const hex = /^0x[0-9a-fA-F]+$/.test(signature) ? signature.toLowerCase() : signature
  return hex.replace(/^(0x[0-9a-f]{128})0([01])$/, (_, rs: string, v: string) => rs + (v === '1' ? '1c' : '1b'))
}

/**
 * The first BIP-137 header byte for the kind of address. Headers of p2pkh are not changed, because they also tell whether the key is
 * compressed.
 */
function headerOf(address: string): number | undefined {
  if (/^(?:bc|tb|bcrt)1q/.test(address)) return 39
  return /^[23]/.test(address) ? 35 : undefined
}

/** The witness of a full signature if a simple signature could replace it; otherwise undefined. */
function witnessOf(bytes: Uint8Array): Uint8Array | undefined {
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  // The id of the spent transaction, 64 digits, follows the head.
  const afterId = hex.startsWith(emptyHead) ? hex.slice(emptyHead.length + 64) : ''
  const isNested = nestedScript.test(afterId.slice(8))
  const scriptLength = isNested ? 48 : 2
  const afterInput = afterId.slice(8 + scriptLength)
  if (!afterId.startsWith('00000000') || (!isNested && !afterId.startsWith(emptyInput))) return undefined
  if (!afterInput.startsWith(emptyOutput) || !hex.endsWith('00000000')) return undefined
  const start = emptyHead.length + 64 + 8 + scriptLength + emptyOutput.length
  return bytes.subarray(start / 2, -4)
}

/** BIP-322 lets a signature begin with the name of its variant. */
function withoutVariant(signature: string): Uint8Array {
  const bytes = base64.decode(signature.replace(/^(?:smp|ful)/, ''))
  const isFull = bytes[1] === 0 && bytes[2] === 0 && bytes[3] === 0
  if (signature.startsWith(isFull ? 'smp' : 'ful')) throw new Error('the name of another variant')
  return bytes
}

function canonicalBitcoin(signature: string, address: string): string {
  const bytes = withoutVariant(signature)
  const header = headerOf(address)
  if (bytes.length === 65 && header !== undefined && (bytes[0] ?? 0) >= 31 && (bytes[0] ?? 0) <= 42)
    bytes[0] = header + (((bytes[0] ?? 0) - 27) % 4)
  const isOfKeyHash = /^[1mn]/.test(address)
  return base64.encode((isOfKeyHash ? undefined : witnessOf(bytes)) ?? bytes)
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
