import type { JsonRecord } from '../json'
import { invalidParams, RpcError, rpcCodes } from '../rpc-error'
import { block, line } from '../wallet/describe'
import type { StandardContext } from '../wallet/standard-methods'
import { solanaKeys } from './dev-keys'
import { signInMessage, textOf } from './sign-in-message'

/** The result of `solana:signIn`. Bytes are sent as base64. */
interface SignedIn {
  readonly address: string
  readonly signedMessage: string
  readonly signature: string
}

/**
 * Does `solana:signIn`: writes the message, signs the message, and connects the site. The wallet writes the site's own domain into the
 * message, so a page cannot sign in for another domain. A test can change the setting `solanaSignIn` so that the wallet is dishonest.
 */
export async function signIn(context: StandardContext, params: JsonRecord): Promise<SignedIn> {
  const { state, approvals, origin, signal } = context
  const setting = state.settings.solanaSignIn
  if (setting === 'none') throw new RpcError(rpcCodes.unsupported, 'The wallet does not support solana:signIn')
  const exposed = state.standard.exposed(state.standard.find('solana')).map(({ address }) => address)
  const wanted = textOf(params, 'address') ?? exposed[0]
  if (wanted === undefined || !exposed.includes(wanted)) {
    throw new RpcError(rpcCodes.unauthorized, `The site has no permission to use ${wanted}`)
  }
  const own = new URL(origin).host
  const domain = textOf(params, 'domain') ?? own
  if (domain !== own) throw invalidParams(`The message is for ${domain}, but ${own} asks`)
  const address = setting === 'other-address' ? strangerTo(wanted) : wanted
  const text = signInMessage(params, { domain: setting === 'other-domain' ? 'elsewhere.example' : domain, address })
  const details = [line('Account', address), block('Message', text)]
  await approvals.ask({ origin, method: 'solana:signIn', title: 'Sign in', details }, signal)
  state.connectStandard('solana', origin)
  const message = Buffer.from(text, 'utf8')
  const key = solanaKeys.find((known) => known.address === address)
  if (key === undefined) throw new RpcError(rpcCodes.unauthorized, `The wallet has no key of ${address}`)
  const signature = Buffer.from(key.sign(message))
  if (setting === 'other-signature') signature[0] = (signature[0] ?? 0) ^ 1
  return { address, signedMessage: message.toString('base64'), signature: signature.toString('base64') }
}

function strangerTo(address: string): string {
  const other = solanaKeys.find((key) => key.address !== address)
  if (other === undefined) throw new Error('The wallet has more than one key')
  return other.address
}
