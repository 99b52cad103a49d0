import { Dialog, DialogPanel, DialogTitle } from '@headlessui/react'
import { box, cover, useOpenState, type HostDialogProps } from './parts'

export default function HeadlessDialog({ children }: HostDialogProps) {
  const [isOpen, setOpen] = useOpenState()
  return (
    <>
      <button type="button" data-testid="host-dialog-trigger" onClick={() => setOpen(true)}>
        Open the host’s dialog
      </button>
      <Dialog open={isOpen} onClose={setOpen}>
        <div style={cover} aria-hidden="true" />
        <DialogPanel style={box} data-testid="host-dialog">
          <DialogTitle>Host dialog</DialogTitle>
          {children}
        </DialogPanel>
      </Dialog>
    </>
  )
}
