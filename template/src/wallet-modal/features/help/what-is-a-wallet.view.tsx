import { HelpBlock } from './help-block'
import { iconWallet } from '../../components/marks/icon-paths'
import { iconCompass, iconGlobe, iconShield, iconSwap, iconUser } from '../../components/marks/view-icon-paths'
import { LinkButton } from '../../components/controls/link-button'
import { helpTexts } from './help-texts'
import { viewTexts } from '../../locales/en/view-texts'
import { useTexts } from '../../locales/use-texts'
import { useRoot } from '../../react/root-context'
import { iconLock } from './help-icons'

const drawings = [
  [iconUser, iconLock, iconGlobe],
  [iconSwap, iconWallet, iconCompass],
  [iconLock, iconShield, iconUser],
] as const

/** Explains what a wallet is, for visitors who have none. */
export function WhatIsAWalletView() {
  const { events, router } = useRoot()
  const openWallets = () => {
    events.track({ event: 'CLICK_GET_WALLET' })
    router.push({ view: 'GetWallet', data: undefined })
  }
  const texts = useTexts(viewTexts)
  const { walletHelp } = useTexts(helpTexts)
  return (
    <>
      {walletHelp.map(({ title, text }, index) => (
        <HelpBlock key={title} icons={drawings[index] ?? drawings[0]} title={title} text={text} />
      ))}
      <LinkButton icon={iconWallet} testId="wm-get-wallet" onClick={openWallets}>
        {texts.getWallet}
      </LinkButton>
    </>
  )
}
