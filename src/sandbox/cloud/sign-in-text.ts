/** The fields of a sign-in message. Times are milliseconds since the epoch. */
export interface SignInText {
  readonly domain: string
  readonly address: string
  readonly uri: string
  /** CAIP-2. */
  readonly chainId: string
  readonly nonce: string
  readonly issuedAt: number
  readonly expirationTime: number | undefined
  readonly notBefore: number | undefined
}

/** The words that the first line may have for a namespace. With such a word, the message names its chain only by the CAIP-2 reference. */
const words: Readonly<Record<string, string>> = { Ethereum: 'eip155', Solana: 'solana', Bitcoin: 'bip122' }

const head = /^(\S+) wants you to sign in with your (Ethereum|Solana|Bitcoin|\*\*blockchain\*\*) account:$/

/**
 * Reads a sign-in message. The message has either the word `**blockchain**` and a whole CAIP-2 id, or the form of its namespace.
 * @returns undefined for any other text
 */
export function readSignIn(text: string): SignInText | undefined {
  const lines = text.split('\n')
  const [, domain, word] = head.exec(lines[0] ?? '') ?? []
  const address = lines[1]
  if (domain === undefined || word === undefined || address === undefined || lines[2] !== '') return undefined
  const from = lines.findIndex((line) => line.startsWith('URI: '))
  const given = new Map(
    lines.slice(from < 0 ? lines.length : from).map((line) => {
      const end = line.indexOf(': ')
      return [line.slice(0, end), line.slice(end + 2)]
    }),
  )
  const chain = given.get('Chain ID')
  const [uri, nonce, issuedAt] = [given.get('URI'), given.get('Nonce'), time(given.get('Issued At'))]
  const isWhole = chain !== undefined && uri !== undefined && nonce !== undefined && given.get('Version') === '1'
  if (!isWhole || issuedAt === undefined) return undefined
  const namespace = words[word]
  const [expirationTime, notBefore] = [time(given.get('Expiration Time')), time(given.get('Not Before'))]
  const chainId = namespace === undefined ? chain : `${namespace}:${chain}`
  return { domain, address, uri, chainId, nonce, issuedAt, expirationTime, notBefore }
}

function time(text: string | undefined): number | undefined {
  const value = text === undefined ? Number.NaN : Date.parse(text)
  return Number.isNaN(value) ? undefined : value
}
