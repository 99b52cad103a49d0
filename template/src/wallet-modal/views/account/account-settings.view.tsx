import { observer } from 'mobx-react-lite'
import { Avatar } from '../../components/marks/avatar'
import { Spoken } from '../../components/feedback/spoken'
import { IconButton } from '../../components/controls/icon-button'
import { iconCheck, iconCopy } from '../../components/marks/icon-paths'
import { NetworkDisc } from '../../components/marks/network-disc'
import { Row } from '../../components/lists/row'
import { RowGroup } from '../../components/lists/row-group'
import { labelOf, shortenAddress } from '../../domain/account/address'
import { viewTexts } from '../../locales/en/view-texts'
import { useTexts } from '../../locales/use-texts'
import { useRoot } from '../../react/root-context'
import { accountParts } from './account-parts'
import { DisconnectRow } from './disconnect-row'
import { useCopied } from './use-copied'
import { ConnectedWalletRow } from './connected-wallet-row'

/** Profile and settings of the connected account. */
export const AccountSettingsView = observer(function AccountSettingsView() {
  'use no memo'
  const { account, asset, chain, router } = useRoot()
  const texts = useTexts(viewTexts)
  const { copied, copy } = useCopied()
  const { address, state } = account
  const network = chain.activeCaipNetwork
  if (!address) return null
  const short = shortenAddress(address)
  const name = labelOf(state.addressLabels, address) ?? state.profileName ?? undefined
  return (
    <>
      <RowGroup>
        <Row
          lead={<Avatar address={address} imageUrl={state.profileImage ?? undefined} />}
          title={name ?? short}
          sub={name && short}
          end={
            account.isConnected && (
              <>
                <IconButton
                  size="sm"
                  icon={copied ? iconCheck : iconCopy}
                  label={texts.copyAddress}
                  data-testid="wm-copy-address"
                  onClick={() => copy(address)}
                />
                <Spoken>{copied && texts.addressCopied}</Spoken>
              </>
            )
          }
        />
      </RowGroup>
      {accountParts.map(({ settings }) => settings && <settings.Content key={settings.id} />)}
      <RowGroup>
        {network && (
          <Row
            size="sm"
            lead={<NetworkDisc name={network.name} src={asset.networkImage(network)} testnet={network.testnet} />}
            title={network.name}
            endText={texts.network}
            chevron={chain.isSwitchingAllowed}
            onClick={chain.isSwitchingAllowed ? () => router.push({ view: 'Networks', data: undefined }) : undefined}
            testId="wm-settings-network"
          />
        )}
        <ConnectedWalletRow />
        <DisconnectRow withAll />
      </RowGroup>
    </>
  )
})
