import { addFeatures } from '../../stores/root/feature-stores'
import { viewsOf } from '../../views/view-definition'
import type { Feature } from '../feature'
import type { SiwxStore } from './siwx.store'

declare module '../../stores/root/feature-stores' {
  interface FeatureStores {
    siwx: SiwxStore
    /** Loads the unit and starts it, once. */
    startSiwx: () => Promise<SiwxStore>
  }
}

/** The unit is one chunk. It is loaded only if the app asks visitors to sign in. */
const siwxParts = () => import('./siwx-parts')

/** Signing in with the wallet: a signature proves that the visitor owns the account. */
export const siwx: Feature = {
  id: 'siwx',
  order: 60,
  views: viewsOf(siwxParts, ['SIWXSignMessage', 'ConnectingSiwe']),
  attach(root, modalStores) {
    const { options, platform } = root
    const start = async () => (await siwxParts()).startSiwx(root, modalStores)
    addFeatures(root, { startSiwx: start })
    const { siwx: way, siweConfig } = options.state
    if (!way && (!siweConfig || siweConfig.enabled === false)) return
    modalStores.keepsModalOpen = true
    start().catch((error: unknown) => {
      modalStores.keepsModalOpen = false
      platform.log.error('Signing in could not be loaded.', error)
    })
  },
}
