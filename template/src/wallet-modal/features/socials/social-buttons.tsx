import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import baseStyles from '../../components/base.module.css'
import { classNames } from '../../components/attributes'
import { Icon } from '../../components/marks/icon'
import { useTexts } from '../../locales/use-texts'
import type { SocialProvider } from '../../domain/wallets/social-provider'
import { useRoot } from '../../react/root-context'
import { iconMore } from './social-icons'
import { SocialLogo } from './social-logo'
import { SocialPlace } from './social-place'
import { socialTexts } from './social-texts'
import { socialNames } from '../../domain/wallets/social-names'
import styles from './social-buttons.module.css'

/** With more providers, the last button leads to the list of all providers. */
const maxButtons = 6

/** The buttons of the providers in the Connect view: a wide button for the first, and small buttons for the others. Two providers share a line. */
export const SocialButtons = observer(function SocialButtons() {
  'use no memo'
  const { features, router } = useRoot()
  const texts = useTexts(socialTexts)
  const { social } = features
  useEffect(() => social?.prepare(), [social])
  if (!social) return null
  const { providers, canStart, isOfferKnown } = social
  if (!isOfferKnown) return <SocialPlace />
  const [first, ...others] = providers
  if (first === undefined) return null
  const isMany = providers.length > maxButtons
  const small = providers.length === 2 ? providers : isMany ? others.slice(0, maxButtons - 2) : others
  const button = (provider: SocialProvider, isWide: boolean) => (
    <button
      key={provider}
      type="button"
      className={classNames(baseStyles['control'], styles['button'])}
      aria-label={isWide ? undefined : texts.continueWith(socialNames[provider])}
      aria-disabled={!canStart || undefined}
      onClick={() => social.start(provider)}
      data-testid="wm-social"
      data-provider={provider}
    >
      <SocialLogo provider={provider} />
      {isWide && <span>{texts.continueWith(socialNames[provider])}</span>}
    </button>
  )
  return (
    <div className={styles['socials']} role="group" aria-label={texts.group}>
      {providers.length !== 2 && button(first, true)}
      {small.length > 0 && (
        <div className={styles['line']}>
          {small.map((provider) => button(provider, false))}
          {isMany && (
            <button
              type="button"
              className={classNames(baseStyles['control'], styles['button'])}
              aria-label={texts.more}
              onClick={() => router.push({ view: 'ConnectSocials', data: undefined })}
              data-testid="wm-more-socials"
            >
              <Icon path={iconMore} />
            </button>
          )}
        </div>
      )}
    </div>
  )
})
