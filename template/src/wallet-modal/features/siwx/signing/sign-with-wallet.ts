import { required, toModalError } from '../../../domain/errors/errors'
import type { SiwxSession } from '../../../domain/sign-in/siwx'
import { fieldsOf } from '../../../domain/siwx/message-fields'
import { isUserRejection } from '../../../domain/errors/wallet-errors'
import type { RootStore } from '../../../stores/root/root.store'
import type { ReadyDraft } from './draft'
import type { SigningAccount } from './signing-account'

/** The visitor, or the wallet, has answered: it is not asked a second time. */
const final = ['USER_REJECTED', 'SIGNATURE_NOT_VALID']

/** Has the wallet sign the message: in its own way where it knows sign-in messages, else as a plain text. */
export async function signWithWallet(
  root: RootStore,
  { namespace, address }: SigningAccount,
  { message, text }: ReadyDraft,
): Promise<SiwxSession> {
  const open = required(root.sessions.get(namespace), 'NOT_CONNECTED')
  const data = fieldsOf(message)
  // A wallet that lives in the page approves inside the modal: there is nothing to go back to afterwards.
  const type = root.chain.chains.get(namespace)?.accountState.connectedWalletInfo?.type
  if (type === 'AUTH') (await root.accountLoader.load()).traffic?.expectRequest()
  const own = await open.adapter.signIn?.(open.session, data)?.catch((error: unknown) => {
    if (isUserRejection(error) || final.includes(toModalError(error).code)) throw error
    // Some wallets have the feature and take no message but their own; any of them signs a text.
    root.platform.log.warn('The wallet could not sign in by itself.', error)
    return undefined
  })
  const signed = own ?? { message: text, signature: await open.adapter.signMessage(open.session, text, address) }
  return { data, ...signed }
}
