import { isSameAddress } from '../../../domain/account/address'
import type { WalletModalError } from '../../../domain/errors/errors'
import type { Siwx, SiwxMessage } from '../../../domain/sign-in/siwx'
import { siwxError } from '../../../domain/errors/siwx-errors'
import { checkFields, checkText } from './check-message'
import type { SigningAccount } from './signing-account'

/** The message that the visitor looks at: exactly this one is signed. */
export type Draft =
  | { state: 'preparing' }
  | { state: 'ready'; message: SiwxMessage; text: string; accountId: string; madeAt: number }
  | { state: 'failed'; error: WalletModalError }

export type ReadyDraft = Extract<Draft, { state: 'ready' }>

/** How long a message may be looked at before a fresh one takes its place, in milliseconds: nonces of servers end. */
export const draftLifetime = 240_000

/**
 * Has a message made for an account, and checks that fields and text say so: one for another site must never be signed here.
 * @param host of the page, with its port
 * @throws WalletModalError SIWX_MESSAGE_NOT_VALID, or what kept it from being made
 */
export async function makeDraft(
  siwx: Siwx,
  { id, chainId, address }: SigningAccount,
  { host, now }: { host: string | undefined; now: () => number },
): Promise<ReadyDraft> {
  const message = await siwx.createMessage({ chainId, accountAddress: address })
  checkFields(message, host)
  if (message.chainId !== chainId || !isSameAddress(message.accountAddress, address))
    throw siwxError('SIWX_MESSAGE_NOT_VALID', { details: 'it is made for another account' })
  const text = message.toString()
  checkText(text, message)
  return { state: 'ready', message, text, accountId: id, madeAt: now() }
}
