import { payError } from '../../domain/errors/pay-errors'
import { checkPayment } from '../../domain/pay/check-payment'
import type { CheckedPayment } from '../../domain/pay/check-payment'
import type { PaymentOptions } from '../../domain/pay/payment'
import type { RootStore } from '../../stores/root/root.store'
import { payStoreOf } from './pay-of-root'
import { isPayOn } from './pay-options'
import { readerOf } from './pay-root'
import type { PaymentListener } from './payment'

/** Checks the recipient with the network's own rules, such as the checksum of ERC-55. @throws WalletModalError INVALID_RECIPIENT */
async function checkRecipient(root: RootStore, { network, recipient }: CheckedPayment): Promise<void> {
  const reader = await readerOf(root, network)
  try {
    reader?.checkAddress(recipient)
  } catch (cause) {
    throw payError('INVALID_RECIPIENT', { details: recipient, cause })
  }
}

const latest = new WeakMap<RootStore, object>()

/**
 * Opens the modal with a payment. If another payment is opened while this one is being checked, only the later one is shown.
 * @throws WalletModalError INVALID_PAYMENT_CONFIG, INVALID_CHAIN_NAMESPACE, INVALID_ASSET, INVALID_AMOUNT, INVALID_RECIPIENT
 */
export async function openPayment(root: RootStore, options: PaymentOptions, listener: PaymentListener): Promise<void> {
  const turn = {}
  latest.set(root, turn)
  if (!isPayOn(root.options.state)) throw payError('INVALID_PAYMENT_CONFIG', { details: 'features.pay is not true' })
  const facts = checkPayment(options, root.chain.requestedCaipNetworks)
  await Promise.all([root.modalStoresLoader.load(), root.accountLoader.load()])
  await checkRecipient(root, facts)
  if (latest.get(root) !== turn) return listener.onClose()
  payStoreOf(root).show(facts, listener)
}
