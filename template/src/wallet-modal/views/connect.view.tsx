import { observer } from 'mobx-react-lite'
import { Badge } from '../components/badge'
import { EmptyState } from '../components/empty-state'
import { iconExternal, iconWallet } from '../components/icon-paths'
import { LinkButton } from '../components/link-button'
import { Logo } from '../components/logo'
import { Row } from '../components/row'
import { Tray } from '../components/tray'
import type { Connector } from '../domain/connector'
import { useViewTexts } from '../locales/view-texts-context'
import { useRoot } from '../react/root-context'
import { LegalFooter } from './legal-footer'
import { findWalletUrl } from './links'

/** The wallets a visitor can connect. */
export const ConnectView = observer(function ConnectView() {
  'use no memo'
  const { connector, options } = useRoot()
  const texts = useViewTexts()
  const wallets = options.state.enableWallets ? connector.listedConnectors : []
  return (
    <>
      {wallets.length > 0 ? (
        <Tray label={texts.wallets}>
          {wallets.map((wallet) => (
            <WalletRow key={wallet.id} wallet={wallet} />
          ))}
        </Tray>
      ) : (
        <EmptyState
          icon={iconWallet}
          title={texts.noWallet}
          text={texts.noWalletText}
          action={
            <LinkButton icon={iconExternal} href={findWalletUrl}>
              {texts.getWallet}
            </LinkButton>
          }
        />
      )}
      <LegalFooter terms={options.state.termsConditionsUrl} privacy={options.state.privacyPolicyUrl} />
    </>
  )
})

const WalletRow = observer(function WalletRow({ wallet }: { wallet: Connector }) {
  'use no memo'
  const { asset, connection, connector, events, recentConnectorIds, router } = useRoot()
  const texts = useViewTexts()
  const isRecent = recentConnectorIds.includes(wallet.id)
  const isAmbiguous = connector.ambiguousNames.has(wallet.name.toLowerCase())
  const choose = () => {
    events.track({ event: 'SELECT_WALLET', properties: { name: wallet.name, platform: 'browser' } })
    router.push({ view: 'ConnectingExternal', data: { connector: wallet } })
    void connection.connectExternal(wallet)
  }
  return (
    <Row
      lead={<Logo src={asset.connectorImage(wallet)} />}
      title={wallet.name}
      sub={isAmbiguous ? (wallet.info?.rdns ?? wallet.id) : undefined}
      end={
        isRecent ? (
          <Badge kind="recent">{texts.recent}</Badge>
        ) : (
          <Badge kind="installed" tone="success">
            {texts.installed}
          </Badge>
        )
      }
      onClick={choose}
      testId="wm-wallet"
      data={{
        'data-wallet-name': wallet.name,
        'data-wallet-id': wallet.explorerId ?? wallet.id,
        'data-rdns': wallet.info?.rdns ?? '',
        'data-connector-id': wallet.id,
        'data-kind': isRecent ? 'recent' : 'injected',
        'data-namespaces': wallet.chain,
      }}
    />
  )
})
