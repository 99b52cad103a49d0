// The open modal is one chunk, so that opening waits for one file.
export { units } from '../features/units'
export { ModalStores } from '../stores/root/modal-stores'
export { EmbeddedCard } from './embedded-card'
export { ModalDialog } from './modal-dialog'
export { loadAhead } from './load-ahead'
