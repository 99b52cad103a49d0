import { observer } from 'mobx-react-lite'
import { Logo } from '../../components/marks/logo'
import { Row } from '../../components/lists/row'
import { viewTexts } from '../../locales/en/view-texts'
import { useTexts } from '../../locales/use-texts'
import { useRoot } from '../../react/root-context'
import { accountParts } from './account-parts'

/** Shows which wallet is connected, and leads to its settings. */
export const ConnectedWalletRow = observer(function ConnectedWalletRow() {
  'use no memo'
  const root = useRoot()
  const texts = useTexts(viewTexts)
  const wallet = root.account.walletInfo
  if (!wallet) return null
  const [open] = accountParts.flatMap(({ walletSettings }) => walletSettings?.(root) ?? [])
  return (
    <Row
      size="sm"
      lead={<Logo src={wallet.icon} />}
      title={wallet.name}
      endText={texts.wallet}
      chevron={open !== undefined}
      onClick={open}
      testId="wm-connected-wallet"
    />
  )
})
