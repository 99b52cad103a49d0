import { observer } from 'mobx-react-lite'
import { useEffect, useLayoutEffect, useState } from 'react'
import { ErrorBoundary } from '../components/layout/error-boundary'
import { loadModal, loadedModal } from './load-modal'
import { useRoot } from './root-context'

/** The time between opening and loading ahead, in milliseconds, so that the entrance and the visitor's next click come first. */
const quietTime = 1_000

/** Starts the modal, and renders the dialog once its chunk is loaded, which usually is before the first click. */
export const ModalLoader = /* @__PURE__ */ observer(function ModalLoader() {
  'use no memo'
  const root = useRoot()
  const { account, events, modalStoresLoader, modal, platform } = root
  const [parts, setParts] = useState(() => (modalStoresLoader.isLoaded ? loadedModal() : undefined))
  useLayoutEffect(() => root.start(), [root])
  const isWanted = modal.open
  useEffect(() => {
    if (parts) return
    const load = () =>
      void Promise.all([loadModal(), modalStoresLoader.load()]).then(
        ([loaded]) => setParts(loaded),
        (error: unknown) => {
          platform.log.error('The modal could not be loaded; the next click tries again.', error)
          modal.close('api')
        },
      )
    if (!isWanted) return platform.whenIdle(load)
    load()
    return undefined
  }, [parts, isWanted, modalStoresLoader, modal, platform])
  const hasAccount = account.isConnected
  useEffect(() => {
    if (parts && (isWanted || hasAccount)) return platform.after(quietTime, () => parts.loadAhead(root, hasAccount))
    return undefined
  }, [root, parts, isWanted, hasAccount, platform])
  if (!parts || modal.isEmbedded) return null
  return (
    <ErrorBoundary
      resetKey={isWanted}
      onError={(error) => {
        events.reportError('The modal could not be shown; the next click tries again.', error)
        modal.close('api')
      }}
      fallback={() => null}
    >
      <parts.ModalDialog />
    </ErrorBoundary>
  )
})
