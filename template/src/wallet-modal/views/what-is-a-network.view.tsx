import { HelpBlock } from '../components/help-block'
import {
  iconBolt,
  iconCompass,
  iconExternal,
  iconGlobe,
  iconLink,
  iconShield,
  iconSwap,
} from '../components/icon-paths'
import { LinkButton } from '../components/link-button'
import { useViewTexts } from '../locales/view-texts-context'
import { aboutNetworksUrl } from './links'

const drawings = [
  [iconLink, iconGlobe, iconShield],
  [iconBolt, iconCompass, iconSwap],
] as const

/** Explains what a network is. */
export function WhatIsANetworkView() {
  const texts = useViewTexts()
  return (
    <>
      {texts.networkHelp.map(({ title, text }, index) => (
        <HelpBlock key={title} icons={drawings[index] ?? drawings[0]} title={title} text={text} />
      ))}
      <LinkButton icon={iconExternal} href={aboutNetworksUrl}>
        {texts.learnMore}
      </LinkButton>
    </>
  )
}
