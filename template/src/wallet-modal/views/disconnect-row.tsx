import { observer } from 'mobx-react-lite'
import { GlyphPlate } from '../components/glyph-plate'
import { iconLogout } from '../components/icon-paths'
import { Row } from '../components/row'
import { useViewTexts } from '../locales/view-texts-context'
import { useRoot } from '../react/root-context'
import { useDisconnect } from './use-disconnect'

/** The way out, as the last row of a tray. */
export const DisconnectRow = observer(function DisconnectRow() {
  'use no memo'
  const { modal } = useRoot()
  const texts = useViewTexts()
  const disconnect = useDisconnect()
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
