import type { ChainReader } from '../../adapters/chain-reader'
import { WalletModalError, shownTexts } from '../../domain/errors/errors'
import type { PayErrorCode } from '../../domain/errors/pay-errors'
import { payError } from '../../domain/errors/pay-errors'
import type { Network } from '../../domain/networks/network'
import type { ExchangeService } from '../../services/pay/exchange-service'
import type { RootStore } from '../../stores/root/root.store'
import type { PayTexts } from './pay-texts'
import { payTexts } from './pay-texts'
import type { Payment } from './payment'

/** The parts of the root that a payment uses. */
export type PayRoot = Pick<
  RootStore,
  | ('account' | 'accountLoader' | 'chain' | 'connection' | 'connector' | 'events' | 'memory' | 'modal' | 'modalStores')
  | ('options' | 'platform' | 'router' | 'sessions')
>

/** The data service, with the fields that name this app as the caller. */
export async function exchangeServiceOf({
  accountLoader,
  platform,
}: Pick<RootStore, 'accountLoader' | 'platform'>): Promise<ExchangeService> {
  return { platform, caller: (await accountLoader.load()).api.caller }
}

/** The reader of a network. Undefined if the copy cannot read the network. */
export async function readerOf(
  root: Pick<RootStore, 'accountLoader'>,
  network: Network,
): Promise<ChainReader | undefined> {
  return (await root.accountLoader.load()).reader(network).catch(() => undefined)
}

/** Converts a thrown value to an error of a payment. A value that is no WalletModalError becomes UNKNOWN_ERROR. */
export function toPayError(thrown: unknown): WalletModalError {
  return thrown instanceof WalletModalError ? thrown : payError('UNKNOWN_ERROR', { cause: thrown })
}

/** Creates an error of a payment. Visitors read the reason in their language. The `details` of the error have the reason in English. */
export function payErrorFor(code: PayErrorCode, reason: (reasons: PayTexts['reasons']) => string): WalletModalError {
  const details = reason(payTexts.english.reasons)
  const cause = new Error(details)
  shownTexts.set(cause, (language) => reason(language.textsOf(payTexts).reasons))
  return payError(code, { details, cause })
}

/** Calls a callback of the app. An error that the callback throws is logged, and does not interrupt the modal. */
function tell({ platform }: Pick<RootStore, 'platform'>, say: () => void): void {
  try {
    say()
  } catch (error) {
    platform.log.error('A callback of a payment threw.', error)
  }
}

/** Ends a payment without success, and tells the app and the events. */
export function failPayment(
  root: Pick<RootStore, 'events' | 'platform'>,
  payment: Payment,
  step: Parameters<Payment['fail']>[0],
  error: WalletModalError,
): void {
  payment.fail(step, error)
  root.events.track({ event: 'PAY_ERROR', properties: payment.eventFacts })
  tell(root, () => payment.listener.onError(error))
}

/** Ends a payment with success, and tells the app and the events. */
export function completePayment(
  root: Pick<RootStore, 'events' | 'platform'>,
  payment: Payment,
  result: Parameters<Payment['complete']>[0],
): void {
  payment.complete(result)
  root.events.track({ event: 'PAY_SUCCESS', properties: payment.eventFacts })
  tell(root, () => payment.listener.onSuccess(result))
}
