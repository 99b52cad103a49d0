import { addFeatures } from '../../../stores/root/feature-stores'
import type { RootStore } from '../../../stores/root/root.store'
import { SmartSessionsStore } from './smart-sessions.store'

declare module '../../../stores/root/feature-stores' {
  interface FeatureStores {
    smartSessions: SmartSessionsStore
  }
}

/** The sessions of a modal. The store is created when it is first needed. */
export function smartSessionsOf(root: RootStore): SmartSessionsStore {
  if (root.features.smartSessions) return root.features.smartSessions
  const store = new SmartSessionsStore(root)
  addFeatures(root, { smartSessions: store })
  root.resets.add(() => store.leave())
  return store
}
