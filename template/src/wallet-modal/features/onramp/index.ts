import type { AccountFeature } from '../feature'
import { onRampTexts } from './on-ramp-texts'

declare module '../../stores/shell/router.store' {
  interface ViewData {
    /** What to buy, and the providers. `amount` is what the visitor pays, as a decimal text. */
    OnRampProviders: { amount?: string } | undefined
    /** Follows a purchase in the window of a provider. */
    BuyInProgress: undefined
    /** The purchases of the account. */
    OnRampActivity: undefined
    /** Chooses the currency to pay with. */
    OnRampFiatSelect: undefined
    /** Chooses the currency to buy. */
    OnRampTokenSelect: undefined
    WhatIsABuy: undefined
  }
}

/** The views of buying share one chunk, because they are shown one after the other. */
const onRampViews = () => import('./on-ramp-views')

const ids = [
  ...(['OnRampProviders', 'BuyInProgress', 'OnRampActivity'] as const),
  ...(['OnRampFiatSelect', 'OnRampTokenSelect', 'WhatIsABuy'] as const),
]

/** Buying currency with money, on the page of a provider. */
export const onramp: AccountFeature = {
  id: 'onramp',
  order: 20,
  views: ids.map((id) => ({
    id,
    title: (_, language) => language.textsOf(onRampTexts).titles[id],
    load: async () => (await onRampViews())[`${id}View`],
  })),
  account: async () => (await import('./account-part')).onRampPart,
}
