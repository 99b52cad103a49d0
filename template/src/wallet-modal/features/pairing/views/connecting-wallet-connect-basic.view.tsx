import { observer } from 'mobx-react-lite'
import { GlyphPlate } from '../../../components/marks/glyph-plate'
import { iconWallet } from '../../../components/marks/icon-paths'
import { Row } from '../../../components/layout/row'
import { Tray } from '../../../components/layout/tray'
import { useRoot } from '../../../react/root-context'
import { views } from '../../../views/registry'
import { CodePanel } from './code-panel'
import { usePairingTexts } from '../pairing-texts-context'

/** Pairing where nothing else is offered: the code, and the way to the directory where the app has it. */
export const ConnectingWalletConnectBasicView = observer(function ConnectingWalletConnectBasicView() {
  'use no memo'
  const { options, router } = useRoot()
  const words = usePairingTexts()
  const hasDirectory = views.has('AllWallets') && options.state.allWallets === 'SHOW'
  return (
    <>
      <CodePanel />
      {hasDirectory && (
        <Tray>
          <Row
            lead={<GlyphPlate path={iconWallet} />}
            title={words.allWallets}
            chevron
            onClick={() => router.push({ view: 'AllWallets', data: undefined })}
            testId="wm-all-wallets"
          />
        </Tray>
      )}
    </>
  )
})
