import { buildSiwxMessage } from '../../../domain/siwx/build-message'
import { notValid } from '../../../domain/siwx/fields'
import type { Cacao, SiwxMessageData } from '../../../domain/siwx'

const fields = [
  'accountAddress',
  'chainId',
  'domain',
  'uri',
  'version',
  'nonce',
  'statement',
  'issuedAt',
  'expirationTime',
  'notBefore',
  'requestId',
] as const

const changed = 'The wallet has signed something else than it was asked for'
/** What wallets add to a statement when a pairing asks for permissions as well (ERC-5573). */
const recapStatement = 'I further authorize the stated URI to perform the following actions on my behalf:'
const recapResource = 'urn:recap:'

function areSameLists(one: readonly string[] = [], other: readonly string[] = []): boolean {
  return one.length === other.length && one.every((item, index) => item === other[index])
}

/** Checks that what a session says of itself is what its text says; what it leaves out is not missed. */
export function checkSaid(said: SiwxMessageData, read: SiwxMessageData, address: string): void {
  for (const field of fields) {
    const value = field === 'accountAddress' ? address : said[field]
    if (value !== undefined && value !== read[field])
      throw notValid(field, 'The session says something else than its text')
  }
  if (said.resources !== undefined && !areSameLists(said.resources, read.resources))
    throw notValid('resources', 'The session says something else than its text')
}

/** Checks a text against the message that was made for one account: every character counts. */
export function checkAskedText(asked: SiwxMessageData, text: string): void {
  if (buildSiwxMessage(asked) !== text) throw notValid('text', changed)
}

function withoutRecap(read: SiwxMessageData): Pick<SiwxMessageData, 'statement' | 'resources'> {
  const { statement, resources } = read
  const last = resources?.[resources.length - 1]
  if (resources === undefined || !last?.startsWith(recapResource)) return { statement, resources }
  const at = statement?.indexOf(recapStatement) ?? -1
  const kept = at === -1 ? statement : statement?.slice(0, Math.max(0, at - 1))
  return { statement: kept === '' ? undefined : kept, resources: resources.slice(0, -1) }
}

/**
 * Checks a message against what a pairing was asked for before its account was known. The wallet chooses the account and the
 * chain, says when it signed, and may add one permission (ERC-5573) to the statement and the resources.
 */
export function checkAskedPairing(asked: SiwxMessageData, read: SiwxMessageData): void {
  for (const field of ['domain', 'uri', 'version', 'expirationTime', 'notBefore', 'requestId'] as const)
    if (asked[field] !== read[field]) throw notValid(field, changed)
  const { statement, resources } = withoutRecap(read)
  if (statement !== asked.statement) throw notValid('statement', changed)
  if (!areSameLists(resources, asked.resources)) throw notValid('resources', changed)
}

/** Checks that a pairing's own object says what its text says. */
export function checkCacao({ p }: Cacao, read: SiwxMessageData): void {
  // The words of a permission are in the text, and in the object only where the wallet wrote them itself.
  const plain = withoutRecap(read).statement
  const pairs: [property: string, said: string | undefined, is: string | undefined][] = [
    ['iss', p.iss, `did:pkh:${read.chainId}:${read.accountAddress}`],
    ['domain', p.domain, read.domain],
    ['aud', p.aud, read.uri],
    ['nonce', p.nonce, read.nonce],
    ['version', p.version ?? '1', read.version],
    ['iat', p.iat, read.issuedAt],
    ['exp', p.exp, read.expirationTime],
    ['nbf', p.nbf, read.notBefore],
    ['requestId', p.requestId, read.requestId],
    ['statement', p.statement, p.statement === plain ? plain : read.statement],
  ]
  const wrong = pairs.find(([, said, is]) => said !== is)?.[0]
  const property = wrong ?? (areSameLists(p.resources, read.resources) ? undefined : 'resources')
  if (property !== undefined)
    throw notValid(`cacao.${property}`, 'The object of the pairing says something else than its text')
}
