import { observer } from 'mobx-react-lite'
import { GlyphPlate } from '../../../components/marks/glyph-plate'
import { iconExternal } from '../../../components/marks/icon-paths'
import { iconCompass, iconGlobe, iconPhone } from '../../../components/marks/view-icon-paths'
import { Icon } from '../../../components/marks/icon'
import { EmptyState } from '../../../components/layout/empty-state'
import { Row } from '../../../components/lists/row'
import { RowGroup } from '../../../components/lists/row-group'
import { viewTexts } from '../../../locales/en/view-texts'
import { useTexts } from '../../../locales/use-texts'
import { openLink } from '../../../platform/open-link'
import { useRoot } from '../../../react/root-context'
import { downloadsOf } from '../downloads'
import { pairingTexts } from '../pairing-texts'

const icons = { chrome_store: iconCompass, app_store: iconPhone, play_store: iconPhone, homepage: iconGlobe } as const

/** The pages where a wallet can be downloaded. Each opens in a new tab. */
export const DownloadsView = observer(function DownloadsView() {
  'use no memo'
  const { platform, router } = useRoot()
  const { noWalletText } = useTexts(viewTexts)
  const texts = useTexts(pairingTexts)
  const { route } = router
  if (route.view !== 'Downloads') return null
  const { wallet } = route.data
  const downloads = downloadsOf(wallet)
  const page = platform.window()
  if (downloads.length === 0) return <EmptyState icon={iconGlobe} title={texts.notDetected} text={noWalletText} />
  return (
    <RowGroup label={texts.places}>
      {downloads.map(({ store, url }) => (
        <Row
          key={store}
          lead={<GlyphPlate path={icons[store]} />}
          title={texts.stores[store]}
          sub={new URL(url).hostname}
          end={<Icon path={iconExternal} size={18} />}
          onClick={() => page && openLink(page, url, '_blank')}
          testId="wm-download"
          data={{ 'data-store': store, 'data-url': url }}
        />
      ))}
    </RowGroup>
  )
})
