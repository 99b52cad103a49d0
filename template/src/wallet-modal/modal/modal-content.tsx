import { observer } from 'mobx-react-lite'
import { CardBody, CardHeader } from '../components/layout/card'
import { ErrorBoundary } from '../components/layout/error-boundary'
import { IconButton } from '../components/controls/icon-button'
import { iconClose } from '../components/marks/icon-paths'
import { viewTexts } from '../locales/en/view-texts'
import { useTexts } from '../locales/use-texts'
import { useRoot } from '../react/root-context'
import { FailedView } from './failed-view'
import { ModalAlert } from './modal-alert'
import { ModalHeader } from './modal-header'
import { ModalSnackbar } from './modal-snackbar'
import { useWalletImages } from './use-wallet-images'
import { ViewOutlet } from './view-outlet'

interface ModalContentProps {
  titleId: string
}

/** The content of the card, in the dialog and in the embedded card. */
export function ModalContent({ titleId }: ModalContentProps) {
  const { events } = useRoot()
  return (
    <ErrorBoundary
      onError={(error) => events.reportError('The modal could not be shown.', error)}
      fallback={(retry) => <FailedContent titleId={titleId} retry={retry} />}
    >
      <Content titleId={titleId} />
    </ErrorBoundary>
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
