import { observer } from 'mobx-react-lite'
import { GlyphPlate } from '../components/glyph-plate'
import { iconLogout } from '../components/icon-paths'
import { Row } from '../components/row'
import { useViewTexts } from '../locales/view-texts-context'
import { useRoot } from '../react/root-context'

/** Ends every connection; the modal closes because the account is gone. */
export const DisconnectRow = observer(function DisconnectRow() {
  'use no memo'
  const { connection, modal, snack } = useRoot()
  const texts = useViewTexts()
  const disconnect = () => {
    connection.disconnect().catch(() => snack.showError(texts.failedToDisconnect))
  }
  return (
    <Row
      size="sm"
      lead={<GlyphPlate path={iconLogout} />}
      title={modal.loading ? texts.disconnecting : texts.disconnect}
      busy={modal.loading}
      onClick={disconnect}
      testId="wm-disconnect"
    />
  )
})
