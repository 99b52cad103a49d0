import * as registry from '../features'
import type { Feature } from '../features/feature'

// The open modal is one chunk, so that opening waits for one file.
export { ModalStores } from '../stores/root/modal-stores'
export { EmbeddedCard } from './embedded-card'
export { ModalDialog } from './modal-dialog'
export { loadAhead } from './load-ahead'
/** The units in use, in their order. */
export const units: readonly Feature[] = Object.values<Feature>(registry).sort((one, other) => one.order - other.order)
