import { viewsOf } from '../../views/view-definition'
import type { Feature } from '../feature'
import type { SendStore } from './send.store'

declare module '../../stores/root/feature-stores' {
  interface FeatureStores {
    send: SendStore
  }
}

/** Views that are seen together come in one chunk. */
const sendParts = () => import('./send-parts')

/** Sending what the account holds: to an address or a name, reviewed, confirmed in the wallet, followed to the chain. */
export const send: Feature = {
  id: 'send',
  order: 40,
  views: viewsOf(sendParts, ['WalletSend', 'WalletSendSelectToken', 'WalletSendPreview', 'TransactionStatus']),
  account: async () => (await sendParts()).sendPart,
}
