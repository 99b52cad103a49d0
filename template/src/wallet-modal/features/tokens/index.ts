import { viewsOf } from '../../views/view-definition'
import type { Feature } from '../feature'

/** What is seen together comes in one chunk. */
const tokenViews = () => import('./token-views')

/** What the account holds besides the native currency, and what everything is worth. */
export const tokens: Feature = {
  id: 'tokens',
  order: 45,
  views: viewsOf(tokenViews, ['Tokens']),
  account: async () => (await tokenViews()).accountPart,
}
