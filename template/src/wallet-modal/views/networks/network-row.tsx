import { observer } from 'mobx-react-lite'
import { NetworkDisc } from '../../components/marks/network-disc'
import { Row } from '../../components/lists/row'
import { isApprovedNetwork } from '../../domain/networks/chain'
import type { Network } from '../../domain/networks/network'
import { useModalStores, useRoot } from '../../react/root-context'
import { networkTexts } from '../../locales/en/network-texts'
import { useTexts } from '../../locales/use-texts'

/** A network of the list. Without a wallet, a choice takes effect at once; a wallet is asked in a view of its own. */
export const NetworkRow = observer(function NetworkRow({ network }: { network: Network }) {
  'use no memo'
  const { account, asset, chain, router } = useRoot()
  const { networkSwitch } = useModalStores()
  const texts = useTexts(networkTexts)
  const isActive = chain.activeCaipNetwork?.caipNetworkId === network.caipNetworkId
  const isInline = router.view === 'UnsupportedChain'
  const isWaiting = networkSwitch.attempt.state === 'waiting' && networkSwitch.attempt.network === network
  const isApproved = isApprovedNetwork(chain.chains.get(network.chainNamespace), network)
  const choose = () => {
    if (isActive) return
    const isConnected = chain.chains.get(network.chainNamespace)?.accountState.address !== undefined
    if (account.address && !isConnected) return router.push({ view: 'SwitchActiveChain', data: { network } })
    if (account.address && !isInline) router.push({ view: 'SwitchNetwork', data: { network } })
    void networkSwitch.start(network)
  }
  return (
    <Row
      size="sm"
      lead={<NetworkDisc name={network.name} src={asset.networkImage(network)} testnet={network.testnet} />}
      title={network.name}
      endText={isInline && isWaiting ? texts.confirmInWallet : undefined}
      busy={isInline && isWaiting}
      chevron={isInline}
      selected={isActive}
      disabled={!isApproved}
      disabledReason={texts.notApproved}
      onClick={choose}
      testId="wm-network"
      data={{ 'data-caip-network-id': network.caipNetworkId, 'data-active': String(isActive) }}
    />
  )
})
