import { observer } from 'mobx-react-lite'
import { GlyphPlate } from '../../../components/marks/glyph-plate'
import { iconWallet } from '../../../components/marks/icon-paths'
import { Row } from '../../../components/lists/row'
import { RowGroup } from '../../../components/lists/row-group'
import { useRoot } from '../../../react/root-context'
import { CodePanel } from './code-panel'
import { pairingTexts } from '../pairing-texts'
import { useTexts } from '../../../locales/use-texts'

/** Pairing with any wallet: the code, and a row that leads to the wallet directory if the app has it. */
export const ConnectingWalletConnectBasicView = observer(function ConnectingWalletConnectBasicView() {
  'use no memo'
  const root = useRoot()
  const { options, router } = root
  const texts = useTexts(pairingTexts)
  const hasDirectory = root.modalStores.hasView('AllWallets') && options.state.allWallets === 'SHOW'
  return (
    <>
      <CodePanel />
      {hasDirectory && (
        <RowGroup>
          <Row
            lead={<GlyphPlate path={iconWallet} />}
            title={texts.allWallets}
            chevron
            onClick={() => router.push({ view: 'AllWallets', data: undefined })}
            testId="wm-all-wallets"
          />
        </RowGroup>
      )}
    </>
  )
})
