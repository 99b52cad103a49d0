import { observer } from 'mobx-react-lite'
import { Tray } from '../../components/layout/tray'
import { useRoot } from '../../react/root-context'
import { AccountActions } from './account-actions'
import { AccountNamespaces } from './account-namespaces'
import { AccountNote } from './account-note'
import { AccountPending } from './account-pending'
import { AccountTabs } from './account-tabs'
import { AccountsRow } from './accounts-row'
import { DisconnectRow } from './disconnect-row'
import { ExplorerLink } from './explorer-link'
import { NamespaceNotice } from '../connect/namespace-notice'
import { OtherNamespaces } from '../connect/other-namespaces'
import { WalletRow } from '../connect/wallet-row'

/** The connected account: who it is, what it holds and did, what can be done with it, and the way out. */
export const AccountView = observer(function AccountView() {
  'use no memo'
  const { account, chain } = useRoot()
  if (!account.address) return null
  return (
    <>
      <AccountNamespaces />
      <AccountNote />
      <AccountActions />
      {account.state.currentTab === 0 && <AccountPending />}
      <NamespaceNotice />
      {!chain.isUnsupportedShown && account.state.balanceState !== 'unsupported' && <AccountTabs />}
      <Tray>
        <WalletRow />
        <AccountsRow />
        <OtherNamespaces />
        <DisconnectRow />
      </Tray>
      <ExplorerLink />
    </>
  )
})
