import type { ComponentType } from 'react'
import { retryable } from '../domain/retryable'
import type { ModalStoreParts } from '../stores/root/modal-stores-loader'
import type { RootStore } from '../stores/root/root.store'

interface ModalParts extends ModalStoreParts {
  ModalDialog: ComponentType
  EmbeddedCard: ComponentType
  loadAhead: (root: RootStore, hasAccount: boolean) => void
}

let parts: ModalParts | undefined

/** The chunk of the modal; undefined until it is loaded. */
export function loadedModal(): ModalParts | undefined {
  return parts
}

/** Downloads the chunk of the modal, once: when the browser is idle, when a button is hovered, or at the latest when the modal opens. */
export const loadModal: () => Promise<ModalParts> = /* @__PURE__ */ retryable(
  async () => (parts = await import('../modal/modal-parts')),
)
