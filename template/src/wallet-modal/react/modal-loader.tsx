import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { loadModal, loadedModal } from './load-modal'
import { useRoot } from './root-context'

/** Renders the dialog once its chunk is here, which is before the first click as a rule. */
export const ModalLoader = /* @__PURE__ */ observer(function ModalLoader() {
  'use no memo'
  const { lateLoader, modal, platform } = useRoot()
  const [parts, setParts] = useState(() => (lateLoader.isLoaded ? loadedModal() : undefined))
  const isWanted = modal.open
  useEffect(() => {
    if (parts) return
    const load = () =>
      void Promise.all([loadModal(), lateLoader.load()]).then(
        ([loaded]) => setParts(loaded),
        (error: unknown) => {
          platform.log.error('The modal could not be loaded; the next click tries again.', error)
          modal.close('api')
        },
      )
    if (!isWanted) return platform.whenIdle(load)
    load()
    return undefined
  }, [parts, isWanted, lateLoader, modal, platform])
  useEffect(() => {
    if (parts) return platform.whenIdle(isWanted ? parts.prefetchUnitViews : parts.prefetchCoreViews)
    return undefined
  }, [parts, isWanted, platform])
  if (!parts || modal.isEmbedded) return null
  return <parts.ModalDialog />
})
