import * as fc from 'fast-check'

/** The secrets of one session, by kind. Every session has new secrets. */
export interface Secrets {
  /** An EVM address, in hex. */
  address: string
  /** A Solana address, in base58. */
  foreignAddress: string
  email: string
  signature: string
  seedWords: string
  pairingUri: string
  query: string
  /** An ENS name. */
  accountName: string
  /** The name of a person or a wallet. */
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

/** Generates the secrets of a session. The secrets are so long that a report cannot contain a secret by chance. */
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

/** Words that belong to the format of a secret and are not secret themselves, such as `relay-protocol` in a pairing URI. */
const formats: ReadonlySet<string> = new Set(['example', 'relay', 'protocol', 'symkey', 'token'])

/** Returns pieces of eight characters from a secret: the first, the middle and the last of each word. A report with such a piece contains a leak. */
function partsOf(secret: string): string[] {
  const parts = secret.toLowerCase().split(/[^a-z0-9]+/)
  return parts
    .filter((part) => part.length >= 8 && !formats.has(part))
    .flatMap((part) => [0, (part.length - 8) >> 1, part.length - 8].map((from) => part.slice(from, from + 8)))
}

/** Returns the kinds of the secrets of which the text contains a whole secret or a part. */
export function leaksIn(text: string, planted: Secrets): string[] {
  const lower = text.toLowerCase()
  const leaked = Object.entries(planted).filter(([, secret]: [string, string]) =>
    partsOf(secret).some((part) => lower.includes(part)),
  )
  return leaked.map(([kind]) => kind)
}
