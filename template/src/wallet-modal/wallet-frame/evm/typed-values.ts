import { getAddress, isAddress } from 'viem'
import type { ApprovalRow } from '../approval/approval'
import { visibleText } from '../approval/readable-text'
import type { RequestTexts } from '../approval/request-texts'
import { invalidParams } from '../frame-error'

interface TypedField {
  name: string
  type: string
}

export type TypedStructs = Readonly<Record<string, readonly TypedField[]>>

/** The types of typed data, and the words for values that are no text themselves. */
interface TypedReading {
  structs: TypedStructs
  words: Pick<RequestTexts['values'], 'yes' | 'no' | 'emptyList'>
}

/** A value as it is signed, and the line that shows it. */
interface ReadValue {
  value: unknown
  row: ApprovalRow
}

const maxDepth = 8
const maxLength = 256
const maxValues = 2_000
/** The most characters of a text, and of bytes in hexadecimal. */
const maxText = 200_000

/** How deep a value lies, and how many values have been read. A page may send one list in many places. */
interface Progress {
  depth: number
  count: { values: number }
}

function goDeeper({ depth, count }: Progress): Progress {
  if (depth > maxDepth || count.values > maxValues) throw invalidParams('The typed data is too large')
  return { depth: depth + 1, count }
}

const zero = BigInt(0)
const one = BigInt(1)

function readInteger(value: unknown, type: string): bigint {
  const isNumber = typeof value === 'number' ? Number.isSafeInteger(value) : false
  const isText = typeof value === 'string' && /^(?:-?\d{1,78}|0x[0-9a-f]{1,64})$/i.test(value)
  if (!isNumber && !isText) throw invalidParams(`The typed data has a value that is no ${type}`)
  const number = BigInt(value as string | number)
  const isSigned = type.startsWith('int')
  const bits = BigInt(type.replace(/^u?int/, ''))
  const top = one << (isSigned ? bits - one : bits)
  if (number >= top || number < (isSigned ? -top : zero))
    throw invalidParams(`The typed data has a value that is no ${type}`)
  return number
}

function readBytes(value: unknown, type: string): string {
  const isBytes = typeof value === 'string' && /^0x(?:[0-9a-f]{2})*$/i.test(value)
  const length = type === 'bytes' ? undefined : Number(type.slice('bytes'.length))
  if (!isBytes || (length !== undefined && value.length !== 2 + 2 * length))
    throw invalidParams(`The typed data has a value that is no ${type}`)
  return value.toLowerCase()
}

/** A half of a surrogate pair, which UTF-8 cannot encode. The text that is signed would differ from the text that is shown. */
const unpaired = /\p{Cs}/u

const bytesType = /^bytes(?:[1-9]|[12]\d|3[0-2])?$/

/** EIP-712 has no `int` and no `uint` without a size. Libraries hash such types in different ways. */
function isInteger(type: string): boolean {
  const bits = Number(/^u?int([1-9]\d{0,2})$/.exec(type)?.[1])
  return bits % 8 === 0 && bits <= 256
}

function isAtom(type: string): boolean {
  return isInteger(type) || bytesType.test(type) || ['address', 'bool', 'string'].includes(type)
}

/** Reads a value of an atomic type. `shown` is the row without its label. */
function readAtom(
  value: unknown,
  type: string,
  { yes, no }: TypedReading['words'],
): { value: unknown; shown: Omit<ApprovalRow, 'label'> } {
  if (typeof value === 'string' && value.length > maxText) throw invalidParams('The typed data is too large')
  if (isInteger(type)) {
    const number = readInteger(value, type)
    return { value: number, shown: { value: String(number) } }
  }
  if (bytesType.test(type)) {
    const bytes = readBytes(value, type)
    return { value: bytes, shown: { value: visibleText(bytes) } }
  }
  if (type === 'address' && typeof value === 'string' && isAddress(value, { strict: false })) {
    const address = getAddress(value)
    return { value: address, shown: { value: address } }
  }
  if (type === 'bool' && typeof value === 'boolean') return { value, shown: { text: value ? yes : no } }
  if (type === 'string' && typeof value === 'string' && !unpaired.test(value))
    return { value, shown: { value: visibleText(value) } }
  throw invalidParams(`The typed data has a value that is no ${visibleText(type, 40)}`)
}

/**
 * Reads a value of typed data. The result has only what the types name, so what is shown is what is signed.
 * @throws FrameError for a value that does not fit its type
 */
function readTypedValue(
  reading: TypedReading,
  { name, type }: TypedField,
  value: unknown,
  progress: Progress,
): ReadValue {
  progress.count.values += 1
  const deeper = goDeeper(progress)
  const label = `${visibleText(name, 60)} (${visibleText(type, 60)})`
  const array = /^(.*)\[(\d*)\]$/.exec(type)
  if (array) {
    const [, inner = '', size] = array
    const base = type.replace(/(?:\[\d*\])+$/, '')
    // An empty list has no value that would show that its type is unknown.
    if (!Object.hasOwn(reading.structs, base) && !isAtom(base))
      throw invalidParams('The typed data names an unknown type')
    if (!Array.isArray(value) || value.length > maxLength || (size !== '' && value.length !== Number(size)))
      throw invalidParams('The typed data has a list of a wrong length')
    const items = value.map((item, index) =>
      readTypedValue(reading, { name: `${index + 1}`, type: inner }, item, deeper),
    )
    const rows = items.map(({ row }) => row)
    return {
      value: items.map((item) => item.value),
      row: rows.length === 0 ? { label, text: reading.words.emptyList } : { label, rows },
    }
  }
  if (Object.hasOwn(reading.structs, type)) {
    const { value: struct, rows } = readTypedStruct(reading, type, value, deeper)
    return { value: struct, row: { label, rows } }
  }
  const { value: atom, shown } = readAtom(value, type, reading.words)
  return { value: atom, row: { label, ...shown } }
}

/** Reads a struct of typed data, field by field. */
export function readTypedStruct(
  reading: TypedReading,
  type: string,
  value: unknown,
  progress: Progress = { depth: 0, count: { values: 0 } },
): { value: Record<string, unknown>; rows: ApprovalRow[] } {
  const { structs } = reading
  const fields = Object.hasOwn(structs, type) ? structs[type] : undefined
  if (!fields || typeof value !== 'object' || value === null) throw invalidParams('The typed data is not complete')
  const read = fields.map((field) => {
    const own: unknown = Object.hasOwn(value, field.name) ? Reflect.get(value, field.name) : undefined
    if (own === undefined || own === null) throw invalidParams(`The typed data lacks ${visibleText(field.name, 60)}`)
    return { name: field.name, ...readTypedValue(reading, field, own, progress) }
  })
  return {
    value: Object.fromEntries(read.map((entry) => [entry.name, entry.value])),
    rows: read.map(({ row }) => row),
  }
}
