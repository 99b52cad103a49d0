import { viewsOf } from '../../views/view-definition'
import type { AccountFeature } from '../feature'
import type { SendStore } from './send.store'

declare module '../../stores/root/feature-stores' {
  interface FeatureStores {
    send: SendStore
  }
}

/** The views of sending share one chunk, because they are shown one after the other. */
const sendParts = () => import('./send-parts')

/** Sending tokens: a form, a review, and the request to the wallet. */
export const send: AccountFeature = {
  id: 'send',
  order: 40,
  views: viewsOf(sendParts, ['WalletSend', 'WalletSendSelectToken', 'WalletSendPreview']),
  account: async () => (await sendParts()).sendPart,
}
