import { observer } from 'mobx-react-lite'
import { Button } from '../../../components/controls/button'
import { CardFooter } from '../../../components/layout/card'
import { Hero } from '../../../components/layout/hero'
import { iconRefresh } from '../../../components/marks/icon-paths'
import { Logo } from '../../../components/marks/logo'
import { Ring } from '../../../components/marks/ring'
import { viewTexts } from '../../../locales/en/view-texts'
import { failureText } from '../../../locales/error-text'
import { useLanguage, useTexts } from '../../../locales/use-texts'
import { useRoot } from '../../../react/root-context'
import { usePairing } from './use-pairing'

/** Connects the wallet that is installed in this browser. */
export const BrowserPanel = observer(function BrowserPanel() {
  'use no memo'
  const { asset, connection } = useRoot()
  const { pairing, panels } = usePairing()
  const texts = useTexts(viewTexts)
  const language = useLanguage()
  const { wallet } = pairing
  if (!wallet) return null
  const { attempt } = connection
  const error = attempt.state === 'declined' || attempt.state === 'error' ? attempt.error : undefined
  const isDeclined = attempt.state === 'declined'
  const isWaiting = !error && attempt.state !== 'connected'
  const title = isDeclined ? texts.declined : error ? texts.connectFailed : texts.approveIn(wallet.name)
  const text = isDeclined ? texts.declinedText : error ? failureText(language, error) : isWaiting && texts.approveText
  return (
    <>
      <Hero
        fill
        live
        testId="wm-connecting"
        data={{ 'data-state': attempt.state === 'idle' ? 'waiting' : attempt.state }}
        ring={
          <Ring state={isDeclined ? 'declined' : error ? 'failed' : isWaiting ? 'working' : 'connected'}>
            <Logo size={80} src={asset.walletImage(wallet)} />
          </Ring>
        }
        title={isWaiting || error ? title : texts.connected}
        text={text}
      />
      <CardFooter>
        <Button
          variant={isWaiting ? 'quiet' : 'primary'}
          icon={iconRefresh}
          data-testid="wm-retry"
          onClick={() => panels.connectInstalled()}
        >
          {isWaiting ? texts.openAgain : texts.tryAgain}
        </Button>
      </CardFooter>
    </>
  )
})
