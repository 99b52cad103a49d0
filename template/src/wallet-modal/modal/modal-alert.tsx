import { observer } from 'mobx-react-lite'
import { Alert } from '../components/feedback/alert'
import { viewTexts } from '../locales/en/view-texts'
import { useTexts } from '../locales/use-texts'
import { useModalStores } from '../react/root-context'

/** The alert bar under the header. */
export const ModalAlert = observer(function ModalAlert() {
  'use no memo'
  const { alert } = useModalStores()
  const texts = useTexts(viewTexts)
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
