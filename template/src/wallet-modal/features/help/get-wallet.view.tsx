import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { Icon } from '../../components/marks/icon'
import { iconExternal } from '../../components/marks/icon-paths'
import { GlyphPlate } from '../../components/marks/glyph-plate'
import { Logo } from '../../components/marks/logo'
import { Row } from '../../components/lists/row'
import { RowGroup } from '../../components/lists/row-group'
import { isWebLink } from '../../domain/wallets/wallet-link'
import { helpTexts } from './help-texts'
import { viewTexts } from '../../locales/en/view-texts'
import { useTexts } from '../../locales/use-texts'
import { useModalStores, useRoot } from '../../react/root-context'
import { iconDots } from './help-icons'

const maxRows = 4

/** Wallets for a visitor who has none. Each row opens the wallet's homepage. */
export const GetWalletView = observer(function GetWalletView() {
  'use no memo'
  const root = useRoot()
  const { asset, options, router } = root
  const { directory } = useModalStores()
  const texts = useTexts(viewTexts)
  const { exploreAll } = useTexts(helpTexts)
  useEffect(() => void directory?.load(), [directory])
  const { featured = [], recommended = [] } = directory ?? {}
  const wallets = [...featured, ...(options.state.customWallets ?? []), ...recommended].slice(0, maxRows)
  const explore = root.modalStores.hasView('AllWallets')
    ? { chevron: true, onClick: () => router.push({ view: 'AllWallets', data: undefined }) }
    : { href: texts.getWalletUrl, end: <Icon path={iconExternal} size={16} /> }
  return (
    <RowGroup label={texts.wallets}>
      {wallets.map((wallet) => {
        const { id, name, homepage } = wallet
        const image = asset.walletImage(wallet)
        return (
          <Row
            key={id}
            lead={<Logo src={image} initial={[...name][0]?.toUpperCase()} />}
            title={name}
            end={<Icon path={iconExternal} size={16} />}
            href={homepage && isWebLink(homepage) ? homepage : texts.getWalletUrl}
            testId="wm-get-wallet-row"
            data={{ 'data-wallet-id': id, 'data-wallet-name': name }}
          />
        )
      })}
      <Row lead={<GlyphPlate path={iconDots} />} title={exploreAll} testId="wm-explore-all" {...explore} />
    </RowGroup>
  )
})
