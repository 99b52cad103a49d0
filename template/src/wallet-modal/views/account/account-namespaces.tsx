import { observer } from 'mobx-react-lite'
import { Segmented } from '../../components/controls/segmented'
import { namespaceTexts } from '../../locales/en/namespace-texts'
import { accountTexts } from '../../locales/en/account-texts'
import { useTexts } from '../../locales/use-texts'
import { useRoot } from '../../react/root-context'

/** Tabs for the connected namespaces; the chosen one becomes active. */
export const AccountNamespaces = observer(function AccountNamespaces() {
  'use no memo'
  const { chain } = useRoot()
  const { accounts } = useTexts(accountTexts)
  const { shortNames } = useTexts(namespaceTexts)
  const { connectedNamespaces, activeChain } = chain
  if (connectedNamespaces.length < 2 || !activeChain) return null
  return (
    <Segmented
      label={accounts}
      value={activeChain}
      options={connectedNamespaces.map((value) => ({ value, label: shortNames[value] }))}
      onChange={(namespace) => chain.setActiveNamespace(namespace)}
      testId="wm-namespaces"
    />
  )
})
