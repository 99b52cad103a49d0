import { addFeatures } from '../../stores/root/feature-stores'
import type { RootStore } from '../../stores/root/root.store'
import { reportThrown } from '../../stores/shell/report-thrown'
import { SwapStore } from './swap.store'

/** The swap form of a modal. Created when it is first needed and kept, so that going back loses nothing. */
export function swapStoreOf(root: RootStore): SwapStore {
  if (root.features.swap) return root.features.swap
  const store = new SwapStore(root, root.accountLoader.loaded)
  reportThrown([store, store.tokens, store.flow], root.events)
  addFeatures(root, { swap: store })
  root.resets.add(() => store.reset())
  return store
}
