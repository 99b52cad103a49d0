import * as registry from '../features/account-units'
import type { AccountUnit } from '../stores/account/account-loader'

// The stores of a connected account come as one chunk, with what the units add to them.
export { AccountStores } from '../stores/account/account-stores'
export const accountUnits: readonly AccountUnit[] = Object.values<AccountUnit>(registry)
