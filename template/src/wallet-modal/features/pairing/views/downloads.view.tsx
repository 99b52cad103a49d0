import { observer } from 'mobx-react-lite'
import { GlyphPlate } from '../../../components/marks/glyph-plate'
import { iconExternal } from '../../../components/marks/icon-paths'
import { iconCompass, iconGlobe, iconPhone } from '../../../components/marks/view-icon-paths'
import { Icon } from '../../../components/marks/icon'
import { EmptyState } from '../../../components/layout/empty-state'
import { Row } from '../../../components/layout/row'
import { Tray } from '../../../components/layout/tray'
import { useViewTexts } from '../../../locales/view-texts-context'
import { openLink } from '../../../platform/open-link'
import { useRoot } from '../../../react/root-context'
import { downloadsOf } from '../downloads'
import { usePairingTexts } from '../pairing-texts-context'

const icons = { chrome_store: iconCompass, app_store: iconPhone, play_store: iconPhone, homepage: iconGlobe } as const

/** Where a wallet can be had; every place opens in a tab of its own. */
export const DownloadsView = observer(function DownloadsView() {
  'use no memo'
  const { platform, router } = useRoot()
  const texts = useViewTexts()
  const words = usePairingTexts()
  const { route } = router
  if (route.view !== 'Downloads') return null
  const { wallet } = route.data
  const downloads = downloadsOf(wallet)
  const page = platform.window()
  if (downloads.length === 0) return <EmptyState icon={iconGlobe} title={words.notDetected} text={texts.noWalletText} />
  return (
    <Tray label={words.places}>
      {downloads.map(({ store, url }) => (
        <Row
          key={store}
          lead={<GlyphPlate path={icons[store]} />}
          title={words.stores[store]}
          sub={new URL(url).hostname}
          end={<Icon path={iconExternal} size={18} />}
          onClick={() => page && openLink(page, url, '_blank')}
          testId="wm-download"
          data={{ 'data-store': store, 'data-url': url }}
        />
      ))}
    </Tray>
  )
})
