import type { SiweConfig } from '../../domain/sign-in/siwe'
import type { Siwx } from '../../domain/sign-in/siwx'
import type { SiwxFactory } from '../../services/siwx-context'
import { addFeatures } from '../../stores/root/feature-stores'
import { viewsOf } from '../../views/view-definition'
import type { Feature } from '../feature'
import type { SiwxStore } from './siwx.store'

declare module '../../domain/options' {
  interface UnitOptions {
    /** How visitors sign in: `localSiwx()`, `serverSiwx()` or `cloudSiwx()`, or your own object. Default: visitors do not sign in. */
    siwx?: Siwx | SiwxFactory | undefined
    /** An alternative to `siwx` with the callbacks that apps have for EIP-4361. For EVM accounts only; not together with `siwx`. */
    siweConfig?: SiweConfig | undefined
  }
}

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
