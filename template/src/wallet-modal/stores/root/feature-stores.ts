import { runInAction } from 'mobx'
import type { RootStore } from './root.store'

/** The stores of units by name. A unit adds its own entry, so that leaving it out removes the type. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- units add to it
export interface FeatureStores {}

/** Hands stores of a unit to the modal; whoever reads one of them is told. */
export function addFeatures({ features }: RootStore, stores: Partial<FeatureStores>): void {
  runInAction(() => void Object.assign(features, stores))
}
