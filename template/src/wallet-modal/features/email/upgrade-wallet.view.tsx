import { observer } from 'mobx-react-lite'
import { LinkButton } from '../../components/controls/link-button'
import { Hero } from '../../components/layout/hero'
import { GlyphPlate } from '../../components/marks/glyph-plate'
import { iconExternal } from '../../components/marks/icon-paths'
import { iconShield } from '../../components/marks/view-icon-paths'
import { useTexts } from '../../locales/use-texts'
import { useRoot } from '../../react/root-context'
import { walletAddress } from '../embedded/wallet-address'
import { emailStepTexts } from './email-step-texts'

/** Leads to the page of the wallet that shows the secret words. They are the way to a wallet that the visitor holds alone. */
export const UpgradeWalletView = observer(function UpgradeWalletView() {
  'use no memo'
  const { state } = useRoot().options
  const texts = useTexts(emailStepTexts)
  if (state.hosts.auth === undefined) return null
  const { href, host } = new URL(`${walletAddress(state)}/export.html`)
  return (
    <Hero ring={<GlyphPlate path={iconShield} />} title={texts.upgradeTitle} text={texts.upgradeText}>
      <LinkButton icon={iconExternal} href={href} testId="wm-secure-website">
        {host}
      </LinkButton>
    </Hero>
  )
})
