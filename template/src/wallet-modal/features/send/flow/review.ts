import type { Adapter, AdapterSession } from '../../../adapters/adapter'
import type { FeeEstimate } from '../../../adapters/chain-reader'
import { accountError } from '../../../domain/errors/account-errors'
import type { TokenBalance } from '../../../domain/tokens/token'
import type { AccountStores } from '../../../stores/account/account-stores'
import type { RootStore } from '../../../stores/root/root.store'
import { readFeeAndMark } from '../../open-requests/read-fee-and-mark'
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

/** The parts of the root that a review is made from. */
interface FreezeRoot {
  account: Pick<RootStore['account'], 'address'>
  chain: Pick<RootStore['chain'], 'activeCaipNetwork'>
  platform: Pick<RootStore['platform'], 'after'>
  sessions: Pick<RootStore['sessions'], 'require'>
}

/** The parts of the form that a review is made from. */
interface FilledForm extends Pick<
  SendStore,
  'amount' | 'amountText' | 'decimals' | 'sendTokenAmount' | 'token' | 'tokenAddress'
> {
  receiver: Pick<SendStore['receiver'], 'receiver'>
}

/**
 * Creates a review from the form and the connected account as they are at the time of the call, and prepares the transaction.
 */
export async function freezeReview(
  root: FreezeRoot,
  stores: Pick<AccountStores, 'reader'>,
  form: FilledForm,
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
  // This is the fee of this transaction. The transaction behind the form's fee may have offered another price.
  const { fee, mark } = await readFeeAndMark(reader, query, root.platform.after)
  return { token, tokenAddress, amountText, receiver, from, network, adapter, session, transaction, fee, mark }
}
