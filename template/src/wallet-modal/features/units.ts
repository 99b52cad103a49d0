import * as registry from '.'
import type { Feature } from './feature'

/** The units in use, in their order. */
export const units: readonly Feature[] = Object.values<Feature>(registry).sort((one, other) => one.order - other.order)
