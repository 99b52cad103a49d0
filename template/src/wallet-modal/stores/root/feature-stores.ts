import { runInAction } from 'mobx'
import type { RootStore } from './root.store'

/** The stores of units by name. Each unit declares its own entry, so the type disappears together with the unit. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- units add to it
export interface FeatureStores {}

/** Adds stores of a unit. Observers of `features` are notified. */
export function addFeatures({ features }: Pick<RootStore, 'features'>, stores: Partial<FeatureStores>): void {
  runInAction(() => void Object.assign(features, stores))
}
