import { HelpBlock } from '../components/help-block'
import {
  iconCompass,
  iconExternal,
  iconGlobe,
  iconLock,
  iconShield,
  iconSwap,
  iconUser,
  iconWallet,
} from '../components/icon-paths'
import { LinkButton } from '../components/link-button'
import { useViewTexts } from '../locales/view-texts-context'
import { useRoot } from '../react/root-context'
import { findWalletUrl } from './links'

const drawings = [
  [iconUser, iconLock, iconGlobe],
  [iconSwap, iconWallet, iconCompass],
  [iconLock, iconShield, iconUser],
] as const

/** Explains what a wallet is, for visitors who have none. */
export function WhatIsAWalletView() {
  const { events } = useRoot()
  const texts = useViewTexts()
  return (
    <>
      {texts.walletHelp.map(({ title, text }, index) => (
        <HelpBlock key={title} icons={drawings[index] ?? drawings[0]} title={title} text={text} />
      ))}
      <LinkButton
        icon={iconExternal}
        href={findWalletUrl}
        testId="wm-get-wallet"
        onClick={() => events.track({ event: 'CLICK_GET_WALLET' })}
      >
        {texts.getWallet}
      </LinkButton>
    </>
  )
}
