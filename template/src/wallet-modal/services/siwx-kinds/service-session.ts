import { isSameAddress } from '../../domain/account/address'
import type { CaipNetworkId } from '../../domain/networks/caip'
import type { SiwxMessageData, SiwxSession } from '../../domain/sign-in/siwx'
import { checkSiwxMessage } from '../../domain/siwx/check-message'
import { toSiwxPage } from '../../domain/siwx/page'
import { parseSiwxMessage } from '../../domain/siwx/parse-message'
import type { SiwxContext } from '../siwx-context'
import { canonicalSignature } from '../siwx-verify/canonical-signature'

/** An account on a network, in the form that services use. */
export interface ServiceAccount {
  /** CAIP-2. */
  chainId: string
  address: string
}

/** Whether both are the same account on the same network. */
export function isOf(account: ServiceAccount, chainId: CaipNetworkId, address: string): boolean {
  return account.chainId === chainId && isSameAddress(account.address, address)
}

/**
 * Checks a session before it is sent to a service. Its message must be for this page and this account, and valid now.
 * @returns the fields from the text, and the signature in its canonical form
 * @throws WalletModalError SIWX_MESSAGE_NOT_VALID, or SIGNATURE_NOT_VALID for a malformed signature
 */
export function readSigned(
  { platform }: SiwxContext,
  { data: { chainId, accountAddress: address }, message, signature }: SiwxSession,
): { signed: SiwxMessageData; signature: string } {
  const { domain, origin } = toSiwxPage(platform.location().url)
  const signed = parseSiwxMessage(message)
  checkSiwxMessage(signed, { domain, origin, chainId, address, now: platform.now() })
  return { signed, signature: canonicalSignature({ chainId, address: signed.accountAddress, signature }) }
}

/** A service has one session per browser. Of several sessions, keeps the one of the active network, otherwise the first. */
export function sessionToKeep(context: SiwxContext, sessions: readonly SiwxSession[]): SiwxSession | undefined {
  const active = context.activeNetwork()
  return sessions.find(({ data }) => data.chainId === active) ?? sessions[0]
}

/** Makes a session from a service's answer, which has neither the text nor the signature. */
export function keptSession(
  { platform }: SiwxContext,
  facts: Pick<SiwxMessageData, 'accountAddress' | 'chainId' | 'nonce' | 'issuedAt' | 'expirationTime'>,
): SiwxSession {
  const { domain, uri } = toSiwxPage(platform.location().url)
  return { data: { ...facts, domain, uri, version: '1' }, message: '', signature: '' }
}
