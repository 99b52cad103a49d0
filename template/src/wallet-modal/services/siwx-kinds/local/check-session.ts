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

/** What the check of a session needs. */
export interface SessionCheck {
  page: SiwxPage
  /** Milliseconds since the epoch. */
  now: number
  /** Finds the unused message with this nonce. */
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

/** Converts errors about the message to errors about the session. */
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
 * Checks a new session. Cheap checks come first, the signature last.
 * @returns the session to store, with the fields from its text and the signature in its canonical form
 * @throws WalletModalError SIGNATURE_NOT_VALID, with the wrong property in its details; SIGN_IN_UNAVAILABLE when a contract must
 * check the signature and its chain does not answer; SIWX_NETWORK_NOT_FOUND when the app does not have that chain
 */
export function checkNewSession(session: SiwxSession, check: SessionCheck): Promise<SiwxSession> {
  return asSessionErrors(async () => {
    const read = readSession(session, check)
    checkAsked(session, read, check)
    if (session.cacao !== undefined) checkCacao(session.cacao, read)
    return verified(session, read, check)
  })
}

/** Checks a stored session like a new one, except for its nonce, which is already used. Throws the errors of `checkNewSession`. */
export function checkKeptSession(session: SiwxSession, check: SessionCheck): Promise<SiwxSession> {
  return asSessionErrors(async () => {
    const read = readSession(session, check)
    if (session.cacao !== undefined) checkCacao(session.cacao, read)
    return verified(session, read, check)
  })
}

/** True for a session that is not valid yet, because the clock of the device was set back. */
export function isEarly({ data }: SiwxSession, now: number): boolean {
  try {
    // Leave out the end, so that only the beginning is checked.
    checkSiwxTimes({ ...data, expirationTime: undefined }, now)
    return false
  } catch {
    return true
  }
}
