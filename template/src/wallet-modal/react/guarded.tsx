import { observer } from 'mobx-react-lite'
import type { ComponentType } from 'react'
import { ErrorBoundary } from '../components/layout/error-boundary'
import { PillButton } from '../components/controls/pill-button'
import { buttonTexts } from '../locales/en/button-texts'
import { useTexts } from '../locales/use-texts'
import { useRoot } from './root-context'

/** Replaces a part of the modal that threw. A press renders the part again. Uses few other components, because those may throw, too. */
const FailedPart = /* @__PURE__ */ observer(function FailedPart({ retry }: { retry: () => void }) {
  'use no memo'
  const { theme } = useRoot()
  return (
    <PillButton variant="outline" theme={theme.themeMode} data-testid="wm-button-failed" onClick={retry}>
      {useTexts(buttonTexts).failed}
    </PillButton>
  )
})

/** Wraps a part of the modal in an error boundary, so that an error in the part does not reach the page around it. */
export function guarded<Props extends object>(Part: ComponentType<Props>): ComponentType<Props> {
  return function Guarded(props) {
    const { events } = useRoot()
    return (
      <ErrorBoundary
        onError={(error) => events.reportError('A part of the page could not be shown.', error)}
        fallback={(retry) => <FailedPart retry={retry} />}
      >
        <Part {...props} />
      </ErrorBoundary>
    )
  }
}
