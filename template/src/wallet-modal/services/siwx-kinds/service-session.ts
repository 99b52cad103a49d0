import { isSameAddress } from '../../domain/account/address'
import type { CaipNetworkId } from '../../domain/networks/caip'
import type { SiwxMessageData, SiwxSession } from '../../domain/sign-in/siwx'
import { checkSiwxMessage } from '../../domain/siwx/check-message'
import { toSiwxPage } from '../../domain/siwx/page'
import { parseSiwxMessage } from '../../domain/siwx/parse-message'
import type { SiwxContext } from '../siwx-context'
import { canonicalSignature } from '../siwx-verify/canonical-signature'

/** An account on a network, as services name it. */
export interface ServiceAccount {
  /** CAIP-2. */
  chainId: string
  address: string
}

/** Whether it is this account on this network. */
export function isOf(account: ServiceAccount, chainId: CaipNetworkId, address: string): boolean {
  return account.chainId === chainId && isSameAddress(account.address, address)
}

/**
 * Checks what is sent to a service: it must be for this page, this account and this time.
 * @returns the fields that its text has, and its signature in the canonical form
 * @throws WalletModalError SIWX_MESSAGE_NOT_VALID, or SIGNATURE_NOT_VALID for a signature that is none
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

/** Services have one session for each browser: of several, that of the active network is kept, or the first. */
export function sessionToKeep(context: SiwxContext, sessions: readonly SiwxSession[]): SiwxSession | undefined {
  const active = context.activeNetwork()
  return sessions.find(({ data }) => data.chainId === active) ?? sessions[0]
}

/** A session whose text and signature the service keeps to itself. */
export function keptSession(
  { platform }: SiwxContext,
  facts: Pick<SiwxMessageData, 'accountAddress' | 'chainId' | 'nonce' | 'issuedAt' | 'expirationTime'>,
): SiwxSession {
  const { domain, uri } = toSiwxPage(platform.location().url)
  return { data: { ...facts, domain, uri, version: '1' }, message: '', signature: '' }
}
