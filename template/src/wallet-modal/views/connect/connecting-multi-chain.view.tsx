import { observer } from 'mobx-react-lite'
import { Hero } from '../../components/layout/hero'
import { Logo } from '../../components/marks/logo'
import { NetworkDisc } from '../../components/marks/network-disc'
import { Row } from '../../components/lists/row'
import { RowGroup } from '../../components/lists/row-group'
import { membersOf } from '../../domain/wallets/merge-connectors'
import { namespaceTexts } from '../../locales/en/namespace-texts'
import { useTexts } from '../../locales/use-texts'
import { useModalStores, useRoot } from '../../react/root-context'

/** The visitor chooses a namespace of a wallet that supports several. */
export const ConnectingMultiChainView = observer(function ConnectingMultiChainView() {
  'use no memo'
  const { asset, chain, router } = useRoot()
  const { walletList } = useModalStores()
  const texts = useTexts(namespaceTexts)
  if (router.route.view !== 'ConnectingMultiChain') return null
  const { connector } = router.route.data
  return (
    <>
      <Hero
        ring={<Logo src={asset.connectorImage(connector)} size={80} />}
        title={texts.selectChain(connector.name)}
        text={texts.selectChainText}
      />
      <RowGroup label={texts.selectChain(connector.name)}>
        {membersOf(connector).map((member) => {
          const { networkState, accountState } = chain.chains.get(member.chain) ?? {}
          const network = networkState?.caipNetwork
          return (
            <Row
              key={member.chain}
              lead={<NetworkDisc name={texts.names[member.chain]} src={asset.networkImage(network)} />}
              title={texts.names[member.chain]}
              endText={accountState?.address ? texts.connected : undefined}
              chevron
              onClick={() => walletList.chooseConnector(member)}
              testId="wm-namespace"
              data={{ 'data-namespace': member.chain }}
            />
          )
        })}
      </RowGroup>
    </>
  )
})
