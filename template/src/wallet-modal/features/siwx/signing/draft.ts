import { isSameAddress } from '../../../domain/account/address'
import type { WalletModalError } from '../../../domain/errors/errors'
import type { Siwx, SiwxMessage } from '../../../domain/sign-in/siwx'
import { checkFields, checkText } from './check-message'
import type { SigningAccount } from './signing-account'
import { siwxErrorFor } from './siwx-error-for'

/** The message that the view shows. Exactly this message is signed. */
export type Draft =
  | { state: 'preparing' }
  | { state: 'ready'; message: SiwxMessage; text: string; accountId: string; madeAt: number }
  | { state: 'failed'; error: WalletModalError }

export type ReadyDraft = Extract<Draft, { state: 'ready' }>

/** How long a message may be shown before a new one replaces it, in milliseconds. Nonces of servers expire. */
export const draftLifetime = 240_000

/**
 * Makes a message for an account, and checks that its fields and text name this site and this account. A message for another site must
 * never be signed here.
 * @param host the host of the page, with its port
 * @throws WalletModalError SIWX_MESSAGE_NOT_VALID, or the error of the app's `createMessage`
 */
export async function makeDraft(
  siwx: Siwx,
  { id, chainId, address }: SigningAccount,
  { host, now }: { host: string | undefined; now: () => number },
): Promise<ReadyDraft> {
  const message = await siwx.createMessage({ chainId, accountAddress: address })
  checkFields(message, host)
  if (message.chainId !== chainId || !isSameAddress(message.accountAddress, address))
    throw siwxErrorFor('SIWX_MESSAGE_NOT_VALID', ({ otherAccount }) => otherAccount)
  const text = message.toString()
  checkText(text, message)
  return { state: 'ready', message, text, accountId: id, madeAt: now() }
}
