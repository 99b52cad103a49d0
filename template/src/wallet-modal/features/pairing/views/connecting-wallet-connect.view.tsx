import { observer } from 'mobx-react-lite'
import { useId } from 'react'
import { Tabs } from '../../../components/controls/tabs'

import { AppPanel } from './app-panel'
import styles from './app-panel.module.css'
import { BrowserPanel } from './browser-panel'
import { CodePanel } from './code-panel'
import { GetWalletLine } from './get-wallet-line'
import { MissingPanel } from './missing-panel'
import { usePairing } from './use-pairing'
import { pairingTexts } from '../pairing-texts'
import { useTexts } from '../../../locales/use-texts'

const panelsByPlatform = {
  browser: BrowserPanel,
  mobile: AppPanel,
  desktop: AppPanel,
  web: AppPanel,
  qrcode: CodePanel,
  unsupported: MissingPanel,
} as const

/** Pairing with one wallet: tabs for the ways to reach it. Without a wallet: the code for any. */
export const ConnectingWalletConnectView = observer(function ConnectingWalletConnectView() {
  'use no memo'
  const { panels } = usePairing()
  const texts = useTexts(pairingTexts)
  const { platform, platforms } = panels
  const panelId = useId()
  const hasTabs = platforms.length > 1
  const Panel = panelsByPlatform[platform]
  const labels = {
    ...texts.tabs,
    qrcode: texts.tabs.mobile,
    unsupported: texts.tabs.browser,
  }
  // On a phone the code replaces the app panel and has no tab of its own.
  const shown = platforms.includes(platform) ? platform : 'mobile'
  return (
    <>
      {hasTabs && (
        <Tabs
          label={texts.ways}
          value={shown}
          options={platforms.map((value) => ({ value, label: labels[value] }))}
          onChange={(value) => panels.show(value)}
          panelId={panelId}
        />
      )}
      <div
        id={panelId}
        className={styles['panel']}
        {...(hasTabs && { role: 'tabpanel', 'aria-labelledby': `${panelId}-${shown}` })}
      >
        <Panel />
      </div>
      {platform !== 'browser' && <GetWalletLine />}
    </>
  )
})
