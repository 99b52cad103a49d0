import { observer } from 'mobx-react-lite'
import { GlyphPlate } from '../../components/marks/glyph-plate'
import { iconUser } from '../../components/marks/view-icon-paths'
import { Row } from '../../components/layout/row'
import { useAccountTexts } from '../../locales/account-texts-context'
import { useRoot } from '../../react/root-context'

/** The way to the other accounts of the wallet, when it shares more than one. */
export const AccountsRow = observer(function AccountsRow() {
  'use no memo'
  const { account, router } = useRoot()
  const texts = useAccountTexts()
  const count = account.allAccounts.length
  if (count < 2) return null
  return (
    <Row
      size="sm"
      lead={<GlyphPlate path={iconUser} />}
      title={texts.accounts}
      endText={String(count)}
      chevron
      onClick={() => router.push({ view: 'SwitchAddress', data: undefined })}
      testId="wm-accounts"
    />
  )
})
