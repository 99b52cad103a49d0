import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { Button } from '../../components/controls/button'
import { CardFooter } from '../../components/layout/card'
import { Hero } from '../../components/layout/hero'
import { Logo } from '../../components/marks/logo'
import { Ring } from '../../components/marks/ring'
import { transactionsTexts } from './transactions-texts'
import { viewTexts } from '../../locales/en/view-texts'
import { useTexts } from '../../locales/use-texts'
import { useRoot } from '../../react/root-context'

/** Shown while a request waits in the wallet. The answer leads on; cancelling only ends the wait. */
export const ApproveTransactionView = observer(function ApproveTransactionView() {
  'use no memo'
  const { account, accountLoader } = useRoot()
  const texts = useTexts(transactionsTexts)
  const { wallet } = useTexts(viewTexts)
  const { approvals } = accountLoader.loaded
  // The effect runs after the dialog of the modal has opened, so the wallet is above the modal.
  useEffect(() => approvals.showWallet?.(), [approvals])
  const info = account.walletInfo
  return (
    <>
      <Hero
        fill
        live
        testId="wm-connecting"
        data={{ 'data-state': 'waiting' }}
        ring={
          <Ring state="working">
            <Logo src={info?.icon} size={80} />
          </Ring>
        }
        title={texts.confirmIn(info?.name ?? wallet)}
        text={approvals.summary ?? texts.confirmText}
      />
      <CardFooter>
        <Button variant="quiet" onClick={() => approvals.cancel()} data-testid="wm-cancel-request">
          {texts.cancelRequest}
        </Button>
      </CardFooter>
    </>
  )
})
