import type { SignedMessage } from '../../../adapters/adapter-sign-in'
import { required, toModalError } from '../../../domain/errors/errors'
import type { SiwxSession } from '../../../domain/sign-in/siwx'
import { fieldsOf } from '../../../domain/sign-in/message-fields'
import { isUserRejection } from '../../../domain/errors/wallet-errors'
import type { RootStore } from '../../../stores/root/root.store'
import type { ReadyDraft } from './draft'
import type { SigningAccount } from './signing-account'

/** The visitor or the wallet has answered with these errors, so the wallet is not asked a second time. */
const final = ['USER_REJECTED', 'SIGNATURE_NOT_VALID']

/** Asks the wallet to sign the message: by its own sign-in method if it has one, else as plain text. */
export async function signWithWallet(
  root: Pick<RootStore, 'accountLoader' | 'chain' | 'platform' | 'sessions'>,
  { namespace, address }: SigningAccount,
  { message, text }: ReadyDraft,
): Promise<SiwxSession> {
  const open = required(root.sessions.get(namespace), 'NOT_CONNECTED')
  const data = fieldsOf(message)
  // The embedded wallet asks for approval inside the modal, so there is no view to go back to afterwards.
  const type = root.chain.chains.get(namespace)?.accountState.connectedWalletInfo?.type
  if (type === 'AUTH') (await root.accountLoader.load()).traffic?.expectRequest()
  const own = await open.adapter.signIn?.(open.session, data)?.catch((error: unknown) => {
    if (isUserRejection(error) || final.includes(toModalError(error).code)) throw error
    // Some wallets have a sign-in method that accepts only messages of their own making. All of them can sign a text.
    root.platform.log.warn('The wallet could not sign in by itself.', error)
    return undefined
  })
  const signed: SignedMessage = own ?? {
    message: text,
    signature: await open.adapter.signMessage(open.session, text, address),
  }
  return { data, ...signed }
}
