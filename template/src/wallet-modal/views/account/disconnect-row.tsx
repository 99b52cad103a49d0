import { observer } from 'mobx-react-lite'
import { GlyphPlate } from '../../components/marks/glyph-plate'
import { iconLogout } from '../../components/marks/view-icon-paths'
import { Row } from '../../components/layout/row'
import { useRoot } from '../../react/root-context'
import { useDisconnect } from './use-disconnect'
import { namespaceTexts } from '../../locales/en/namespace-texts'
import { accountTexts } from '../../locales/en/account-texts'
import { useTexts } from '../../locales/use-texts'

/** The last row of a group. Disconnects the shown account or, if others are connected, all of them. */
export const DisconnectRow = observer(function DisconnectRow({ withAll }: { withAll?: boolean }) {
  'use no memo'
  const { chain, connection, modal } = useRoot()
  const { disconnect: disconnectText, disconnecting } = useTexts(accountTexts)
  const texts = useTexts(namespaceTexts)
  const disconnect = useDisconnect()
  const { activeChain, connectedNamespaces } = chain
  const ending = activeChain ? connection.endingWith(activeChain) : []
  const isOnly = connectedNamespaces.every((namespace) => ending.includes(namespace))
  const left = ending.filter((namespace) => connectedNamespaces.includes(namespace))
  const one = isOnly ? disconnectText : texts.disconnectFrom(left.map((namespace) => texts.shortNames[namespace]))
  const lead = <GlyphPlate path={iconLogout} />
  return (
    <>
      <Row
        size="sm"
        lead={lead}
        title={modal.loading ? disconnecting : one}
        busy={modal.loading}
        onClick={() => disconnect(isOnly ? undefined : activeChain)}
        testId="wm-disconnect"
      />
      {withAll && !isOnly && (
        <Row
          size="sm"
          lead={lead}
          title={texts.disconnectAll}
          disabled={modal.loading}
          onClick={() => disconnect()}
          testId="wm-disconnect-all"
        />
      )}
    </>
  )
})
