import { isAskedStatement, isRecap } from '../../../domain/recap/recap'
import { buildSiwxMessage } from '../../../domain/siwx/build-message'
import { notValid } from '../../../domain/siwx/fields'
import type { Cacao, SiwxMessageData } from '../../../domain/sign-in/siwx'

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

function areSameLists(one: readonly string[] = [], other: readonly string[] = []): boolean {
  return one.length === other.length && one.every((item, index) => item === other[index])
}

/** Checks that the fields of a session equal those in its text. A session may leave fields out. */
export function checkSaid(said: SiwxMessageData, read: SiwxMessageData, address: string): void {
  for (const field of fields) {
    const value = field === 'accountAddress' ? address : said[field]
    if (value !== undefined && value !== read[field])
      throw notValid(field, 'The session says something else than its text')
  }
  if (said.resources !== undefined && !areSameLists(said.resources, read.resources))
    throw notValid('resources', 'The session says something else than its text')
}

/** Checks that a text equals the message for the account, character by character. */
export function checkAskedText(asked: SiwxMessageData, text: string): void {
  if (buildSiwxMessage(asked) !== text) throw notValid('text', changed)
}

/** Whether a message has the statement, followed by nothing except the sentence for its own ERC-5573 resource. */
function hasStatement({ statement, resources }: SiwxMessageData, said: string | undefined): boolean {
  return statement === said || isAskedStatement(statement, said, resources)
}

/**
 * Checks a message that a wallet signed while pairing against the requested message, which has no account. The wallet chooses the
 * account, the chain and the time of signing, and may add one permission (ERC-5573) to the statement and the resources.
 */
export function checkAskedPairing(asked: SiwxMessageData, read: SiwxMessageData): void {
  for (const field of ['domain', 'uri', 'version', 'expirationTime', 'notBefore', 'requestId'] as const)
    if (asked[field] !== read[field]) throw notValid(field, changed)
  if (!hasStatement(read, asked.statement)) throw notValid('statement', changed)
  const { resources = [] } = read
  const own = resources.filter((uri, index) => index < resources.length - 1 || !isRecap(uri))
  if (!areSameLists(own, asked.resources)) throw notValid('resources', changed)
}

/** Checks that the fields of a CACAO (CAIP-74) equal those in its text. */
export function checkCacao({ p }: Cacao, read: SiwxMessageData): void {
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
    // The text always has the sentence of the permission; the object has it only when the wallet wrote it there.
    ['statement', p.statement, hasStatement(read, p.statement) ? p.statement : read.statement],
  ]
  const wrong = pairs.find(([, said, is]) => said !== is)?.[0]
  const property = wrong ?? (areSameLists(p.resources, read.resources) ? undefined : 'resources')
  if (property !== undefined)
    throw notValid(`cacao.${property}`, 'The object of the pairing says something else than its text')
}
