import { useEffect, useMemo } from 'react'
import type { ExchangePage, PaymentOptions } from '../../../domain/pay/payment'
import { useRoot } from '../../../react/root-context'

/** The asset, the amount and the recipient of a payment. */
type PayUrlParams = Pick<PaymentOptions, 'paymentAsset' | 'recipient' | 'amount'>

interface PayUrlActions {
  /**
   * Asks an exchange for the address of its page. Follow the payment with `useExchangeBuyStatus` and the `sessionId`.
   * @throws WalletModalError UNABLE_TO_GET_PAY_URL, ASSET_NOT_SUPPORTED, and the errors of the options of `usePay`
   */
  getUrl(exchangeId: string, params: PayUrlParams): Promise<ExchangePage>
  /**
   * The same, and opens the page. Call this function while the visitor's click is handled, because browsers open windows for a click only.
   * @param openInNewTab if false, this page is led there. Default: true
   * @throws WalletModalError the same, and UNABLE_TO_INITIATE_PAYMENT when the browser blocks the window
   */
  openUrl(exchangeId: string, params: PayUrlParams, openInNewTab?: boolean): Promise<ExchangePage>
}

const parts = () => import('../pay-parts')

/** Payments at exchanges in a user interface of the app's own. */
export function usePayUrlActions(): PayUrlActions {
  const root = useRoot()
  // Downloads the code when the component appears, so that `openUrl` can open a window while the visitor's click is handled.
  useEffect(() => void parts().catch(() => {}), [])
  return useMemo(
    () => ({
      getUrl: async (exchangeId, params) => (await parts()).askPayPage(root, exchangeId, params),
      openUrl: async (exchangeId, params, openInNewTab = true) =>
        (await parts()).openPayPage(root, exchangeId, params, openInNewTab),
    }),
    [root],
  )
}
