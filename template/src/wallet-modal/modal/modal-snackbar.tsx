import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { Toast } from '../components/feedback/toast'
import { limits } from '../domain/limits'
import { useModalStores, useRoot } from '../react/root-context'

/** The snackbar at the foot of the card. Disappears by itself, but not under the mouse or with the focus. */
export const ModalSnackbar = observer(function ModalSnackbar() {
  'use no memo'
  const { platform } = useRoot()
  const { snack } = useModalStores()
  const [isPaused, setIsPaused] = useState(false)
  const { open, shown } = snack
  useEffect(
    () => (open && !isPaused ? platform.after(limits.snackbar, () => snack.hide()) : undefined),
    [open, shown, isPaused, snack, platform],
  )
  if (!open) return null
  return (
    <Toast
      variant={snack.variant}
      message={snack.message}
      onPause={() => setIsPaused(true)}
      onResume={() => setIsPaused(false)}
    />
  )
})
