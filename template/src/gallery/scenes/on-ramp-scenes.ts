import { runInAction } from 'mobx'
import type { OnRampProvider } from '../../wallet-modal/domain/onramp/on-ramp-provider'
import { fallbackOptions } from '../../wallet-modal/domain/onramp/currencies'
import type { Transaction } from '../../wallet-modal/domain/history/transaction'
import { onRampOf } from '../../wallet-modal/features/onramp/on-ramp-of-root'
import type { PurchaseStep } from '../../wallet-modal/features/onramp/purchase.store'
import type { PlainViewName } from '../../wallet-modal/stores/shell/router.store'
import { address } from '../samples'
import { connect, showFrom } from '../still-account'
import { createStillRoot } from '../still-root'
import type { Scene } from './scenes'

const page = 'https://pay.example'
const providers: readonly OnRampProvider[] = [
  { id: 'card', label: 'Card House', fee: '1-2%', origins: [page], url: page, purchases: { url: page } },
  { id: 'bank', label: 'Bank Bridge', fee: '0.5%', origins: [page], url: page },
  { id: 'away', label: 'Not There', fee: '1%', origins: [page], url: page },
]
const [card, bank] = providers

type Stores = ReturnType<typeof onRampOf>

/** A view of buying. Nothing is asked for. */
function buying(
  id: string,
  view: PlainViewName,
  arrange: (stores: Stores) => void = () => {},
  offered: readonly OnRampProvider[] = providers,
): Scene {
  const create = () =>
    createStillRoot(
      {
        options: {
          onrampProviders: offered,
          termsConditionsUrl: 'https://app.example/terms',
        },
      },
      (root) => {
        connect(root)
        const stores = onRampOf(root)
        const nothing = { value: async () => {} }
        for (const method of ['getAvailableCurrencies', 'prepareAddresses', 'getQuote'])
          Object.defineProperty(stores.store, method, nothing)
        Object.defineProperty(stores.list, 'enter', nothing)
        runInAction(() => arrange(stores))
        showFrom('Account', view)(root)
      },
    )
  return { id, view, create }
}

function fill({ store }: Stores): void {
  const amount = (text: string, currency: string) => ({ amount: text, currency })
  Object.assign(store, {
    ...fallbackOptions,
    currencies: 'ready',
    paymentAmount: '250',
    addresses: new Map([
      ['card', { state: 'ready', url: page }],
      ['away', { state: 'failed' }],
    ]),
    quote: {
      paymentTotal: amount('250', 'USD'),
      paymentSubtotal: amount('247.5', 'USD'),
      purchaseAmount: amount('247.5', 'USDC'),
      coinbaseFee: amount('2.5', 'USD'),
      networkFee: amount('0', 'USD'),
      quoteId: 'quote',
    },
  })
}

function step(name: PurchaseStep, provider: OnRampProvider | undefined = card): (stores: Stores) => void {
  return ({ purchase }) => Object.assign(purchase, { step: name, provider, url: page })
}

function bought(id: string, status: Transaction['metadata']['status'], numeric: string, minedAt: string): Transaction {
  return {
    id,
    metadata: {
      operationType: 'buy',
      hash: '',
      chain: 'eip155:1',
      minedAt,
      sentFrom: '',
      sentTo: address,
      status,
      nonce: 0,
    },
    transfers: [
      {
        fungible_info: { name: 'USD Coin', symbol: 'USDC', icon: { url: '' } },
        direction: 'in',
        quantity: { numeric },
        value: Number(numeric),
        price: 1,
      },
    ],
  }
}

const purchases = [
  bought('3', 'ONRAMP_TRANSACTION_STATUS_IN_PROGRESS', '250', '2026-06-12T10:00:00Z'),
  bought('2', 'ONRAMP_TRANSACTION_STATUS_SUCCESS', '99.5', '2026-06-03T10:00:00Z'),
  bought('1', 'ONRAMP_TRANSACTION_STATUS_FAILED', '1000', '2026-05-20T10:00:00Z'),
]

/** Buying, from the amount to the list of purchases. */
export const onRampScenes: readonly Scene[] = [
  buying('onramp', 'OnRampProviders'),
  buying('onramp-filled', 'OnRampProviders', fill),
  buying('onramp-too-low', 'OnRampProviders', (stores) => {
    fill(stores)
    Object.assign(stores.store, { paymentAmount: '5', quote: undefined })
  }),
  buying('onramp-no-quote', 'OnRampProviders', (stores) => {
    fill(stores)
    Object.assign(stores.store, { quote: undefined, error: 'The data service does not answer' })
  }),
  buying('onramp-none', 'OnRampProviders', undefined, []),
  buying('onramp-fiat', 'OnRampFiatSelect', fill),
  buying('onramp-token', 'OnRampTokenSelect', fill),
  buying('onramp-window', 'BuyInProgress', step('window')),
  buying('onramp-closed', 'BuyInProgress', step('closed')),
  buying('onramp-blocked', 'BuyInProgress', step('blocked')),
  buying('onramp-untracked', 'BuyInProgress', step('untracked', bank)),
  buying('onramp-failed', 'BuyInProgress', step('failed')),
  buying('onramp-unanswered', 'BuyInProgress', step('unanswered')),
  buying('onramp-activity', 'OnRampActivity', ({ list }) => Object.assign(list, { state: 'ready', purchases })),
  buying('onramp-activity-none', 'OnRampActivity', ({ list }) => Object.assign(list, { state: 'ready' })),
  buying('onramp-activity-failed', 'OnRampActivity', ({ list }) => Object.assign(list, { state: 'failed' })),
  buying('onramp-what', 'WhatIsABuy'),
]
