import { line } from '../wallet/describe'
import { requireStandardAccount, type StandardContext } from '../wallet/standard-methods'
import type { BitcoinNode } from './bitcoin-node'
import type { WalletName } from './wallet-features'

/** The receiver, and the amount in satoshis. */
export interface Payment {
  readonly address: string
  readonly amount: bigint
}

/** Pays from an address after approval, and returns the id of the transaction. */
export async function payFrom(
  context: StandardContext,
  given: { wallet: WalletName; node: BitcoinNode; from: unknown; payments: readonly Payment[] },
): Promise<string> {
  const { wallet, node, payments } = given
  const { approvals, origin, signal, state } = context
  const from = requireStandardAccount(context, wallet, given.from)
  const { describePsbt, pay } = await import('./psbt')
  const tx = pay(node, from, payments)
  const details = [line('Network', node.network.name), line('From', from), ...describePsbt(tx, [from])]
  await approvals.ask({ origin, method: `${wallet}:sendTransfer`, title: 'Send bitcoin', details }, signal)
  requireStandardAccount(context, wallet, from)
  const txid = node.send(tx.hex)
  state.changed()
  return txid
}
