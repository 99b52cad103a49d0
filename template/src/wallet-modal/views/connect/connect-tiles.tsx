import { observer } from 'mobx-react-lite'
import { Tile, TileGrid } from '../../components/layout/tile'
import { viewTexts } from '../../locales/en/view-texts'
import { useTexts } from '../../locales/use-texts'
import { useModalStores, useRoot } from '../../react/root-context'
import type { WalletListRow } from '../../stores/wallets/wallet-rows'
import { walletData } from './connect-rows'

/** The first wallets of a phone's Connect view. */
export const ConnectTiles = observer(function ConnectTiles({ tiles }: { tiles: readonly WalletListRow[] }) {
  'use no memo'
  const { asset } = useRoot()
  const { optionsState, walletList } = useModalStores()
  const texts = useTexts(viewTexts)
  return (
    <TileGrid label={texts.wallets}>
      {tiles.map((row) => (
        <Tile
          key={row.key}
          name={row.name}
          image={row.connector ? asset.connectorImage(row.connector) : row.wallet && asset.walletImage(row.wallet)}
          installed={row.connector !== undefined}
          disabled={!optionsState.isConnectingAllowed}
          onClick={() => walletList.choose(row)}
          testId="wm-wallet"
          data={walletData(row)}
        />
      ))}
    </TileGrid>
  )
})
