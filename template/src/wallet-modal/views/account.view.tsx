import { observer } from 'mobx-react-lite'
import { Tray } from '../components/tray'
import { useRoot } from '../react/root-context'
import { AccountNote } from './account-note'
import { DisconnectRow } from './disconnect-row'
import { ExplorerLink } from './explorer-link'
import { WalletRow } from './wallet-row'

/** The connected account: who it is, what it holds, and the way out. */
export const AccountView = observer(function AccountView() {
  'use no memo'
  const { account } = useRoot()
  if (!account.address) return null
  return (
    <>
      <AccountNote />
      <Tray>
        <WalletRow />
        <DisconnectRow />
      </Tray>
      <ExplorerLink />
    </>
  )
})
