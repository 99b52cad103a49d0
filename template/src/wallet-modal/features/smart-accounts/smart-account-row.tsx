import { observer } from 'mobx-react-lite'
import { Spoken } from '../../components/feedback/spoken'
import { Row } from '../../components/lists/row'
import { RowGroup } from '../../components/lists/row-group'
import { GlyphPlate } from '../../components/marks/glyph-plate'
import { iconSwap } from '../../components/marks/view-icon-paths'
import { useTexts } from '../../locales/use-texts'
import { useRoot } from '../../react/root-context'
import { smartAccountTexts } from './smart-account-texts'

/** The row of the settings that switches to the other account type. Hidden on networks that offer no smart accounts. */
export const SmartAccountRow = observer(function SmartAccountRow() {
  'use no memo'
  const { smartAccounts } = useRoot().features
  const texts = useTexts(smartAccountTexts)
  // While the wallet switches, the row still names the account that the visitor has chosen.
  const target = smartAccounts?.switchingTo ?? smartAccounts?.other
  if (!smartAccounts || !target) return null
  const isBusy = smartAccounts.switchingTo !== undefined
  return (
    <>
      <RowGroup>
        <Row
          size="sm"
          lead={<GlyphPlate path={iconSwap} />}
          title={texts.switchTo[target]}
          sub={texts.hint[target]}
          busy={isBusy}
          onClick={() => void smartAccounts.switchTo(target)}
          testId="wm-switch-account-type"
          data={{ 'data-target': target }}
        />
      </RowGroup>
      <Spoken>{isBusy && texts.switching}</Spoken>
    </>
  )
})
