import { runInAction } from 'mobx'
import { defaultFeatures } from '../../wallet-modal/domain/options'
import { checkPayment } from '../../wallet-modal/domain/pay/check-payment'
import type { PaymentOptions } from '../../wallet-modal/domain/pay/payment'
import { payStoreOf } from '../../wallet-modal/features/pay/pay-of-root'
import { payErrorFor } from '../../wallet-modal/features/pay/pay-root'
import type { PayStore } from '../../wallet-modal/features/pay/pay.store'
import type { Payment, PaymentStep } from '../../wallet-modal/features/pay/payment'
import type { PlainViewName } from '../../wallet-modal/stores/shell/router.store'
import { address } from '../samples'
import { connect, show, showFrom } from '../still-account'
import { createStillRoot } from '../still-root'
import type { Scene } from './scenes'

const recipient = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const coin = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const exchanges = [
  { id: 'tidewater', name: 'Tidewater', imageUrl: undefined },
  { id: 'northgate', name: 'Northgate', imageUrl: undefined },
]
const [tidewater] = exchanges
const ether: PaymentOptions = {
  paymentAsset: { network: 'eip155:1', asset: 'native', metadata: { name: 'Ether', symbol: 'ETH', decimals: 18 } },
  recipient,
  amount: '0.25',
}
const dollars: PaymentOptions = {
  ...ether,
  paymentAsset: { network: 'eip155:1', asset: coin, metadata: { name: 'USD Coin', symbol: 'USDC', decimals: 6 } },
  amount: '1249.99',
}

interface PayScene {
  options?: PaymentOptions | undefined
  isConnected?: boolean
  arrange?: (store: PayStore, payment: Payment) => void
}

/** A view of paying. Nothing is asked for. */
function paying(
  id: string,
  view: PlainViewName,
  { options = ether, isConnected = true, arrange }: PayScene = {},
): Scene {
  const create = () =>
    createStillRoot({ options: { features: { ...defaultFeatures, pay: true } } }, (root) => {
      if (isConnected) connect(root)
      const store = payStoreOf(root)
      Object.defineProperty(store, 'loadExchanges', { value: async () => {} })
      const listener = { onSuccess() {}, onError() {}, onClose() {} }
      store.show(checkPayment(options, root.chain.requestedCaipNetworks), listener)
      runInAction(() => {
        Object.assign(store, { exchanges, exchangesState: 'ready' })
        if (store.payment) arrange?.(store, store.payment)
        if (view === 'PayReview') showFrom('Pay', view)(root)
        else show(view)(root)
      })
    })
  return { id, view, create }
}

/** A payment at an exchange that has come to a step. */
function step(name: PaymentStep, isOfWallet = false): PayScene {
  const code = name === 'failed' ? 'GENERIC_PAYMENT_ERROR' : 'PAYMENT_NOT_FOUND'
  return {
    arrange(_, payment) {
      payment.begin({ type: isOfWallet ? 'wallet' : 'exchange' }, isOfWallet ? undefined : tidewater)
      payment.setPage({ url: 'https://pay.tidewater.example/session', sessionId: 'session' })
      Object.assign(payment, { error: payErrorFor(code, ({ unknown }) => unknown) })
      payment.setStep(name)
    },
  }
}

/** The review of a payment from a wallet. */
function reviewed({ token }: { token: boolean }): PayScene {
  return {
    options: token ? dollars : ether,
    arrange({ wallet }, { facts }) {
      const { network, symbol, decimals, amount, amountText } = facts
      const value = token ? 0n : amount
      Object.assign(wallet, {
        review: {
          kind: 'payment',
          token: { symbol, iconUrl: '' },
          tokenAddress: facts.token,
          amountText,
          decimals,
          receiver: { address: recipient },
          from: address,
          network,
          transaction: { from: address, to: facts.token ?? recipient, value, data: '0x' },
          mark: undefined,
          fee: { gas: 21_000n, fee: 420_000_000_000_000n, maxFee: 840_000_000_000_000n },
          adapter: undefined,
          // The gallery has no sessions, so the review fits a session without a provider.
          session: { provider: undefined },
        },
      })
    },
  }
}

/** Paying, from the choice to the end. */
export const payScenes: readonly Scene[] = [
  paying('pay', 'Pay'),
  paying('pay-token', 'Pay', { options: dollars }),
  paying('pay-no-wallet', 'Pay', { isConnected: false }),
  paying('pay-no-exchanges', 'Pay', { arrange: (store) => Object.assign(store, { exchanges: [] }) }),
  paying('pay-loading-exchanges', 'Pay', {
    arrange: (store) => Object.assign(store, { exchanges: [], exchangesState: 'loading' }),
  }),
  paying('pay-exchanges-failed', 'Pay', {
    arrange: (store) => Object.assign(store, { exchanges: [], exchangesState: 'failed' }),
  }),
  paying('pay-declined', 'Pay', { arrange: ({ wallet }) => wallet.setFailure({ reason: 'declined' }) }),
  paying('pay-review', 'PayReview', reviewed({ token: false })),
  paying('pay-review-token', 'PayReview', reviewed({ token: true })),
  paying('pay-window', 'PayLoading', step('window')),
  paying('pay-closed', 'PayLoading', step('closed')),
  paying('pay-blocked', 'PayLoading', step('blocked')),
  paying('pay-network', 'PayLoading', step('network', true)),
  paying('pay-late', 'PayLoading', step('late', true)),
  paying('pay-completed', 'PayLoading', step('completed', true)),
  paying('pay-failed', 'PayLoading', step('failed')),
  paying('pay-unproven', 'PayLoading', step('unproven')),
  paying('pay-unanswered', 'PayLoading', step('unanswered')),
]
