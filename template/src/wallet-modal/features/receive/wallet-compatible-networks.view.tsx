import { observer } from 'mobx-react-lite'
import { Banner } from '../../components/feedback/banner'
import { NetworkDisc } from '../../components/marks/network-disc'
import { Row } from '../../components/lists/row'
import { RowGroup } from '../../components/lists/row-group'
import { useRoot } from '../../react/root-context'
import { useTexts } from '../../locales/use-texts'
import { receivableNetworks } from '../../stores/account/receivable-networks'
import { receiveTexts } from './receive-texts'
import styles from './receive.module.css'

/** As many rows as fit into the card without scrolling. */
const maxInView = 8

/** Lists the networks on which the address can be used. The rows cannot be chosen. */
export const WalletCompatibleNetworksView = observer(function WalletCompatibleNetworksView() {
  'use no memo'
  const { asset, chain } = useRoot()
  const texts = useTexts(receiveTexts)
  const networks = receivableNetworks(chain)
  return (
    <>
      <Banner tone="warning" testId="wm-networks-warning">
        {networks.length === 1 ? texts.onlyThisNetwork : texts.onlyTheseNetworks}
      </Banner>
      {/* The rows take no focus, so a list that scrolls takes it itself: then the arrow keys scroll it. */}
      <div
        className={styles['networks']}
        role="region"
        aria-label={texts.supportedNetworks}
        tabIndex={networks.length > maxInView ? 0 : undefined}
      >
        <RowGroup label={texts.supportedNetworks}>
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
        </RowGroup>
      </div>
    </>
  )
})
