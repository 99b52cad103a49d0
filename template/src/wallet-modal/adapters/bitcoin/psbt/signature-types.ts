import { ByteReader, viewOf } from './byte-reader'
import type { PsbtEntry } from './psbt'
import { valueOf } from './psbt'

/** The usual signature hash types: the signature covers all inputs and outputs. Taproot has a second value for this. */
const [taprootDefault, all] = [0, 1]
export const usualTypes: readonly number[] = [taprootDefault, all]

const inInput = {
  signature: 0x02,
  type: 0x03,
  finalScript: 0x07,
  finalWitness: 0x08,
  keySpend: 0x13,
  scriptSpend: 0x14,
}

/** Script opcodes up to 75 push that many bytes. The next three opcodes (OP_PUSHDATA) read the number from one, two or four bytes. */
const pushOf = { most: 75, byUint8: 76, byUint16: 77, byUint32: 78 }

/** The signature type that the PSBT itself requests for an input. */
export function typeInPsbt(input: readonly PsbtEntry[]): number | undefined {
  const value = valueOf(input, inInput.type)
  return value?.length === 4 ? viewOf(value).getUint32(0, true) : undefined
}

/** The signature's last byte is its type. A Taproot signature of 64 bytes has no type byte; it has the default type. */
const typeOf = (signature: Uint8Array) => (signature.length === 64 ? taprootDefault : (signature.at(-1) ?? -1))

/** Whether bytes are a DER-encoded ECDSA signature followed by its type. */
const isEcdsa = (bytes: Uint8Array) => bytes[0] === 0x30 && bytes[1] === bytes.length - 3

/** Returns how many bytes the next opcode pushes; 0 for an opcode that pushes nothing. */
function pushLength(reader: ByteReader): number {
  const code = reader.uint8()
  if (code <= pushOf.most) return code
  if (code === pushOf.byUint8) return reader.uint8()
  if (code === pushOf.byUint16) return reader.uint16()
  return code === pushOf.byUint32 ? reader.uint32() : 0
}

function* pushesOf(script: Uint8Array): Generator<Uint8Array> {
  const reader = new ByteReader(script)
  while (!reader.isAtEnd) yield reader.take(pushLength(reader))
}

const isSchnorr = (bytes: Uint8Array) => bytes.length === 64 || bytes.length === 65

/** Whether bytes have the form of a control block of Taproot: a leaf version, a key, and hashes of 32 bytes each. */
const isControlBlock = (bytes: Uint8Array) => bytes.length % 32 === 1 && bytes.length > 1 && (bytes[0] ?? 0) >= 0xc0

/**
 * Returns the Schnorr signatures in a Taproot witness (BIP-341). In a key path, the signature is the only item. In a script path, the
 * signatures precede the script and its control block. An annex, which begins with 0x50, may be the last item. The list is empty for
 * other kinds of outputs.
 */
function schnorrIn(witness: readonly Uint8Array[]): Uint8Array[] {
  const hasAnnex = witness.length > 1 && witness.at(-1)?.[0] === 0x50
  const items = hasAnnex ? witness.slice(0, -1) : witness
  if (items.length === 1) return items.filter(isSchnorr)
  return items.slice(-1).some(isControlBlock) ? items.slice(0, -2).filter(isSchnorr) : []
}

function finalTypes(kind: number | undefined, value: Uint8Array): number[] {
  if (kind === inInput.finalScript) return [...pushesOf(value)].filter(isEcdsa).map(typeOf)
  const reader = new ByteReader(value)
  const items = reader.list(() => reader.bytes())
  return [...items.filter(isEcdsa), ...schnorrIn(items)].map(typeOf)
}

/** The types of the signatures in an input's entries. @throws RangeError for entries that cannot be read */
export function signatureTypes(input: readonly PsbtEntry[]): number[] {
  return input.flatMap(({ key: [kind], value }) => {
    if (kind === inInput.signature || kind === inInput.keySpend || kind === inInput.scriptSpend) return [typeOf(value)]
    return kind === inInput.finalScript || kind === inInput.finalWitness ? finalTypes(kind, value) : []
  })
}
