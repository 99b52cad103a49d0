import { addFeatures } from '../../stores/root/feature-stores'
import type { ModalStores } from '../../stores/root/modal-stores'
import type { RootStore } from '../../stores/root/root.store'
import { SocialStore } from './social.store'

export { ConnectingSocialView } from './connecting-social.view'
export { ConnectSocialsView } from './connect-socials.view'
export { SocialButtons } from './social-buttons'

/** Creates the store of the logins, once per modal. */
export function startSocial(root: RootStore, modalStores: ModalStores): SocialStore {
  const { features } = root
  if (features.social) return features.social
  const social = new SocialStore(root, modalStores)
  addFeatures(root, { social })
  return social
}
