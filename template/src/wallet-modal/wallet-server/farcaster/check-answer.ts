import { parseSiwxMessage } from '../../domain/siwx/parse-message'
import { checkSiwxTimes } from '../../domain/siwx/check-message'
import { parseDateTime } from '../../domain/siwx/date-time'
import type { SiwxMessageData } from '../../domain/sign-in/siwx'
import { notValid } from '../outside/provider-failure'
import type { ChannelStatus } from './relay'
import type { Registries } from './registries'

/** How far the clock of a phone may be from this server's clock, in milliseconds. */
const clockSkew = 5 * 60_000
/** The statement of every login with Farcaster. */
const statement = 'Farcaster Auth'
const chainId = 'eip155:10'

/** The facts that the signed message must match. Times are in milliseconds since the epoch. */
export interface ExpectedAnswer {
  /** The origin of the page that the visitor logs in to. */
  app: string
  nonce: string
  startedAt: number
  now: number
}

const refused = (reason: string) => notValid('Farcaster', reason)

function parse(message: string): SiwxMessageData {
  try {
    return parseSiwxMessage(message)
  } catch {
    throw refused('the message is not written as EIP-4361 says')
  }
}

function checkTimes(data: SiwxMessageData, { startedAt, now }: ExpectedAnswer): void {
  try {
    checkSiwxTimes(data, now, clockSkew)
  } catch {
    throw refused('the message is not valid at this time')
  }
  if ((parseDateTime(data.issuedAt ?? '') ?? 0) < startedAt - clockSkew)
    throw refused('the message is older than the login')
}

/** Reads the fid (the number of the Farcaster account) from a message. */
function fidOf({ resources = [] }: SiwxMessageData): bigint {
  const named = resources.filter((resource) => resource.toLowerCase().startsWith('farcaster:'))
  const [, fid] = /^farcaster:\/\/fid\/([1-9]\d{0,15})$/.exec(named[0] ?? '') ?? []
  if (named.length !== 1 || fid === undefined) throw refused('the message does not name exactly one account')
  return BigInt(fid)
}

/** Whether a message's URI is the app's origin, or an address on this origin. */
const isPageOf = (uri: string, origin: string) =>
  uri.startsWith(origin) && ['', '/'].includes(uri.charAt(origin.length))

function checkFields(data: SiwxMessageData, { app, nonce }: ExpectedAnswer): void {
  if (data.domain !== new URL(app).host) throw refused('the message is for another site')
  if (!isPageOf(data.uri, app)) throw refused('the message has the address of another site')
  if (data.nonce !== nonce) throw refused('the message belongs to another login')
  if (data.chainId !== chainId) throw refused('the message is for another network')
  if (data.statement !== statement) throw refused('the message has another statement')
}

const isHex = (text: string): text is `0x${string}` => /^0x(?:[0-9a-fA-F]{2})+$/.test(text)

/**
 * Checks a message that was signed for a login with Farcaster. The relay that has sent the message is not trusted: only the signature and
 * the contracts on Optimism count.
 * @returns the fid
 * @throws ProviderFailure for a message that does not belong to this login, and when Optimism does not answer
 */
export async function checkAnswer(
  { message = '', signature = '' }: ChannelStatus,
  expected: ExpectedAnswer,
  registries: Registries,
): Promise<bigint> {
  const data = parse(message)
  checkFields(data, expected)
  checkTimes(data, expected)
  const fid = fidOf(data)
  const address = data.accountAddress
  if (!isHex(address) || !isHex(signature)) throw refused('the signature is not written as hexadecimal digits')
  if (!(await registries.isSignedBy({ address, message, signature })))
    throw refused('the signature is not that of the address')
  if (!(await registries.mayLogIn(address, fid))) throw refused('the account belongs to another address')
  return fid
}
