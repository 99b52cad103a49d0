import type { ComponentType } from 'react'

interface ModalParts {
  ModalDialog: ComponentType
  EmbeddedCard: ComponentType
  prefetchViews: (hasAccount: boolean) => void
}

let parts: ModalParts | undefined
let loading: Promise<ModalParts> | undefined

/** The modal's own chunk, fetched once; undefined until it is here. */
export function loadedModal(): ModalParts | undefined {
  return parts
}

/** Fetches the modal's chunk: when the browser is idle, when a button is hovered, at the latest when it opens. */
export function loadModal(): Promise<ModalParts> {
  loading ??= import('../modal/modal-parts').then(
    ({ EmbeddedCard, ModalDialog, prefetchViews }) => (parts = { EmbeddedCard, ModalDialog, prefetchViews }),
    (error: unknown) => {
      loading = undefined
      throw error
    },
  )
  return loading
}
