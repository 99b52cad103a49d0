import Dialog from '@mui/material/Dialog'
import DialogTitle from '@mui/material/DialogTitle'
import { useOpenState, type HostDialogProps } from './parts'

export default function MuiDialog({ children }: HostDialogProps) {
  const [isOpen, setOpen] = useOpenState()
  return (
    <>
      <button type="button" data-testid="host-dialog-trigger" onClick={() => setOpen(true)}>
        Open the host’s dialog
      </button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        transitionDuration={0}
        slotProps={{ paper: { 'data-testid': 'host-dialog' } as object }}
      >
        <DialogTitle>Host dialog</DialogTitle>
        {children}
      </Dialog>
    </>
  )
}
