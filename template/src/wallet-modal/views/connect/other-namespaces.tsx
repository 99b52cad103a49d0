import { observer } from 'mobx-react-lite'
import { NetworkDisc } from '../../components/marks/network-disc'
import { Row } from '../../components/lists/row'
import { namespaceTexts } from '../../locales/en/namespace-texts'
import { useTexts } from '../../locales/use-texts'
import { useRoot } from '../../react/root-context'
import { useConnectNamespace } from './use-connect-namespace'

/** The namespaces that are not connected yet, each with a row that connects it. */
export const OtherNamespaces = observer(function OtherNamespaces() {
  'use no memo'
  const { asset, chain } = useRoot()
  const { names, shortNames, connectOn } = useTexts(namespaceTexts)
  const { memberFor, connect, chooseWallet } = useConnectNamespace()
  const others = [...chain.chains.values()].filter(
    ({ accountState, caipNetworks }) => !accountState.address && caipNetworks.length > 0,
  )
  return others.map(({ namespace, networkState }) => {
    const member = memberFor(namespace)
    return (
      <Row
        key={namespace}
        size="sm"
        lead={<NetworkDisc name={names[namespace]} src={asset.networkImage(networkState.caipNetwork)} />}
        title={connectOn(shortNames[namespace])}
        endText={member?.name}
        chevron
        onClick={() => (member ? connect(member) : chooseWallet(namespace))}
        testId="wm-connect-namespace"
        data={{ 'data-namespace': namespace }}
      />
    )
  })
})
