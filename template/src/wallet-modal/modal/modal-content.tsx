import { observer } from 'mobx-react-lite'
import { CardBody, CardHeader } from '../components/layout/card'
import { ErrorBoundary } from '../components/layout/error-boundary'
import { IconButton } from '../components/controls/icon-button'
import { iconClose } from '../components/marks/icon-paths'
import { viewTexts } from '../locales/en/view-texts'
import { useTexts } from '../locales/use-texts'
import { useModalStores, useRoot } from '../react/root-context'
import { ErrorButton, FailedView } from './failed-view'
import { Localized } from './localized'
import { ModalHeader } from './modal-header'
import { useWalletImages } from './use-wallet-images'
import { ViewOutlet } from './view-outlet'
import { Alert } from '../components/feedback/alert'
import { useEffect } from 'react'
import { Toast } from '../components/feedback/toast'
import { limits } from '../domain/limits'

interface ModalContentProps {
  titleId: string
}

/** The content of the card, in the dialog and in the embedded card. */
export function ModalContent({ titleId }: ModalContentProps) {
  const { events } = useRoot()
  return (
    <Localized>
      <ErrorBoundary
        onError={(error) => events.reportError('The modal could not be shown.', error)}
        fallback={(retry) => <FailedContent titleId={titleId} retry={retry} />}
      >
        <Content titleId={titleId} />
      </ErrorBoundary>
    </Localized>
  )
}

const Content = observer(function Content({ titleId }: ModalContentProps) {
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

/** Replaces the content of the card when more than a view threw. Uses few other components, because those may throw, too. */
function FailedContent({ titleId, retry }: ModalContentProps & { retry: () => void }) {
  const { modal } = useRoot()
  const texts = useTexts(viewTexts)
  const close = (
    <IconButton label={texts.close} icon={iconClose} data-testid="wm-close" onClick={() => modal.close('header')} />
  )
  return (
    <>
      <CardHeader titleId={titleId} title={texts.failed} titleHidden end={close} />
      <CardBody>
        <FailedView retry={retry} />
      </CardBody>
    </>
  )
}

/** The alert bar under the header. */
const ModalAlert = observer(function ModalAlert() {
  'use no memo'
  const { alert } = useModalStores()
  const texts = useTexts(viewTexts)
  if (!alert.open) return null
  return (
    <Alert
      title={alert.message}
      text={alert.text}
      code={alert.code}
      action={<ErrorButton />}
      closeLabel={texts.dismiss}
      onClose={() => alert.close()}
    />
  )
})

/** The snackbar at the foot of the card. Disappears by itself, later if there is a button to reach, but not under the mouse or with the focus. */
const ModalSnackbar = observer(function ModalSnackbar() {
  'use no memo'
  const { platform } = useRoot()
  const { snack } = useModalStores()
  const { open, shown, holds, action } = snack
  const time = action ? 10_000 : limits.snackbar
  useEffect(
    () => (open && !holds ? platform.after(time, () => snack.hide()) : undefined),
    [open, shown, holds, time, snack, platform],
  )
  if (!open) return null
  return (
    <Toast variant={snack.variant} message={snack.message} action={action} onHold={(change) => snack.hold(change)} />
  )
})
