import { HelpBlock } from '../../components/layout/help-block'
import { iconWallet } from '../../components/marks/icon-paths'
import {
  iconCompass,
  iconGlobe,
  iconLock,
  iconShield,
  iconSwap,
  iconUser,
} from '../../components/marks/view-icon-paths'
import { LinkButton } from '../../components/controls/link-button'
import { useHelpTexts } from '../../locales/help-texts-context'
import { useViewTexts } from '../../locales/view-texts-context'
import { useRoot } from '../../react/root-context'

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
  const texts = useViewTexts()
  const help = useHelpTexts()
  return (
    <>
      {help.walletHelp.map(({ title, text }, index) => (
        <HelpBlock key={title} icons={drawings[index] ?? drawings[0]} title={title} text={text} />
      ))}
      <LinkButton icon={iconWallet} testId="wm-get-wallet" onClick={openWallets}>
        {texts.getWallet}
      </LinkButton>
    </>
  )
}
