import { observer } from 'mobx-react-lite'
import { RowGroup } from '../../components/layout/row-group'
import { useRoot } from '../../react/root-context'
import { AccountActions } from './account-actions'
import { AccountNamespaces } from './account-namespaces'
import { ActiveAccountCard } from './active-account-card'
import { accountNotices } from './account-parts'
import { AccountTabs } from './account-tabs'
import { AccountsRow } from './accounts-row'
import { DisconnectRow } from './disconnect-row'
import { ExplorerLink } from './explorer-link'
import { NamespaceNotice } from '../connect/namespace-notice'
import { OtherNamespaces } from '../connect/other-namespaces'
import { ConnectedWalletRow } from './connected-wallet-row'

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
      {account.state.currentTab === 0 && accountNotices().map(({ id, Content }) => <Content key={id} />)}
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
