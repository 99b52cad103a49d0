import type { Adapter, AdapterSession } from '../../adapters/adapter'
import type { FeeEstimate } from '../../adapters/chain-reader'
import type { CheckedPayment } from '../../domain/pay/check-payment'
import type { RootStore } from '../../stores/root/root.store'
import { readFeeAndMark } from '../open-requests/read-fee-and-mark'
import type { Transfer } from '../open-requests/transfer'
import type { PayRoot } from './pay-root'
import { payErrorFor, readerOf } from './pay-root'

/** The payment that the visitor reviews. A review never changes: exactly this transaction is sent. */
export interface PayReview extends Transfer {
  decimals: number
  adapter: Adapter
  session: AdapterSession
  fee: FeeEstimate | undefined
}

/** The picture of an asset; empty if the app and the network have none. */
function pictureOf({ asset }: Pick<RootStore, 'asset'>, { network, token }: CheckedPayment): string {
  return (token === undefined && asset.networkImage(network)) || ''
}

/**
 * Creates the review of a payment from the account of an address, and prepares the transaction. The token's contract is asked for its
 * decimals.
 * @throws WalletModalError DECIMALS_DIFFER, DECIMALS_UNKNOWN, INVALID_ADDRESS; TRANSACTION_REFUSED when the network reports that the
 * transaction would fail, for example because the account holds too little
 */
export async function freezePayment(
  root: PayRoot & Pick<RootStore, 'asset'>,
  facts: CheckedPayment,
  from: string,
  signal: AbortSignal,
): Promise<PayReview> {
  const { amount, amountText, decimals, network, recipient, symbol, token } = facts
  const reader = (await readerOf(root, network))?.transfers
  signal.throwIfAborted()
  if (!reader) throw payErrorFor('UNABLE_TO_INITIATE_PAYMENT', ({ unreadable }) => unreadable(network.name))
  const { adapter, session } = root.sessions.require(network.chainNamespace)
  const request = { from, to: recipient, amount, ...(token !== undefined && { token, decimals }) }
  const transaction = await reader.prepareTransfer({ request, network, signal })
  const query = { transaction, network, signal }
  const { fee, mark } = await readFeeAndMark(reader, query, root.platform.after, true)
  signal.throwIfAborted()
  return {
    kind: 'payment',
    token: { symbol, iconUrl: pictureOf(root, facts) },
    tokenAddress: token,
    amountText,
    decimals,
    receiver: { address: recipient },
    from,
    network,
    transaction,
    mark,
    adapter,
    session,
    fee,
  }
}
