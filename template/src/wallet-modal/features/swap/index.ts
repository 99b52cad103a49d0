import { viewsOf } from '../../views/view-definition'
import type { AccountFeature } from '../feature'
import type { SwapStore } from './swap.store'

declare module '../../stores/shell/router.store' {
  interface ViewData {
    SwapPreview: undefined
  }
}

declare module '../../stores/root/feature-stores' {
  interface FeatureStores {
    swap: SwapStore
  }
}

/** The views of swapping share one chunk, because they are shown one after the other. */
const swapParts = () => import('./swap-parts')

/** Swapping one token for another: a form, a review, and the requests to the wallet. */
export const swap: AccountFeature = {
  id: 'swap',
  order: 35,
  views: viewsOf(swapParts, ['Swap', 'SwapSelectToken', 'SwapPreview']),
  account: async () => (await import('./account-part')).swapPart,
}
