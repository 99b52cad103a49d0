import { Dialog } from '@base-ui/react/dialog'
import { box, cover, useOpenState, type HostDialogProps } from './parts'

export default function BaseUiDialog({ children }: HostDialogProps) {
  const [isOpen, setOpen] = useOpenState()
  return (
    <Dialog.Root open={isOpen} onOpenChange={setOpen}>
      <Dialog.Trigger data-testid="host-dialog-trigger">Open the host’s dialog</Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Backdrop style={cover} />
        <Dialog.Popup style={box} data-testid="host-dialog">
          <Dialog.Title>Host dialog</Dialog.Title>
          {children}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
