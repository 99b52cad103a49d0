import { runInAction } from 'mobx'
import type { FeatureStores } from './feature-stores'
import type { RootStore } from './root.store'

/** Hands stores of a unit to the modal; whoever reads one of them is told. */
export function addFeatures({ features }: RootStore, stores: Partial<FeatureStores>): void {
  runInAction(() => void Object.assign(features, stores))
}
