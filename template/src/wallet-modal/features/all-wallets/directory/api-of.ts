import { required } from '../../../domain/errors/errors'
import { addFeatures } from '../../../stores/root/feature-stores'
import type { RootStore } from '../../../stores/root/root.store'
import { snapshot } from '../snapshot'
import { ApiStore } from './api.store'

/** The wallet directory of a modal. Created on first use. */
export function apiOf(root: RootStore): ApiStore {
  const { asset, chain, connector, features, memory, modalStores, options, platform, sessions } = root
  const { signal } = sessions
  const { device } = modalStores
  if (!features.api)
    addFeatures(root, {
      api: new ApiStore({ platform, options, chain, connector, asset, memory, device, signal, snapshot }),
    })
  return required(features.api, 'MODAL_NOT_LOADED')
}
