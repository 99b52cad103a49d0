// Everything that the open modal is made of comes as one chunk: a page asks for few files, and opening waits for one.
export { units } from '../features/units'
export { ModalStores } from '../stores/root/modal-stores'
export { EmbeddedCard } from './embedded-card'
export { ModalDialog } from './modal-dialog'
export { prefetchViews } from './prefetch-views'
