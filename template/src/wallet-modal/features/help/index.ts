import { viewsOf } from '../../views/view-definition'
import type { Feature } from '../feature'

/** Explanations for newcomers: what a wallet is, where to get one, and what a network is. */
export const help: Feature = {
  id: 'help',
  order: 90,
  views: viewsOf(() => import('./help-views'), ['GetWallet', 'WhatIsAWallet', 'WhatIsANetwork']),
}
