import { observer } from 'mobx-react-lite'
import { RowGroup } from '../../components/lists/row-group'
import { useRoot } from '../../react/root-context'
import { ActiveAccountCard } from './active-account-card'
import { accountActions, accountParts } from './account-parts'
import { AccountTabs } from './account-tabs'
import { DisconnectRow } from './disconnect-row'
import { NamespaceNotice } from '../connect/namespace-notice'
import { OtherNamespaces } from '../connect/other-namespaces'
import { ConnectedWalletRow } from './connected-wallet-row'
import { Segmented } from '../../components/controls/segmented'
import { localText } from '../../domain/tokens/amount'
import { namespaceTexts } from '../../locales/en/namespace-texts'
import { accountTexts } from '../../locales/en/account-texts'
import { useLanguage, useTexts } from '../../locales/use-texts'
import { Actions } from '../../components/layout/actions'
import { GlyphPlate } from '../../components/marks/glyph-plate'
import { iconUser } from '../../components/marks/view-icon-paths'
import { Row } from '../../components/lists/row'
import { iconExternal } from '../../components/marks/icon-paths'
import { LinkButton } from '../../components/controls/link-button'
import { accountLink } from '../../domain/networks/explorer-link'

/** The Account view: the account, its tokens and activity, its actions, and disconnecting. */
export const AccountView = observer(function AccountView() {
  'use no memo'
  const { account, chain } = useRoot()
  if (!account.address) return null
  return (
    <>
      <AccountNamespaces />
      <ActiveAccountCard />
      <AccountActions />
      {account.state.currentTab === 0 && accountParts.map(({ notice }) => notice && <notice.Content key={notice.id} />)}
      <NamespaceNotice />
      {!chain.isUnsupportedShown && account.state.balanceState !== 'unsupported' && <AccountTabs />}
      <RowGroup>
        <ConnectedWalletRow />
        <AccountsRow />
        <OtherNamespaces />
        <DisconnectRow />
      </RowGroup>
      <ExplorerLink />
    </>
  )
})

/** Tabs for the connected namespaces; the chosen one becomes active. */
const AccountNamespaces = observer(function AccountNamespaces() {
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

/** The actions of the account, added by the units in use. */
const AccountActions = observer(function AccountActions() {
  'use no memo'
  const root = useRoot()
  const language = useLanguage()
  const items = accountActions(root).map(({ id, icon, label, open }) => ({
    id,
    icon,
    label: label(language),
    onClick: () => open(root),
  }))
  return items.length > 0 && <Actions items={items} />
})

/** A row that leads to the other accounts of the wallet, if it shares several. */
const AccountsRow = observer(function AccountsRow() {
  'use no memo'
  const { account, router } = useRoot()
  const texts = useTexts(accountTexts)
  const { tag } = useLanguage()
  const count = account.allAccounts.length
  if (count < 2) return null
  return (
    <Row
      size="sm"
      lead={<GlyphPlate path={iconUser} />}
      title={texts.accounts}
      endText={localText(String(count), tag)}
      chevron
      onClick={() => router.push({ view: 'SwitchAddress', data: undefined })}
      testId="wm-accounts"
    />
  )
})

/** A link to the account in the network's block explorer, if there is one. */
const ExplorerLink = observer(function ExplorerLink() {
  'use no memo'
  const { account, chain } = useRoot()
  const texts = useTexts(accountTexts)
  const network = chain.activeCaipNetwork
  const link = accountLink(network, account.address ?? '')
  if (!link) return null
  return (
    <LinkButton icon={iconExternal} href={link}>
      {texts.viewOn(network?.blockExplorers?.default.name ?? '')}
    </LinkButton>
  )
})
