import type { ChainNamespace } from '../../domain/networks/caip'
import { useModalStores, useRoot } from '../../react/root-context'
import { accountTexts } from '../../locales/en/account-texts'
import { namespaceTexts } from '../../locales/en/namespace-texts'
import { useTexts } from '../../locales/use-texts'

/**
 * How the visitor disconnects. `label` says what `disconnect` ends; `end` ends one namespace, or all.
 * The modal closes when no account is left. Only for components that observe.
 */
export function useDisconnect() {
  const { chain, connection, modal } = useRoot()
  const { snack } = useModalStores()
  const { disconnect: label, failedToDisconnect } = useTexts(accountTexts)
  const texts = useTexts(namespaceTexts)
  const { activeChain, connectedNamespaces } = chain
  const ending = activeChain ? connection.endingWith(activeChain) : []
  const left = ending.filter((namespace) => connectedNamespaces.includes(namespace))
  const isOnly = connectedNamespaces.every((namespace) => ending.includes(namespace))
  const end = async (namespace?: ChainNamespace) => {
    if (!(await connection.disconnect(namespace))) return
    // The modal closed when the last account disconnected. It opens again, so that the visitor can read the error.
    if (!modal.isShown) modal.show()
    snack.showError(failedToDisconnect)
  }
  return {
    isOnly,
    label: isOnly ? label : texts.disconnectFrom(left.map((namespace) => texts.shortNames[namespace])),
    disconnect: () => void end(isOnly ? undefined : activeChain),
    end: (namespace?: ChainNamespace) => void end(namespace),
  }
}
