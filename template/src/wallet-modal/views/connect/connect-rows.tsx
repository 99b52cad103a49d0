import { observer } from 'mobx-react-lite'
import { Badge } from '../../components/marks/badge'
import { Icon } from '../../components/marks/icon'
import { iconQr, iconWalletConnect } from '../../components/marks/icon-paths'
import { GlyphPlate } from '../../components/marks/glyph-plate'
import { Logo } from '../../components/marks/logo'
import { Row } from '../../components/lists/row'
import { membersOf } from '../../domain/wallets/merge-connectors'
import { viewTexts } from '../../locales/en/view-texts'
import { useTexts } from '../../locales/use-texts'
import { useModalStores, useRoot } from '../../react/root-context'
import type { WalletListRow } from '../../stores/wallets/wallet-rows'
import { Tile, TileGrid } from '../../components/lists/tile'

/** The `data-*` attributes of a wallet's row or tile, for tests. */
function walletData({ kind, name, connector, wallet }: WalletListRow): Record<`data-${string}`, string> {
  const members = connector && membersOf(connector).map(({ chain }) => chain)
  const namespaces = members ?? [...new Set(wallet?.chains?.map((chain) => chain.split(':')[0]))]
  return {
    'data-wallet-name': name,
    'data-wallet-id': wallet?.id ?? connector?.explorerId ?? connector?.id ?? '',
    'data-rdns': connector?.info?.rdns ?? wallet?.rdns ?? '',
    'data-connector-id': connector?.id ?? '',
    'data-kind': kind,
    'data-namespaces': namespaces.join(' '),
  }
}

/** A wallet to connect. */
export const ConnectRow = observer(function ConnectRow({ row }: { row: WalletListRow }) {
  'use no memo'
  const { adapters, asset } = useRoot()
  const { optionsState, walletList } = useModalStores()
  const { kind, name, connector, wallet } = row
  const isPairing = connector?.type === 'WALLET_CONNECT'
  const isAmbiguous = walletList.ambiguousNames.has(name.toLowerCase())
  const image = connector ? asset.connectorImage(connector) : wallet && asset.walletImage(wallet)
  return (
    <Row
      lead={isPairing ? <GlyphPlate path={iconWalletConnect} tone="ink" /> : <Logo src={image} />}
      title={name}
      sub={
        isAmbiguous
          ? ((connector?.info?.rdns && connector.id) ?? wallet?.rdns ?? wallet?.homepage ?? row.key)
          : undefined
      }
      end={<RowSign row={row} />}
      disabled={!optionsState.isConnectingAllowed}
      onApproach={() => adapters.prefetch()}
      onClick={() => walletList.choose(row)}
      testId="wm-wallet"
      data={walletData({ kind, key: row.key, name, ...(connector && { connector }), ...(wallet && { wallet }) })}
    />
  )
})

const RowSign = observer(function RowSign({ row: { kind, connector } }: { row: WalletListRow }) {
  'use no memo'
  const texts = useTexts(viewTexts)
  if (kind === 'recent') return <Badge kind="recent">{texts.recent}</Badge>
  if (kind === 'walletConnect')
    return (
      <span data-testid="wm-badge" data-badge="qr-code">
        <Icon path={iconQr} label={texts.qrCode} />
      </span>
    )
  if (!connector || kind === 'external') return null
  return (
    <Badge kind="installed" tone="success">
      {texts.installed}
    </Badge>
  )
})

/** The first wallets of the Connect view on a phone, as tiles. */
export const ConnectTiles = observer(function ConnectTiles({ tiles }: { tiles: readonly WalletListRow[] }) {
  'use no memo'
  const { adapters, asset } = useRoot()
  const { optionsState, walletList } = useModalStores()
  const texts = useTexts(viewTexts)
  return (
    <TileGrid label={texts.wallets}>
      {tiles.map((row) => (
        <div key={row.key} role="listitem">
          <Tile
            name={row.name}
            image={row.connector ? asset.connectorImage(row.connector) : row.wallet && asset.walletImage(row.wallet)}
            installed={row.connector !== undefined}
            disabled={!optionsState.isConnectingAllowed}
            onPointerEnter={() => adapters.prefetch()}
            onFocus={() => adapters.prefetch()}
            onClick={() => walletList.choose(row)}
            testId="wm-wallet"
            data={walletData(row)}
          />
        </div>
      ))}
    </TileGrid>
  )
})
