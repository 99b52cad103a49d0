import type { ComponentType } from 'react'
import { retryable } from '../domain/retryable'
import type { ModalStoreParts } from '../stores/root/modal-stores-loader'
import type { RootStore } from '../stores/root/root.store'

interface ModalParts extends ModalStoreParts {
  ModalDialog: ComponentType
  EmbeddedCard: ComponentType
  prefetchViews: (root: RootStore, hasAccount: boolean) => void
}

let parts: ModalParts | undefined

/** The modal's own chunk, fetched once; undefined until it is here. */
export function loadedModal(): ModalParts | undefined {
  return parts
}

/** Fetches the modal's chunk: when the browser is idle, when a button is hovered, at the latest when it opens. */
export const loadModal: () => Promise<ModalParts> = /* @__PURE__ */ retryable(
  async () => (parts = await import('../modal/modal-parts')),
)
