import type { ChainNamespace } from '../../domain/networks/caip'
import { useModalStores, useRoot } from '../../react/root-context'
import { accountTexts } from '../../locales/en/account-texts'
import { useTexts } from '../../locales/use-texts'

/** Returns a function that disconnects one namespace, or all. The modal closes when no account is left. */
export function useDisconnect(): (namespace?: ChainNamespace) => void {
  const { connection, modal } = useRoot()
  const { snack } = useModalStores()
  const texts = useTexts(accountTexts)
  const disconnect = async (namespace?: ChainNamespace) => {
    const failure = await connection.disconnect(namespace)
    if (!failure) return
    // The modal closed when the last account disconnected. It opens again, so that the visitor can read the error.
    if (!modal.isShown) modal.show()
    snack.showError(texts.failedToDisconnect)
  }
  return (namespace) => void disconnect(namespace)
}
