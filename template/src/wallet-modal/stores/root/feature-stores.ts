/** The stores of units by name. A unit adds its own entry, so that leaving it out removes the type. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- units add to it
export interface FeatureStores {}
