import { TypedDataEncoder } from 'ethers'
import { hashStruct } from 'viem'
import type { ApprovalRow } from '../../../template/src/wallet-modal/wallet-frame/approval/approval'
import type { TypedStructs } from '../../../template/src/wallet-modal/wallet-frame/evm/typed-values'
import { readTypedStruct } from '../../../template/src/wallet-modal/wallet-frame/evm/typed-values'
import type { Random } from '../../fuzz/random'
import { part } from '../part'
import { oddJson, spoilTwice } from '../values/odd'
import { hexDigits, mixedText, spoilText, textOf } from '../values/texts'

interface Given {
  types: TypedStructs
  primaryType: string
  message: unknown
  isHonest: boolean
}

type Read = ReturnType<typeof readTypedStruct>

const words = { yes: 'yes', no: 'no', emptyList: 'empty list' }

const person = [
  { name: 'name', type: 'string' },
  { name: 'wallets', type: 'address[]' },
]
const types: TypedStructs = {
  Permit: [
    { name: 'owner', type: 'address' },
    { name: 'spender', type: 'address' },
    { name: 'value', type: 'uint256' },
    { name: 'nonce', type: 'uint8' },
    { name: 'deadline', type: 'int64' },
    { name: 'isFinal', type: 'bool' },
  ],
  Person: person,
  Mail: [
    { name: 'from', type: 'Person' },
    { name: 'to', type: 'Person[2]' },
    { name: 'tags', type: 'bytes4[]' },
    { name: 'grid', type: 'int16[2][]' },
    { name: 'data', type: 'bytes' },
  ],
}

const addressOf = (random: Random): string => `0x${textOf(hexDigits, 40, random)}`

const personOf = (random: Random): unknown => ({
  name: mixedText('Ada', random).replaceAll(/[\ud800-\udfff]/g, ''),
  wallets: Array.from({ length: random.below(3) }, () => addressOf(random)),
})

function messageOf(primaryType: string, random: Random): unknown {
  if (primaryType === 'Person') return personOf(random)
  if (primaryType === 'Permit')
    return {
      owner: addressOf(random),
      spender: addressOf(random),
      value: `0x${textOf(hexDigits, 1 + random.below(64), random)}`,
      nonce: random.below(256),
      deadline: String(random.below(2 ** 31) - 2 ** 30),
      isFinal: random.oneIn(2),
    }
  return {
    from: personOf(random),
    to: [personOf(random), personOf(random)],
    tags: Array.from({ length: random.below(4) }, () => `0x${textOf(hexDigits, 8, random)}`),
    grid: Array.from({ length: random.below(3) }, () => [random.below(32_768), -random.below(32_768)]),
    data: `0x${textOf(hexDigits, 2 * random.below(40), random)}`,
  }
}

/** Returns the types after changing the type of one field. */
function otherTypes(random: Random): TypedStructs {
  const struct = random.pick(Object.keys(types))
  const fields = types[struct] ?? []
  const index = random.below(fields.length)
  const own = fields[index]
  if (!own) return types
  const type = random.oneIn(2)
    ? spoilText(own.type, random)
    : random.pick(['uint7', 'uint', 'int', 'bytes33', 'bytes', 'string', 'Mail', 'Person', 'address[][]', 'uint512'])
  return { ...types, [struct]: fields.with(index, { ...own, type }) }
}

/** Returns a struct and all structs that its fields refer to. ethers refuses types with a struct that no field refers to. */
function neededBy(all: TypedStructs, primaryType: string): Record<string, { name: string; type: string }[]> {
  const names = new Set([primaryType])
  for (const name of names)
    for (const { type } of all[name] ?? []) {
      const inner = type.replace(/(?:\[\d*\])+$/, '')
      if (Object.hasOwn(all, inner)) names.add(inner)
    }
  return Object.fromEntries([...names].map((name) => [name, [...(all[name] ?? [])]]))
}

/** The hash of a struct by ethers; undefined if ethers refuses the types or the value. */
function hashByEthers({ types: all, primaryType, message }: Given): string | undefined {
  try {
    const needed = neededBy(all, primaryType)
    return TypedDataEncoder.from(needed).hashStruct(primaryType, message as Record<string, unknown>)
  } catch {
    return undefined
  }
}

/** Characters that hide or reorder text. The wallet frame shows the line breaks of a text, and emoji with joiners. */
const hiding = /(?![\t\n\r\u200c\u200d])[\p{Cc}\u200b-\u200f\u2028-\u202e\u2066-\u2069]/u

const textsOf = (rows: readonly ApprovalRow[]): string[] =>
  rows.flatMap((row) => (row.rows ? textsOf(row.rows) : [row.value ?? row.text ?? '']))

/** Returns the texts that the rows have to show, in the order of the fields. Undefined for strings and bytes, which the frame may shorten. */
function exactOf(value: unknown): (string | undefined)[] {
  if (Array.isArray(value)) return value.length === 0 ? ['empty list'] : value.flatMap(exactOf)
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(exactOf)
  if (typeof value === 'boolean') return [value ? 'yes' : 'no']
  if (typeof value === 'bigint' || /^0x[0-9a-fA-F]{40}$/.test(String(value))) return [String(value)]
  return [undefined]
}

/** The frame refuses longer texts. */
const maxText = 200_000

/** The length of the longest text in a value. */
function lengthOf(value: unknown): number {
  if (typeof value === 'string') return value.length
  if (typeof value !== 'object' || value === null) return 0
  return Object.values(value).reduce<number>((longest, item) => Math.max(longest, lengthOf(item)), 0)
}

/** Typed data (EIP-712) that a page sends to the wallet frame. The hash has to be that of ethers, and the rows have to show every value that is signed. */
export const typedData = part<Given, Read>({
  name: 'typed-data',
  count: 60_000,
  make(random) {
    const primaryType = random.pick(['Permit', 'Person', 'Mail'])
    const honest = messageOf(primaryType, random)
    const kind = random.below(8)
    const message = kind < 3 || kind === 7 ? honest : spoilTwice(honest, oddJson, random)
    const isHonest = kind < 3 && lengthOf(message) <= maxText
    return { types: kind === 7 ? otherTypes(random) : types, primaryType, message, isHonest }
  },
  read: ({ types: all, primaryType, message }) => readTypedStruct({ structs: all, words }, primaryType, message),
  isRefusal: (error) => error instanceof Error && error.name === 'FrameError',
  judge(given, read) {
    if (!read) return given.isHonest ? 'Valid typed data is refused' : undefined
    if (lengthOf(read.value) > maxText) return 'It takes a text that keeps the wallet busy'
    const needed = neededBy(given.types, given.primaryType)
    const hash = hashStruct({ data: read.value, primaryType: given.primaryType, types: needed })
    if (hash !== hashByEthers(given)) return `ethers signs ${hashByEthers(given) ?? 'nothing'}`
    const [shown, exact] = [textsOf(read.rows), exactOf(read.value)]
    if (shown.length !== exact.length) return 'It does not show every value'
    const wrong = exact.findIndex((text, index) => text !== undefined && text !== shown[index])
    if (wrong !== -1) return `It shows ${shown[wrong]} for ${exact[wrong]}`
    return shown.some((text) => !text.isWellFormed() || hiding.test(text))
      ? 'It shows characters that hide or reorder text'
      : undefined
  },
  broken: (read) => read && { ...read, rows: read.rows.slice(1) },
})
