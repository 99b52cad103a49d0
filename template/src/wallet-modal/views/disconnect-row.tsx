import { observer } from 'mobx-react-lite'
import { GlyphPlate } from '../components/glyph-plate'
import { iconLogout } from '../components/view-icon-paths'
import { Row } from '../components/row'
import { useRoot } from '../react/root-context'
import { useDisconnect } from './use-disconnect'
import { useAccountTexts } from '../locales/account-texts-context'

/** The way out, as the last row of a tray. */
export const DisconnectRow = observer(function DisconnectRow() {
  'use no memo'
  const { modal } = useRoot()
  const labels = useAccountTexts()
  const disconnect = useDisconnect()
  return (
    <Row
      size="sm"
      lead={<GlyphPlate path={iconLogout} />}
      title={modal.loading ? labels.disconnecting : labels.disconnect}
      busy={modal.loading}
      onClick={disconnect}
      testId="wm-disconnect"
    />
  )
})
