import type { SiwxMessageData, SiwxSession } from '../../../domain/sign-in/siwx'
import { siwxError } from '../../../domain/errors/siwx-errors'
import { checkSiwxMessage, checkSiwxTimes } from '../../../domain/siwx/check-message'
import { notValid } from '../../../domain/siwx/fields'
import type { SiwxPage } from '../../../domain/siwx/page'
import { parseSiwxMessage } from '../../../domain/siwx/parse-message'
import { WalletModalError } from '../../../domain/errors/errors'
import { canonicalSignature } from '../../siwx-verify/canonical-signature'
import type { ChainCall, SignedText } from '../../siwx-verify/verify-signature'
import { messageAddress } from '../message-data'
import { checkAskedPairing, checkAskedText, checkCacao, checkSaid } from './check-asked'

/** What a session is checked with. */
export interface SessionCheck {
  page: SiwxPage
  /** Milliseconds since the epoch. */
  now: number
  /** The message that was made with this nonce and is not used yet. */
  askedOf(nonce: string): SiwxMessageData | undefined
  verify(signed: SignedText & { call: ChainCall }): Promise<boolean>
  callOf(chainId: SiwxMessageData['chainId']): ChainCall
}

function readSession(session: SiwxSession, { page, now }: SessionCheck): SiwxMessageData {
  const read = parseSiwxMessage(session.message)
  const { chainId, accountAddress } = session.data
  checkSaid(session.data, read, messageAddress(chainId, accountAddress))
  checkSiwxMessage(read, { domain: page.domain, origin: page.origin, now })
  return read
}

function checkAsked(session: SiwxSession, read: SiwxMessageData, check: SessionCheck): void {
  const asked = check.askedOf(read.nonce)
  if (!asked) throw notValid('nonce', 'This page has not made the message, or it has been used. Sign in again')
  if (asked.accountAddress !== '') return checkAskedText(asked, session.message)
  checkAskedPairing(asked, read)
}

async function verified(session: SiwxSession, data: SiwxMessageData, check: SessionCheck): Promise<SiwxSession> {
  const { chainId, accountAddress: address } = data
  const { message, cacao } = session
  const canonical = (text: string) => canonicalSignature({ chainId, address, signature: text })
  const signature = canonical(session.signature)
  if (cacao !== undefined && canonical(cacao.s.s) !== signature)
    throw notValid('cacao.s', 'The object of the pairing says something else than the session')
  if (!(await check.verify({ message, signature, chainId, address, call: check.callOf(chainId) })))
    throw notValid('signature', 'Sign in again with the account that is connected')
  return { data, message, signature, ...(cacao !== undefined && { cacao }) }
}

/** What is wrong with the message is wrong with the session. */
async function asSessionErrors<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof WalletModalError) || error.code !== 'SIWX_MESSAGE_NOT_VALID') throw error
    const { details = '', hint = '' } = error
    throw siwxError('SIGNATURE_NOT_VALID', { details, hint })
  }
}

/**
 * Checks a new session: cheap things first, the signature last.
 * @returns the session as it is kept: with the fields that were read from its text, and its signature in the canonical form.
 * @throws WalletModalError SIGNATURE_NOT_VALID whose details name the property that is wrong; SIGN_IN_UNAVAILABLE when a contract
 * would have to judge and its chain does not answer; SIWX_NETWORK_NOT_FOUND when the app does not know that chain.
 */
export function checkNewSession(session: SiwxSession, check: SessionCheck): Promise<SiwxSession> {
  return asSessionErrors(async () => {
    const read = readSession(session, check)
    checkAsked(session, read, check)
    if (session.cacao !== undefined) checkCacao(session.cacao, read)
    return verified(session, read, check)
  })
}

/** Checks a session that was kept: the same, but for its nonce, which has been used. Throws as `checkNewSession` does. */
export function checkKeptSession(session: SiwxSession, check: SessionCheck): Promise<SiwxSession> {
  return asSessionErrors(async () => {
    const read = readSession(session, check)
    if (session.cacao !== undefined) checkCacao(session.cacao, read)
    return verified(session, read, check)
  })
}

/** True for a session that will be valid, but whose time has not come: the clock of the device went back. */
export function isEarly({ data }: SiwxSession, now: number): boolean {
  try {
    // Long before its end: only its beginning can be missed.
    checkSiwxTimes({ ...data, expirationTime: undefined }, now)
    return false
  } catch {
    return true
  }
}
