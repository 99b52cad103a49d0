import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { guarded } from './guarded'
import { loadModal, loadedModal } from './load-modal'
import { useRoot } from './root-context'
import { useIsClient } from './hooks/use-is-client'

/** The modal as a part of the page. Render it where the modal belongs, together with the option `enableEmbedded`. */
export const EmbeddedWalletModal = /* @__PURE__ */ guarded(
  /* @__PURE__ */ observer(function EmbeddedWalletModal() {
    'use no memo'
    const { modalStoresLoader, platform } = useRoot()
    const isClient = useIsClient()
    const [parts, setParts] = useState(() => (modalStoresLoader.isLoaded ? loadedModal() : undefined))
    useEffect(() => {
      if (parts) return
      Promise.all([loadModal(), modalStoresLoader.load()]).then(
        ([loaded]) => setParts(loaded),
        (error: unknown) => platform.log.error('The modal could not be loaded.', error),
      )
    }, [parts, modalStoresLoader, platform])
    return isClient && parts ? <parts.EmbeddedCard /> : null
  }),
)
