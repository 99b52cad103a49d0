import type { ComponentType } from 'react'
import { retryable } from '../domain/retryable'

interface ModalParts {
  ModalDialog: ComponentType
  EmbeddedCard: ComponentType
  prefetchViews: (hasAccount: boolean) => void
}

let parts: ModalParts | undefined

/** The modal's own chunk, fetched once; undefined until it is here. */
export function loadedModal(): ModalParts | undefined {
  return parts
}

/** Fetches the modal's chunk: when the browser is idle, when a button is hovered, at the latest when it opens. */
export const loadModal: () => Promise<ModalParts> = /* @__PURE__ */ retryable(async () => {
  const { EmbeddedCard, ModalDialog, prefetchViews } = await import('../modal/modal-parts')
  parts = { EmbeddedCard, ModalDialog, prefetchViews }
  return parts
})
