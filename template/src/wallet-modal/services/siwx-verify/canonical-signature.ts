import { base64 } from '@scure/base'
import type { CaipNetworkId } from '../../domain/networks/caip'
import { splitChainId } from '../../domain/siwx/form'

/** Around the witness of a full BIP-322 signature that says nothing which a simple one leaves out. */
const emptyHead = '00000000000101'
const emptyInput = '0000000000'
const emptyOutput = '00000000010000000000000000016a'
const nestedScript = /^17160014/

/** `27` and `28` for wallets that write 0 and 1; the digits in small letters. */
function canonicalHex(signature: string): string {
  const hex = /^0x[0-9a-fA-F]+$/.test(signature) ? signature.toLowerCase() : signature
  const match = /^0x([0-9a-f]{128})0([01])$/.exec(hex)
  return match ? `0x${match[1] ?? ''}${match[2] === '1' ? '1c' : '1b'}` : hex
}

/** The first header byte of BIP-137 by the kind of address; those of p2pkh also say how the key is written, so they stay. */
function headerOf(address: string): number | undefined {
  if (/^(?:bc|tb|bcrt)1q/.test(address)) return 39
  return /^[23]/.test(address) ? 35 : undefined
}

/** The witness of a full signature whose transaction is the one that a simple signature means; else undefined. */
function witnessOf(bytes: Uint8Array): Uint8Array | undefined {
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  // The id of what is spent takes 64 digits after the head.
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
 * The one spelling of a signature that verifiers accept, so that nobody can make a second one of a signature that was used.
 * eip155: small hexadecimal digits, v as 27 or 28. bip122: base64 without the name of the BIP-322 variant, BIP-137 with the
 * header byte of the address, the simple variant where it says all. Elsewhere, and for what is no signature: as it came.
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
