import { useEffect } from 'react'
import { Button } from '../components/controls/button'
import { EmptyState } from '../components/layout/empty-state'
import { iconRefresh, iconWarn } from '../components/marks/icon-paths'
import { viewTexts } from '../locales/en/view-texts'
import { useTexts } from '../locales/use-texts'
import { useRoot } from '../react/root-context'
import { ErrorButton } from './error-button'

/** Replaces a view that threw. While it is shown, the modal can be closed, even if the view required an answer. */
export function FailedView({ retry }: { retry: () => void }) {
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
}
