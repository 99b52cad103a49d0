import { HelpBlock } from './help-block'
import { iconExternal } from '../../components/marks/icon-paths'
import { iconCompass, iconGlobe, iconShield, iconSwap } from '../../components/marks/view-icon-paths'
import { LinkButton } from '../../components/controls/link-button'
import { helpTexts } from './help-texts'
import { useTexts } from '../../locales/use-texts'
import { iconBolt, iconLink } from './help-icons'

const aboutNetworksUrl = 'https://ethereum.org/developers/docs/networks/'

const drawings = [
  [iconLink, iconGlobe, iconShield],
  [iconBolt, iconCompass, iconSwap],
] as const

/** Explains what a network is. */
export function WhatIsANetworkView() {
  const texts = useTexts(helpTexts)
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
