import type { ChainNamespace } from '../domain/caip'
import { useLate, useRoot } from '../react/root-context'
import { useAccountTexts } from '../locales/account-texts-context'

/** Ends connections: of one namespace, or of all. The modal closes when no account is left. */
export function useDisconnect(): (namespace?: ChainNamespace) => void {
  const { connection } = useRoot()
  const { snack } = useLate()
  const labels = useAccountTexts()
  return (namespace) => {
    connection.disconnect(namespace).catch(() => snack.showError(labels.failedToDisconnect))
  }
}
