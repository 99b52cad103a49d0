import { observer } from 'mobx-react-lite'
import { Banner } from '../../components/banner'
import { NetworkDisc } from '../../components/network-disc'
import { Row } from '../../components/row'
import { Tray } from '../../components/tray'
import { useViewTexts } from '../../locales/view-texts-context'
import { useRoot } from '../../react/root-context'
import { receivableNetworks } from './receivable-networks'
import { useReceiveTexts } from './receive-texts-context'

/** The networks that the address can be used on. Nothing here is chosen. */
export const WalletCompatibleNetworksView = observer(function WalletCompatibleNetworksView() {
  'use no memo'
  const { asset, chain } = useRoot()
  const texts = useReceiveTexts()
  const { networks: label } = useViewTexts()
  const networks = receivableNetworks(chain)
  return (
    <>
      <Banner tone="warning" testId="wm-networks-warning">
        {networks.length === 1 ? texts.onlyThisNetwork : texts.onlyTheseNetworks}
      </Banner>
      <Tray label={label}>
        {networks.map((network) => (
          <Row
            key={network.caipNetworkId}
            size="sm"
            lead={<NetworkDisc name={network.name} src={asset.networkImage(network)} testnet={network.testnet} />}
            title={network.name}
            testId="wm-compatible-network"
            data={{ 'data-caip-network-id': network.caipNetworkId }}
          />
        ))}
      </Tray>
    </>
  )
})
