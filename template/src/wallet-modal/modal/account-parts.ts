import * as registry from '../features/account-units'
import type { AccountUnit } from '../stores/account/account-loader'

// The stores of a connected account share one chunk with the parts that units add to them.
export { AccountStores } from '../stores/account/account-stores'
export const accountUnits: readonly AccountUnit[] = Object.values<AccountUnit>(registry)
