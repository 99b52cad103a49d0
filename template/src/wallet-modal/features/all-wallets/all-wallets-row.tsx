import { observer } from 'mobx-react-lite'
import { iconSearch } from '../../components/marks/icon-paths'
import { GlyphPlate } from '../../components/marks/glyph-plate'
import { Row } from '../../components/lists/row'
import { Skeleton } from '../../components/feedback/skeleton'
import { viewTexts } from '../../locales/en/view-texts'
import { useTexts } from '../../locales/use-texts'
import { useModalStores, useRoot } from '../../react/root-context'
import { loadView } from '../../views/registry'
import { LogoGrid } from './logo-grid'
import { expectedRows } from './expected-rows'

/** The row of the Connect view that leads to the wallet directory. */
export const AllWalletsRow = observer(function AllWalletsRow() {
  'use no memo'
  const root = useRoot()
  const { asset, events, router } = root
  const modalStores = useModalStores()
  const { directory } = root.features
  const texts = useTexts(viewTexts)
  const samples = directory ? [...directory.featured, ...directory.recommended].slice(0, 4) : []
  const images = samples.map((wallet) => asset.walletImage(wallet))
  return (
    <>
      {Array.from({ length: expectedRows(root, modalStores) }, (_, index) => (
        <Row
          key={index}
          lead={<Skeleton width="40px" height="40px" />}
          title={<Skeleton width="104px" height="12px" />}
          testId="wm-wallet-expected"
        />
      ))}
      <Row
        lead={images.some(Boolean) ? <LogoGrid images={images} /> : <GlyphPlate path={iconSearch} />}
        title={texts.searchAllWallets}
        endText={directory?.tag && <span data-testid="wm-all-wallets-count">{directory.tag}</span>}
        chevron
        disabled={!modalStores.optionsState.isConnectingAllowed}
        onApproach={() => {
          void directory?.loadOnce()
          loadView(root, 'AllWallets').catch(() => {})
        }}
        onClick={() => {
          events.track({ event: 'CLICK_ALL_WALLETS' })
          router.push({ view: 'AllWallets', data: undefined })
        }}
        testId="wm-all-wallets"
      />
    </>
  )
})
