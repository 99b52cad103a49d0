import { observer } from 'mobx-react-lite'
import { EmptyState } from '../components/empty-state'
import { iconWallet } from '../components/icon-paths'
import { useViewTexts } from '../locales/view-texts-context'

/** Wallets for somebody who has none. */
export const GetWalletView = observer(function GetWalletView() {
  'use no memo'
  const texts = useViewTexts()
  return <EmptyState icon={iconWallet} title={texts.noWallet} text={texts.noWalletText} />
})
