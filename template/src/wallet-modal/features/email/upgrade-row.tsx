import { observer } from 'mobx-react-lite'
import { RowGroup } from '../../components/lists/row-group'
import { Row } from '../../components/lists/row'
import { GlyphPlate } from '../../components/marks/glyph-plate'
import { iconShield } from '../../components/marks/view-icon-paths'
import { useTexts } from '../../locales/use-texts'
import { useRoot } from '../../react/root-context'
import { emailStepTexts } from './email-step-texts'

/** Leads from the settings of an account by e-mail to the move to another wallet. */
export const UpgradeRow = observer(function UpgradeRow() {
  'use no memo'
  const { account, events, router } = useRoot()
  const texts = useTexts(emailStepTexts)
  if (account.walletInfo?.type !== 'AUTH') return null
  const open = () => {
    events.track({ event: 'EMAIL_UPGRADE_FROM_MODAL' })
    router.push({ view: 'UpgradeEmailWallet', data: undefined })
  }
  return (
    <RowGroup>
      <Row
        size="sm"
        lead={<GlyphPlate path={iconShield} />}
        title={texts.upgrade}
        sub={texts.upgradeHint}
        chevron
        onClick={open}
        testId="wm-wallet-upgrade-card"
      />
    </RowGroup>
  )
})
