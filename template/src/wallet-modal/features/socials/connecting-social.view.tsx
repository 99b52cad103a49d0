import { observer } from 'mobx-react-lite'
import { Button } from '../../components/controls/button'
import { CardFooter } from '../../components/layout/card'
import { Hero } from '../../components/layout/hero'
import { iconRefresh } from '../../components/marks/icon-paths'
import { Ring } from '../../components/marks/ring'
import { useTexts } from '../../locales/use-texts'
import { useRoot } from '../../react/root-context'
import { SocialLogo } from './social-logo'
import { socialTexts } from './social-texts'
import { socialNames } from '../../domain/wallets/social-names'

/** The view of a login at a provider. Shows the step of the login, and after a failure the reason and the buttons to try again. */
export const ConnectingSocialView = observer(function ConnectingSocialView() {
  'use no memo'
  const { features, router } = useRoot()
  const texts = useTexts(socialTexts)
  const { social } = features
  if (!social || router.route.view !== 'ConnectingSocial') return null
  const { provider } = router.route.data
  const { step, error } = social
  const name = socialNames[provider]
  const shown = {
    opening: { title: texts.logIn(name), text: texts.opening },
    window: { title: texts.logIn(name), text: texts.inWindow },
    connecting: { title: texts.logIn(name), text: texts.retrieving },
    failed: { title: texts.failed, text: error },
    blocked: { title: texts.blocked, text: texts.blockedText },
    'cut-off': { title: texts.cutOff, text: texts.cutOffText },
  }[step]
  const hasEnded = step === 'failed' || step === 'blocked' || step === 'cut-off'
  return (
    <>
      <Hero
        fill
        live
        testId="wm-connecting"
        data={{ 'data-state': step }}
        ring={
          <Ring state={step === 'failed' ? 'failed' : hasEnded ? 'warning' : 'working'}>
            <SocialLogo provider={provider} size={44} />
          </Ring>
        }
        title={shown.title}
        text={shown.text}
      />
      {hasEnded && (
        <CardFooter>
          {step !== 'failed' && (
            <Button variant="quiet" data-testid="wm-social-same-tab" onClick={() => void social.continueHere(provider)}>
              {texts.sameTab}
            </Button>
          )}
          <Button icon={iconRefresh} data-testid="wm-retry" onClick={() => social.again(provider)}>
            {step === 'failed' ? texts.tryAgain : texts.openWindow}
          </Button>
        </CardFooter>
      )}
    </>
  )
})
