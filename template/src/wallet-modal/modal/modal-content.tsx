import { observer } from 'mobx-react-lite'
import { ModalAlert } from './modal-alert'
import { ModalHeader } from './modal-header'
import { ModalSnackbar } from './modal-snackbar'
import { useWalletImages } from './use-wallet-images'
import { ViewOutlet } from './view-outlet'

/** What is inside the card, in a dialog and on the page alike. */
export const ModalContent = observer(function ModalContent({ titleId }: { titleId: string }) {
  'use no memo'
  useWalletImages()
  return (
    <>
      <ModalHeader titleId={titleId} />
      <ModalAlert />
      <ViewOutlet titleId={titleId} />
      <ModalSnackbar />
    </>
  )
})
