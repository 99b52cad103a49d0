import * as v from 'valibot'
import { WalletModalError } from '../domain/errors/errors'
import { isAskedStatement } from '../domain/recap/recap'
import type { SiwxMessageData } from '../domain/sign-in/siwx'
import { buildSiwxMessage } from '../domain/siwx/build-message'
import { checkSiwxMessage } from '../domain/siwx/check-message'
import { parseDateTime } from '../domain/siwx/date-time'
import { parseSiwxMessage } from '../domain/siwx/parse-message'
import { countOne } from '../server-kit/rate-limits'
import { isNonceOpen, spendNonce } from './nonces'
import type { RefusalCode } from './http/refusal'
import { Refusal } from './http/refusal'
import type { FoundSession, Sessions } from './sessions'
import type { Settings } from './settings'
import type { SignatureCheck } from './signature-check'

/** How far the visitor's clock may be ahead of the server's clock, in milliseconds. */
const clockSkew = 60_000

const bodySchema = v.strictObject({ message: v.string(), signature: v.pipe(v.string(), v.nonEmpty()) })

/** The refusal code for each field of a message that may be wrong. */
const codeByField: Record<string, RefusalCode> = {
  domain: 'DOMAIN_NOT_ALLOWED',
  uri: 'DOMAIN_NOT_ALLOWED',
  issuedAt: 'MESSAGE_NOT_TIMELY',
  notBefore: 'MESSAGE_NOT_TIMELY',
  expirationTime: 'MESSAGE_NOT_TIMELY',
}

function readMessage(text: string): SiwxMessageData {
  try {
    const data = parseSiwxMessage(text)
    if (buildSiwxMessage(data) === text) return data
  } catch (error) {
    if (error instanceof WalletModalError) throw new Refusal('MESSAGE_NOT_VALID', error.message)
    throw error
  }
  throw new Refusal('MESSAGE_NOT_VALID', 'The message is written in another form than that of its chain')
}

/** A phone that pairs and signs in with one approval appends the ERC-5573 sentence about the allowed methods to the statement. */
function hasStatement({ statement: said, resources }: SiwxMessageData, asked: string): boolean {
  return said === asked || isAskedStatement(said, asked, resources)
}

/** Checks everything in a message except its nonce and its signature. */
function checkMessage(data: SiwxMessageData, origin: string, { chains, statement, now }: Settings): void {
  try {
    checkSiwxMessage(data, { domain: new URL(origin).host, origin, now: now(), clockSkew })
  } catch (error) {
    if (!(error instanceof WalletModalError)) throw error
    throw new Refusal(codeByField[error.details ?? ''] ?? 'MESSAGE_NOT_VALID', error.message)
  }
  if (!chains.has(data.chainId))
    throw new Refusal('CHAIN_NOT_ALLOWED', `Accounts on ${data.chainId} cannot sign in here. Switch the network`)
  if (statement !== undefined && !hasStatement(data, statement))
    throw new Refusal('STATEMENT_NOT_EXPECTED', 'The message has another statement than this server asks for')
}

interface SignInParts {
  settings: Settings
  sessions: Sessions
  checkSignature: SignatureCheck
}

const nonceRefusal = () =>
  new Refusal('NONCE_NOT_KNOWN', 'The nonce was used already, or its time is over. Ask for a new one and sign again')

/**
 * Signs in a visitor who sends a message and its signature. Cheap checks come first, and the nonce is used up last. If several
 * requests send the same message at the same time, only one succeeds. An invalid signature uses the nonce up too. When the store
 * or the chain does not answer, the nonce stays usable, and the visitor can send the same message again.
 * @param origin the origin of the page that sent the request, one of the app's origins
 */
export async function signIn(
  body: unknown,
  origin: string,
  userAgent: string,
  { settings, sessions, checkSignature }: SignInParts,
): Promise<{ secret: string; found: FoundSession; message: SiwxMessageData }> {
  const parsed = v.safeParse(bodySchema, body)
  if (!parsed.success) throw new Refusal('REQUEST_NOT_VALID', 'Send an object of two texts: message and signature')
  const { message: text, signature } = parsed.output
  const message = readMessage(text)
  checkMessage(message, origin, settings)
  const { store, now, rateLimits } = settings
  if (!(await isNonceOpen(store, message.nonce))) throw nonceRefusal()

  const isValid = await checkSignature(text, signature, message)
  const restore = await spendNonce(store, message.nonce)
  if (!isValid) throw new Refusal('SIGNATURE_NOT_VALID', 'The signature is not one of this account. Sign again')
  if (!restore) throw nonceRefusal()
  const { chainId, accountAddress: address, expirationTime } = message
  try {
    await countOne(store, rateLimits.signIns, `account ${chainId}:${address}`, now())
    const endsAt = expirationTime === undefined ? undefined : parseDateTime(expirationTime)
    return { ...(await sessions.begin({ chainId, address, endsAt, userAgent })), message }
  } catch (error) {
    // Nobody was signed in, so make the nonce usable again: the visitor need not sign a new message. An error here is ignored.
    await restore().catch(() => {})
    throw error
  }
}
