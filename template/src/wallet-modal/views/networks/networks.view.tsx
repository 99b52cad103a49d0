import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { EmptyState } from '../../components/layout/empty-state'
import { SearchField } from '../../components/layout/field'
import { iconInfo } from '../../components/marks/icon-paths'
import { iconCompass } from '../../components/marks/view-icon-paths'
import { LinkButton } from '../../components/controls/link-button'
import { RowGroup } from '../../components/lists/row-group'
import { isApprovedNetwork } from '../../domain/networks/chain'
import type { Network } from '../../domain/networks/network'
import { viewTexts } from '../../locales/en/view-texts'
import { useRoot } from '../../react/root-context'
import { NetworkRow } from './network-row'
import { networkTexts } from '../../locales/en/network-texts'
import { useTexts } from '../../locales/use-texts'

/** The fewest networks for which a search field is shown. */
const searchFrom = 6

function matches(network: Network, query: string): boolean {
  return network.name.toLowerCase().includes(query.trim().toLowerCase())
}

/** The networks of the app. Networks that the wallet has approved come first, and test networks are a separate group. */
export const NetworksView = observer(function NetworksView() {
  'use no memo'
  const root = useRoot()
  const { chain, events, router } = root
  const { clearSearch, titles } = useTexts(viewTexts)
  const texts = useTexts(networkTexts)
  const [query, setQuery] = useState('')
  const networks = chain.requestedCaipNetworks
  const isApproved = (network: Network) => isApprovedNetwork(chain.chains.get(network.chainNamespace), network)
  const inOrder = [...networks].sort((one, other) => Number(isApproved(other)) - Number(isApproved(one)))
  const found = inOrder.filter((network) => matches(network, query))
  const groups = [
    { label: texts.networks, plain: true, networks: found.filter(({ testnet }) => !testnet) },
    { label: texts.testnets, plain: false, networks: found.filter(({ testnet }) => testnet) },
  ].filter((group) => group.networks.length > 0)
  const openHelp = () => {
    events.track({ event: 'CLICK_NETWORK_HELP' })
    router.push({ view: 'WhatIsANetwork', data: undefined })
  }
  return (
    <>
      {networks.length >= searchFrom && (
        <SearchField
          label={texts.searchNetworks}
          placeholder={texts.searchNetworks}
          clearLabel={clearSearch}
          value={query}
          onChange={setQuery}
        />
      )}
      {groups.map((group) => (
        <RowGroup key={group.label} label={group.label} plain={group.plain}>
          {group.networks.map((network) => (
            <NetworkRow key={network.caipNetworkId} network={network} />
          ))}
        </RowGroup>
      ))}
      {found.length === 0 && (
        <EmptyState
          icon={iconCompass}
          title={texts.noNetwork}
          text={texts.noNetworkText(query)}
          testId="wm-search-empty"
        />
      )}
      {root.modalStores.hasView('WhatIsANetwork') && (
        <LinkButton icon={iconInfo} testId="wm-network-help" onClick={openHelp}>
          {titles.WhatIsANetwork}
        </LinkButton>
      )}
    </>
  )
})
