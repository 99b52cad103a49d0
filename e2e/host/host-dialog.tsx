import type { ReactNode } from 'react'
import { useEffect, useRef } from 'react'

/** A host app's own modal dialog, open from the start. */
export function HostDialog({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (ref.current && !ref.current.open) ref.current.showModal()
  }, [])
  return (
    <dialog ref={ref} aria-label="Host dialog" data-testid="host-dialog">
      {children}
    </dialog>
  )
}
