import { observer } from 'mobx-react-lite'
import { LinkButton } from '../components/controls/link-button'
import { useLanguage } from '../locales/use-texts'
import { useModalStores, useRoot } from '../react/root-context'

interface ErrorButtonProps {
  /** Called after the view of the button was opened. */
  onOpen?: (() => void) | undefined
}

/** The button that a unit adds beside errors. Nothing without such a unit, or while the view of the button is open. */
export const ErrorButton = observer(function ErrorButton({ onOpen }: ErrorButtonProps) {
  'use no memo'
  const { router } = useRoot()
  const { errorAction } = useModalStores()
  const language = useLanguage()
  if (!errorAction || router.view === errorAction.view) return null
  const { view, label } = errorAction
  const open = () => {
    router.push({ view, data: undefined })
    onOpen?.()
  }
  return (
    <LinkButton testId="wm-error-action" onClick={open}>
      {label(language)}
    </LinkButton>
  )
})
