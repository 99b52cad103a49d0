import type { Adapter, AdapterSession } from '../../../adapters/adapter'
import type { FeeEstimate, FindSent, TransferTransaction } from '../../../adapters/chain-reader'
import { accountError } from '../../../domain/account-errors'
import type { Network } from '../../../domain/network'
import { withTimeout } from '../../../domain/timeout'
import type { TokenBalance } from '../../../domain/token'
import type { AccountStores } from '../../../stores/account-stores'
import type { RootStore } from '../../../stores/root.store'
import type { Receiver } from '../receiver'
import type { SendStore } from '../send.store'

/** What was shown for confirmation, frozen: exactly this is sent. */
export interface SendReview {
  token: TokenBalance
  /** As the network writes it; undefined for the native currency. */
  tokenAddress: string | undefined
  /** As an exact decimal text. */
  amountText: string
  receiver: Receiver
  from: string
  network: Network
  adapter: Adapter
  session: AdapterSession
  transaction: TransferTransaction
  fee: FeeEstimate | undefined
  /** Finds out whether it was sent when the wallet does not say; undefined where the network cannot tell. */
  find: FindSent | undefined
}

/** How long a review waits for the network to say what it costs and where the account stands, in milliseconds. */
const networkTimeout = 2_000

/** What was entered and who was connected when the review was asked for, with its transaction. */
export async function freezeReview(
  root: RootStore,
  stores: AccountStores,
  form: SendStore,
  signal: AbortSignal,
): Promise<SendReview> {
  const { account, chain, sessions } = root
  const { amount, amountText, decimals, sendTokenAmount, token, tokenAddress, receiver: entry } = form
  const { receiver } = entry
  const network = chain.activeCaipNetwork
  const from = account.address
  const reader = network && (await stores.reader(network).catch(() => undefined))
  signal.throwIfAborted()
  if (!reader || !from) throw accountError('SEND_NOT_SUPPORTED')
  if (sendTokenAmount === '' || !receiver) throw accountError('SEND_INCOMPLETE')
  if (!token) throw accountError('SEND_WITHOUT_TOKEN')
  if (amount === undefined || !amountText) throw accountError('SEND_INCOMPLETE')
  const { adapter, session } = sessions.require(network.chainNamespace)
  const request = { from, to: receiver.address, amount, ...(tokenAddress && { token: tokenAddress, decimals }) }
  const transaction = await reader.prepareTransfer({ request, network, signal })
  const query = { transaction, network, signal }
  // A network that is silent about these does not keep anybody from sending.
  const optional = <T>(asking: Promise<T>) =>
    withTimeout(asking, networkTimeout, root.platform.after).catch(() => undefined)
  const [fee, find] = await Promise.all([
    // Of this transaction: the one that the form asked about may have offered another price.
    optional(reader.estimateFee(query)),
    reader.watchSend && optional(reader.watchSend(query)),
  ])
  return { token, tokenAddress, amountText, receiver, from, network, adapter, session, transaction, fee, find }
}
