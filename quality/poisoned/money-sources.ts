import { runInAction } from 'mobx'
import type { OnRampOptions } from '../../template/src/wallet-modal/domain/onramp/currencies'
import { checkPayment } from '../../template/src/wallet-modal/domain/pay/check-payment'
import type { PayExchange } from '../../template/src/wallet-modal/domain/pay/payment'
import type { SwapToken } from '../../template/src/wallet-modal/domain/swaps/swap-provider'
import { onRampOf } from '../../template/src/wallet-modal/features/onramp/on-ramp-of-root'
import { payStoreOf } from '../../template/src/wallet-modal/features/pay/pay-of-root'
import { serviceSwaps } from '../../template/src/wallet-modal/features/swap/service-swaps'
import { swapStoreOf } from '../../template/src/wallet-modal/features/swap/swap-of-root'
import { fetchOnRampOptions } from '../../template/src/wallet-modal/services/onramp/data-onramp'
import { fetchExchanges } from '../../template/src/wallet-modal/services/pay/exchange-service'
import { fetchSwapTokens } from '../../template/src/wallet-modal/services/swap/convert-service'
import type { PlainViewName } from '../../template/src/wallet-modal/stores/shell/router.store'
import type { Source } from './source'
import { accountOf, askService, chain, list, logo, single, source, still } from './source'

const nothing = { value: async () => {} }
const recipient = accountOf('77aa88bb')
const ether = { name: 'Ether', symbol: 'ETH', decimals: 18 }

/** The view Pay with a list of exchanges. */
const payView = list((lists: readonly (readonly PayExchange[])[]) =>
  still('Pay', (root) => {
    const store = payStoreOf(root)
    Object.defineProperty(store, 'loadExchanges', nothing)
    const asked = {
      paymentAsset: { network: chain, asset: 'native', metadata: ether },
      recipient,
      amount: '1',
    } as const
    store.show(checkPayment(asked, root.chain.requestedCaipNetworks), { onSuccess() {}, onError() {}, onClose() {} })
    store.setExchanges('ready', lists.flat())
  }),
)

/** The view in which the visitor chooses the received token of a swap. */
const swapView = list((lists: readonly (readonly SwapToken[])[]) => {
  const root = still('Swap', (created) => {
    created.options.update({ swaps: serviceSwaps({ contracts: { [chain]: [accountOf('11bb22cc')] } }) })
    swapStoreOf(created).tokens.setFetched(lists.flat())
  })
  root.router.push({ view: 'SwapSelectToken', data: { target: 'received' } })
  return root
})

const onRampAt = (view: PlainViewName) =>
  single((options: OnRampOptions | undefined) =>
    still(view, (root) => {
      const { store } = onRampOf(root)
      for (const method of ['getAvailableCurrencies', 'prepareAddresses', 'getQuote'])
        Object.defineProperty(store, method, nothing)
      runInAction(() => Object.assign(store, { ...options, currencies: 'ready' }))
    }),
  )

/** The answers of the data service about exchanges, about tokens to swap, and about currencies to buy. */
export const moneySources: readonly Source[] = [
  source<readonly PayExchange[]>({
    name: 'service: exchanges',
    make: (tag) => ({
      jsonrpc: '2.0',
      id: 1,
      result: { exchanges: [{ id: tag, name: `Exchange ${tag}`, imageUrl: logo }], total: 1 },
    }),
    read: async (text) => {
      const ask: Parameters<typeof askService<object, Awaited<ReturnType<typeof fetchExchanges>>>>[0] = (
        platform,
        caller,
        _,
        signal,
      ) => fetchExchanges({ platform, caller }, { assetId: `${chain}/slip44:60`, amount: '1' }, signal)
      return (await askService(ask, {}, text))?.exchanges
    },
    views: { Pay: payView },
  }),
  source<readonly SwapToken[]>({
    name: 'service: tokens to swap',
    make: (tag, random) => ({
      tokens: [
        {
          name: `Coin ${tag}`,
          symbol: tag,
          address: `${chain}:${accountOf(tag)}`,
          decimals: random.pick([18, 6, 8, 0]),
          logoUri: logo,
        },
      ],
    }),
    read: async (text) => {
      const service = { get: async () => JSON.parse(text) as unknown, post: async () => undefined }
      const asked = { network: { caipNetworkId: chain }, service, signal: new AbortController().signal }
      return fetchSwapTokens(asked as never).catch(() => undefined)
    },
    views: { SwapSelectToken: swapView },
  }),
  source<OnRampOptions>({
    name: 'service: currencies to buy',
    make: (tag, random) => ({
      paymentCurrencies: [
        { id: tag, payment_method_limits: [{ id: 'card', min: random.pick(['10', '0.5']), max: '7500' }] },
      ],
      purchaseCurrencies: [
        {
          id: tag,
          name: `Coin ${tag}`,
          symbol: tag,
          networks: [{ name: 'one', display_name: 'One', chain_id: '1', contract_address: accountOf(tag) }],
        },
      ],
    }),
    read: async (text) => {
      const ask: Parameters<typeof askService<object, OnRampOptions>>[0] = (platform, caller, _, signal) =>
        fetchOnRampOptions(platform, caller, signal)
      return askService(ask, {}, text)
    },
    views: { OnRampFiatSelect: onRampAt('OnRampFiatSelect'), OnRampTokenSelect: onRampAt('OnRampTokenSelect') },
  }),
]
