import { observer } from 'mobx-react-lite'
import { Logo } from '../../components/marks/logo'
import { Row } from '../../components/layout/row'
import { viewTexts } from '../../locales/en/view-texts'
import { useTexts } from '../../locales/use-texts'
import { useRoot } from '../../react/root-context'

/** Shows which wallet is connected. */
export const ConnectedWalletRow = observer(function ConnectedWalletRow() {
  'use no memo'
  const { account } = useRoot()
  const texts = useTexts(viewTexts)
  const wallet = account.walletInfo
  if (!wallet) return null
  return (
    <Row
      size="sm"
      lead={<Logo src={wallet.icon} />}
      title={wallet.name}
      endText={texts.wallet}
      testId="wm-connected-wallet"
    />
  )
})
