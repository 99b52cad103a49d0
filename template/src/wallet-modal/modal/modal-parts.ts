export { EmbeddedCard } from './embedded-card'
export { ModalDialog } from './modal-dialog'
export { prefetchViews } from './prefetch-views'
