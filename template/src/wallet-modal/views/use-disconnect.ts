import { useLate, useRoot } from '../react/root-context'
import { useAccountTexts } from '../locales/account-texts-context'

/** Ends every connection; the modal closes because the account is gone. */
export function useDisconnect(): () => void {
  const { connection } = useRoot()
  const { snack } = useLate()
  const labels = useAccountTexts()
  return () => {
    connection.disconnect().catch(() => snack.showError(labels.failedToDisconnect))
  }
}
