import { observer } from 'mobx-react-lite'
import { Alert } from '../components/feedback/alert'
import { useViewTexts } from '../locales/view-texts-context'
import { useRoot } from '../react/root-context'

/** The alert bar under the header. */
export const ModalAlert = observer(function ModalAlert() {
  'use no memo'
  const { alert } = useRoot()
  const texts = useViewTexts()
  if (!alert.open) return null
  return (
    <Alert
      title={alert.message}
      text={alert.text}
      code={alert.code}
      closeLabel={texts.dismiss}
      onClose={() => alert.close()}
    />
  )
})
