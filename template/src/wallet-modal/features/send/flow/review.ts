import type { Adapter, AdapterSession } from '../../../adapters/adapter'
import type { FeeEstimate } from '../../../adapters/chain-reader'
import { accountError } from '../../../domain/errors/account-errors'
import { withTimeout } from '../../../domain/timeout'
import type { TokenBalance } from '../../../domain/tokens/token'
import type { AccountStores } from '../../../stores/account/account-stores'
import type { RootStore } from '../../../stores/root/root.store'
import type { Transfer } from '../../open-requests/transfer'
import type { Receiver } from '../receiver'
import type { SendStore } from '../send.store'

/** The transfer that the visitor reviews. A review never changes: exactly this transaction is sent. */
export interface SendReview extends Transfer {
  token: TokenBalance
  receiver: Receiver
  adapter: Adapter
  session: AdapterSession
  fee: FeeEstimate | undefined
}

/** How long a review waits for the fee and for the state of the account on the network, in milliseconds. */
const networkTimeout = 2_000

/**
 * Creates a review from the form and the connected account as they are at the time of the call, and prepares the transaction.
 */
export async function freezeReview(
  root: Pick<RootStore, 'account' | 'chain' | 'platform' | 'sessions'>,
  stores: AccountStores,
  form: SendStore,
  signal: AbortSignal,
): Promise<SendReview> {
  const { account, chain, sessions } = root
  const { amount, amountText, decimals, sendTokenAmount, token, tokenAddress, receiver: entry } = form
  const { receiver } = entry
  const network = chain.activeCaipNetwork
  const from = account.address
  const reader = network && (await stores.reader(network).catch(() => undefined))?.transfers
  signal.throwIfAborted()
  if (!reader || !from) throw accountError('SEND_NOT_SUPPORTED')
  if (sendTokenAmount === '' || !receiver) throw accountError('SEND_INCOMPLETE')
  if (!token) throw accountError('SEND_WITHOUT_TOKEN')
  if (amount === undefined || !amountText) throw accountError('SEND_INCOMPLETE')
  const { adapter, session } = sessions.require(network.chainNamespace)
  const request = { from, to: receiver.address, amount, ...(tokenAddress && { token: tokenAddress, decimals }) }
  const transaction = await reader.prepareTransfer({ request, network, signal })
  const query = { transaction, network, signal }
  // The fee and the account's state are optional: a network that does not answer must not prevent sending.
  const optional = <T>(asking: Promise<T>) =>
    withTimeout(asking, networkTimeout, root.platform.after).catch(() => undefined)
  const [fee, mark] = await Promise.all([
    // This is the fee of this transaction. The transaction behind the form's fee may have offered another price.
    optional(reader.estimateFee(query)),
    reader.markSend && optional(reader.markSend(query)),
  ])
  return { token, tokenAddress, amountText, receiver, from, network, adapter, session, transaction, fee, mark }
}
