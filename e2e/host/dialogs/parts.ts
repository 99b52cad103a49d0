import type { ReactNode } from 'react'
import { useEffect, useState } from 'react'

export interface HostDialogProps {
  /** The content of the dialog. */
  children: ReactNode
}

export const cover = { position: 'fixed', inset: 0, background: '#0006' } as const
export const box = {
  position: 'fixed',
  inset: '10% 20%',
  overflow: 'auto',
  padding: 24,
  background: '#fff',
} as const

/** Whether the dialog is open. Tests open it by `openHostDialog()` when its trigger cannot be pressed. */
export function useOpenState(): [boolean, (isOpen: boolean) => void] {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    Object.assign(globalThis, { openHostDialog: () => setOpen(true) })
  }, [])
  return [isOpen, setOpen]
}
