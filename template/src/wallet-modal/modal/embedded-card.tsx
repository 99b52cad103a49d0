import { observer } from 'mobx-react-lite'
import { useEffect, useId } from 'react'
import { Card } from '../components/layout/card'
import { useRoot } from '../react/root-context'
import { AccountNews } from './account-news'
import { ModalContent } from './modal-content'
import { ModalTooltip } from './modal-tooltip'
import { loadAhead } from './load-ahead'
import { useColorScheme } from './use-color-scheme'

/** The modal as a part of the page. It cannot close: closing shows Account or Connect. */
export const EmbeddedCard = observer(function EmbeddedCard() {
  'use no memo'
  const root = useRoot()
  const { account, locale, modal, router, theme, platform } = root
  const titleId = useId()
  const scheme = useColorScheme(theme.themeMode)
  useEffect(() => {
    if (router.view === 'Connect') modal.showStart()
  }, [modal, router])
  const hasAccount = account.isConnected
  useEffect(() => platform.whenIdle(() => loadAhead(root, hasAccount)), [root, hasAccount, platform])
  return (
    <section
      className="wm-root"
      style={theme.style}
      lang={locale.modal.locale}
      dir={locale.modal.dir}
      aria-labelledby={titleId}
      data-testid="wm-modal"
      data-wm-theme={theme.themeMode}
      data-theme={scheme}
      data-view={router.view}
      data-open="true"
      data-loading={modal.loading}
      data-shake={modal.shaking}
    >
      <Card layout="embedded">
        <ModalContent titleId={titleId} />
      </Card>
      <ModalTooltip />
      <AccountNews isPresent />
    </section>
  )
})
