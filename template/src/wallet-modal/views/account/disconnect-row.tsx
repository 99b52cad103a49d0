import { observer } from 'mobx-react-lite'
import { GlyphPlate } from '../../components/marks/glyph-plate'
import { iconLogout } from '../../components/marks/view-icon-paths'
import { Row } from '../../components/lists/row'
import { useRoot } from '../../react/root-context'
import { useDisconnect } from './use-disconnect'
import { namespaceTexts } from '../../locales/en/namespace-texts'
import { accountTexts } from '../../locales/en/account-texts'
import { useTexts } from '../../locales/use-texts'

/** The last row of a group. Disconnects the shown account or, if others are connected, all of them. */
export const DisconnectRow = observer(function DisconnectRow({ withAll }: { withAll?: boolean }) {
  'use no memo'
  const { modal } = useRoot()
  const { disconnecting } = useTexts(accountTexts)
  const texts = useTexts(namespaceTexts)
  const { isOnly, label, disconnect, end } = useDisconnect()
  const lead = <GlyphPlate path={iconLogout} />
  return (
    <>
      <Row
        size="sm"
        lead={lead}
        title={modal.loading ? disconnecting : label}
        busy={modal.loading}
        onClick={disconnect}
        testId="wm-disconnect"
      />
      {withAll && !isOnly && (
        <Row
          size="sm"
          lead={lead}
          title={texts.disconnectAll}
          disabled={modal.loading}
          onClick={() => end()}
          testId="wm-disconnect-all"
        />
      )}
    </>
  )
})
