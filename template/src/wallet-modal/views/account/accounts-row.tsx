import { observer } from 'mobx-react-lite'
import { GlyphPlate } from '../../components/marks/glyph-plate'
import { iconUser } from '../../components/marks/view-icon-paths'
import { Row } from '../../components/layout/row'
import { accountTexts } from '../../locales/en/account-texts'
import { useTexts } from '../../locales/use-texts'
import { useRoot } from '../../react/root-context'

/** A row that leads to the other accounts of the wallet, if it shares several. */
export const AccountsRow = observer(function AccountsRow() {
  'use no memo'
  const { account, router } = useRoot()
  const texts = useTexts(accountTexts)
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
