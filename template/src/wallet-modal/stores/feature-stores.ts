/** The stores of units by name. A unit adds its own entry, so that leaving it out removes the type. */
export interface FeatureStores {}
