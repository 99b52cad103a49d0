import { viewsOf } from '../../views/view-definition'
import type { AccountFeature } from '../feature'

/** Views that are seen together are in one chunk. */
const tokenViews = () => import('./token-views')

/** The account's tokens, and the value of everything that it holds. */
export const tokens: AccountFeature = {
  id: 'tokens',
  order: 45,
  views: viewsOf(tokenViews, ['Tokens']),
  account: async () => (await tokenViews()).accountPart,
}
