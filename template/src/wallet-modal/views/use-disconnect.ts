import { useViewTexts } from '../locales/view-texts-context'
import { useLate, useRoot } from '../react/root-context'

/** Ends every connection; the modal closes because the account is gone. */
export function useDisconnect(): () => void {
  const { connection } = useRoot()
  const { snack } = useLate()
  const texts = useViewTexts()
  return () => {
    connection.disconnect().catch(() => snack.showError(texts.failedToDisconnect))
  }
}
