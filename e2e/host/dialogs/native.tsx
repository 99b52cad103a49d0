import { useEffect, useRef } from 'react'
import { useOpenState, type HostDialogProps } from './parts'

/** A `<dialog>` that is opened with `showModal()`. */
export default function NativeDialog({ children }: HostDialogProps) {
  const [isOpen, setOpen] = useOpenState()
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (isOpen) ref.current?.showModal()
  }, [isOpen])
  return (
    <>
      <button type="button" data-testid="host-dialog-trigger" onClick={() => setOpen(true)}>
        Open the host’s dialog
      </button>
      {isOpen && (
        <dialog ref={ref} aria-label="Host dialog" data-testid="host-dialog" onClose={() => setOpen(false)}>
          {children}
        </dialog>
      )}
    </>
  )
}
