import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { Icon } from '../../components/marks/icon'
import { iconShield } from '../../components/marks/view-icon-paths'
import { Tile } from '../../components/lists/tile'
import { membersOf } from '../../domain/wallets/merge-connectors'
import type { WalletEntry } from '../../domain/wallets/wallet-entry'
import { viewTexts } from '../../locales/en/view-texts'
import { useTexts } from '../../locales/use-texts'
import { useModalStores, useRoot } from '../../react/root-context'
import { apiOf } from './directory/api-of'
import { directoryTexts } from './directory-texts'

/** Milliseconds. A tile that is visible for a shorter time, while the visitor scrolls fast, loads no picture. */
const lookTime = 100

interface WalletTileProps {
  wallet: WalletEntry
  index: number
  /** True for the one tile that the Tab key reaches. */
  isReachable: boolean
}

/** One wallet of the directory. */
export const WalletTile = observer(function WalletTile({ wallet, index, isReachable }: WalletTileProps) {
  'use no memo'
  const root = useRoot()
  const { asset, platform } = root
  const { optionsState, walletList } = useModalStores()
  const api = apiOf(root)
  const texts = useTexts(viewTexts)
  const { certified } = useTexts(directoryTexts)
  const { id, name, image_id: imageId, rdns, chains } = wallet
  const image = asset.walletImage(wallet)
  const isAwaited = !image && imageId !== undefined && !asset.walletImages.has(imageId)
  const installed = walletList.connectorOf(wallet)
  const isCertified = wallet.badge_type === 'certified'
  useEffect(
    () => (isAwaited ? platform.after(lookTime, () => void api.fetchWalletImage(imageId)) : undefined),
    [isAwaited, imageId, platform, api],
  )
  const kind = api.featured.includes(wallet) ? 'featured' : api.recommended.includes(wallet) ? 'recommended' : undefined
  const namespaces = new Set(
    installed ? membersOf(installed).map((member) => member.chain) : chains?.map((chain) => chain.split(':')[0]),
  )
  const words = [name, installed && texts.installed, isCertified && certified]
  return (
    <Tile
      name={name}
      image={image ?? asset.connectorImage(installed)}
      initial={isAwaited ? '' : [...name][0]?.toUpperCase()}
      installed={installed !== undefined}
      mark={isCertified && <Icon path={iconShield} size={12} />}
      aria-label={words.filter(Boolean).join(', ')}
      disabled={!optionsState.isConnectingAllowed}
      tabIndex={isReachable ? 0 : -1}
      onClick={() => walletList.chooseWallet(wallet)}
      testId="wm-wallet"
      data={{
        'data-index': String(index),
        'data-wallet-name': name,
        'data-wallet-id': id,
        'data-rdns': installed?.info?.rdns ?? rdns ?? '',
        'data-connector-id': installed?.id ?? '',
        'data-namespaces': [...namespaces].join(' '),
        ...(kind && { 'data-kind': kind }),
      }}
    />
  )
})
