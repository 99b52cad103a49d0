import type { Adapter, AdapterSession } from '../../../adapters/adapter'
import type { ChainReader, FeeEstimate, FindSent, TransferTransaction } from '../../../adapters/chain-reader'
import { accountError } from '../../../domain/account-errors'
import type { Network } from '../../../domain/network'
import type { Scheduler } from '../../../domain/timeout'
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

/** How long a review waits for the network to say where the account stands, in milliseconds. */
const markTimeout = 2_000

/** What was entered and who was connected when the review was asked for, with its transaction. */
export async function freezeReview(
  root: RootStore,
  stores: AccountStores,
  form: SendStore,
  signal: AbortSignal,
): Promise<SendReview> {
  const { account, chain, sessions } = root
  const { amount, amountText, decimals, sendTokenAmount, token, tokenAddress, quote, receiver: entry } = form
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
  const frozen = { token, tokenAddress, amountText, receiver, from, network, adapter, session, fee: quote.fee }
  return { ...frozen, transaction, find: await watch(reader, root.platform.after, { transaction, network, signal }) }
}

/** A network that does not say where the account stands does not keep anybody from sending. */
async function watch(
  reader: ChainReader,
  after: Scheduler,
  query: { transaction: TransferTransaction; network: Network; signal: AbortSignal },
): Promise<FindSent | undefined> {
  const watching = reader.watchSend?.(query)
  return watching && withTimeout(watching, markTimeout, after).catch(() => undefined)
}
