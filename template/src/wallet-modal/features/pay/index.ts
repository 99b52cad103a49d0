import type { AccountFeature } from '../feature'
import { payTitles } from './pay-titles'

declare module '../../stores/shell/router.store' {
  interface ViewData {
    /** Chooses how to pay. */
    Pay: undefined
    /** The review of a payment from a wallet. */
    PayReview: undefined
    /** Follows a payment until its end. */
    PayLoading: undefined
  }
}

/** The views of paying share one chunk with their stores, because they are shown one after the other. */
const payParts = () => import('./pay-parts')

/** Payments that the app asks visitors for: from a wallet, or at an exchange. A visitor without an account can pay at an exchange, too. */
export const pay: AccountFeature = {
  id: 'pay',
  order: 70,
  views: (['Pay', 'PayReview', 'PayLoading'] as const).map((id) => ({
    id,
    title: (_, language) => language.textsOf(payTitles)[id],
    load: async () => (await payParts())[`${id}View`],
  })),
}
