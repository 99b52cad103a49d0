import { toAssetId } from '../../domain/pay/asset-id'
import { checkPayment } from '../../domain/pay/check-payment'
import type {
  ExchangeFilter,
  ExchangePage,
  ExchangeStatus,
  PayExchange,
  PaymentOptions,
} from '../../domain/pay/payment'
import { payError } from '../../domain/errors/pay-errors'
import { required } from '../../domain/errors/errors'
import { openEmpty } from '../../platform/pop-up'
import type { CaipNetworkId } from '../../domain/networks/caip'
import { toCaipAddress } from '../../domain/networks/caip'
import { readDecimalText } from '../../domain/tokens/token-amount'
import { openLink } from '../../platform/open-link'
import { fetchBuyStatus, fetchExchanges, fetchPayPage } from '../../services/pay/exchange-service'
import type { RootStore } from '../../stores/root/root.store'
import { exchangeServiceOf } from './pay-root'

type HeadlessRoot = Pick<RootStore, 'accountLoader' | 'chain' | 'events' | 'platform'>

/** The parameters with which an app requests exchanges. */
export interface ExchangesRequest extends ExchangeFilter {
  /** The page of the service's list. Default: 0. */
  page?: number
  /** The network of the asset, as a CAIP-2 id. */
  network: CaipNetworkId
  /** The token's address, or 'native'. */
  asset: string
  /** How much, in units of the asset. */
  amount: string | number
}

/** Fetches the exchanges at which an amount can be paid. @throws WalletModalError a code of `pay-errors` */
export async function askExchanges(
  root: HeadlessRoot,
  { network, asset, amount: given, ...rest }: ExchangesRequest,
  signal: AbortSignal,
): Promise<{ exchanges: readonly PayExchange[]; total: number }> {
  const amount = readDecimalText(given)
  if (amount === undefined) throw payError('INVALID_AMOUNT', { details: String(given) })
  return fetchExchanges(await exchangeServiceOf(root), { ...rest, assetId: toAssetId(network, asset), amount }, signal)
}

/** Asks an exchange for the address of its page, for a payment without the modal. @throws WalletModalError a code of `pay-errors` */
export async function askPayPage(
  root: HeadlessRoot,
  exchangeId: string,
  options: Pick<PaymentOptions, 'paymentAsset' | 'recipient' | 'amount'>,
): Promise<ExchangePage> {
  const {
    assetId,
    amountText: amount,
    network,
    recipient,
    token,
  } = checkPayment(options, root.chain.requestedCaipNetworks)
  const { caipNetworkId } = network
  const question = { exchangeId, assetId, amount, recipient: toCaipAddress(caipNetworkId, recipient) }
  const page = await fetchPayPage(await exchangeServiceOf(root), question, new AbortController().signal)
  const { sessionId } = page
  root.events.track({
    event: 'PAY_EXCHANGE_SELECTED',
    properties: {
      exchange: { id: exchangeId },
      configuration: { network: caipNetworkId, asset: token ?? 'native', recipient, amount },
      currentPayment: { type: 'exchange', exchangeId, sessionId },
      headless: true,
    },
  })
  return page
}

/**
 * The same, and opens the page: in a window without access to this page, or in place of this page.
 * @throws WalletModalError the same, and UNABLE_TO_INITIATE_PAYMENT when the browser blocks the window
 */
export async function openPayPage(
  root: HeadlessRoot,
  exchangeId: string,
  options: Pick<PaymentOptions, 'paymentAsset' | 'recipient' | 'amount'>,
  opensNewTab: boolean,
): Promise<ExchangePage> {
  const page = required(root.platform.window(), 'WALLET_UNREACHABLE')
  const opened = opensNewTab ? openEmpty(page) : undefined
  if (opened === null) throw payError('UNABLE_TO_INITIATE_PAYMENT', { details: 'the browser blocked the window' })
  try {
    const address = await askPayPage(root, exchangeId, options)
    if (opened) opened.location.href = address.url
    else openLink(page, address.url, '_self')
    return address
  } catch (error) {
    opened?.close()
    throw error
  }
}

/** Asks an exchange what it reports of a payment. @throws WalletModalError UNABLE_TO_GET_BUY_STATUS, or the signal's reason */
export async function askBuyStatus(
  root: HeadlessRoot,
  params: { exchangeId: string; sessionId: string },
  signal: AbortSignal,
): Promise<ExchangeStatus> {
  return fetchBuyStatus(await exchangeServiceOf(root), params, signal)
}
