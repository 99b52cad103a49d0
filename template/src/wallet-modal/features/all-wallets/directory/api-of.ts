import { required } from '../../../domain/errors/errors'
import type { RootStore } from '../../../stores/root/root.store'
import type { ApiStore } from './api.store'

/** The wallet directory of a modal. */
export function apiOf({ features }: RootStore): ApiStore {
  return required(features.api, 'MODAL_NOT_LOADED')
}
