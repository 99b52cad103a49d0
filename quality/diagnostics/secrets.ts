import * as fc from 'fast-check'

/** The secrets of a session by their kinds. Each session has others. */
export interface Secrets {
  /** An address in hex, and one in base58. */
  address: string
  foreignAddress: string
  email: string
  signature: string
  seedWords: string
  pairingUri: string
  query: string
  /** An account name (ENS), and a name of a person or a wallet. */
  accountName: string
  name: string
  amount: string
  key: string
}

const base58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
const letters = 'abcdefghijklmnopqrstuvwxyz'

const textOf = (alphabet: string, length: number) =>
  fc.string({ unit: fc.constantFrom(...alphabet), minLength: length, maxLength: length })
const hex = (length: number) => textOf('0123456789abcdef', length)
const word = textOf(letters, 12)

/** Generates the secrets of a session. They are long enough that no report contains one by chance. */
export const secrets: fc.Arbitrary<Secrets> = fc.record({
  address: hex(40).map((digits) => `0x${digits}`),
  foreignAddress: textOf(base58, 32),
  email: fc.tuple(word, word).map(([user, host]) => `${user}@${host}.example`),
  signature: hex(130).map((digits) => `0x${digits}`),
  seedWords: fc.array(word, { minLength: 12, maxLength: 12 }).map((words) => words.join(' ')),
  pairingUri: fc.tuple(hex(64), hex(64)).map(([topic, key]) => `wc:${topic}@2?relay-protocol=irn&symKey=${key}`),
  query: word.map((token) => `token=${token}`),
  accountName: word.map((label) => `${label}.eth`),
  name: fc.tuple(word, word).map(([first, last]) => `${first} ${last}`),
  amount: fc.tuple(textOf('123456789', 11), textOf('123456789', 9)).map(([whole, part]) => `${whole}.${part}`),
  key: textOf(base58, 44),
})

/** The words of a format, which are not secrets: `relay-protocol` in a pairing link, for example. */
const formats: ReadonlySet<string> = new Set(['example', 'relay', 'protocol', 'symkey', 'token'])

/** The parts of secrets by which a leak is noticed. A report that contains eight letters of a part has leaked. */
function partsOf(secret: string): string[] {
  const parts = secret.toLowerCase().split(/[^a-z0-9]+/)
  return parts
    .filter((part) => part.length >= 8 && !formats.has(part))
    .flatMap((part) => [part.slice(0, 8), part.slice(-8), part.slice(part.length >> 1).slice(0, 8)])
}

/** The kinds of the secrets that a text contains, whole or in parts. */
export function leaksIn(text: string, planted: Secrets): string[] {
  const lower = text.toLowerCase()
  const leaked = Object.entries(planted).filter(([, secret]: [string, string]) =>
    partsOf(secret).some((part) => lower.includes(part)),
  )
  return leaked.map(([kind]) => kind)
}
