import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { Button } from '../components/controls/button'
import { LinkButton } from '../components/controls/link-button'
import { EmptyState } from '../components/layout/empty-state'
import { iconRefresh, iconWarn } from '../components/marks/icon-paths'
import { viewTexts } from '../locales/en/view-texts'
import { useLanguage, useTexts } from '../locales/use-texts'
import { useModalStores, useRoot } from '../react/root-context'

/** Replaces a view that threw. While it is shown, the modal can be closed, even if the view required an answer. */
export const FailedView = observer(function FailedView({ retry }: { retry: () => void }) {
  'use no memo'
  const { modal } = useRoot()
  const texts = useTexts(viewTexts)
  useEffect(() => {
    modal.setFailed(true)
    return () => modal.setFailed(false)
  }, [modal])
  const action = (
    <>
      <Button variant="quiet" size="md" icon={iconRefresh} data-testid="wm-retry" onClick={retry}>
        {texts.tryAgain}
      </Button>
      <ErrorButton onOpen={retry} />
    </>
  )
  return <EmptyState icon={iconWarn} title={texts.failed} text={texts.failedText} action={action} testId="wm-failed" />
})

/** The button that a unit adds to error messages. Renders nothing if no unit adds a button, and while the view that the button opens is shown. */
export const ErrorButton = observer(function ErrorButton({ onOpen }: { onOpen?: () => void }) {
  'use no memo'
  const { router } = useRoot()
  const action = useModalStores().units.find(({ errorAction }) => errorAction)?.errorAction
  const language = useLanguage()
  if (!action || router.view === action.view) return null
  const open = () => {
    router.push({ view: action.view, data: undefined })
    onOpen?.()
  }
  return (
    <LinkButton testId="wm-error-action" onClick={open}>
      {action.label(language)}
    </LinkButton>
  )
})
