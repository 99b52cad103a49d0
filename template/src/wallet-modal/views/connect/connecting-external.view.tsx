import { observer } from 'mobx-react-lite'
import { Button } from '../../components/controls/button'
import { CardFooter } from '../../components/layout/card'
import { Hero } from '../../components/layout/hero'
import { iconRefresh } from '../../components/marks/icon-paths'
import { Logo } from '../../components/marks/logo'
import { Ring } from '../../components/marks/ring'
import { failureText } from '../../locales/error-text'
import type { Language } from '../../locales/language'
import { viewTexts } from '../../locales/en/view-texts'
import { useLanguage, useTexts } from '../../locales/use-texts'
import { useRoot } from '../../react/root-context'
import type { ConnectAttempt } from '../../stores/connection/connection.store'

/** The texts for each state of an attempt. The picture stays in place; only the line around it changes. */
function describeAttempt(attempt: ConnectAttempt, walletName: string, networkName: string, language: Language) {
  const texts = language.textsOf(viewTexts)
  const { state } = attempt
  if (state === 'connected')
    return { state, ring: state, title: texts.connected, text: texts.connectedText(networkName) } as const
  if (state === 'declined') return { state, ring: state, title: texts.declined, text: texts.declinedText } as const
  if (state !== 'error')
    return { state: 'waiting', ring: 'working', title: texts.approveIn(walletName), text: texts.approveText } as const
  const text = failureText(language, attempt.error)
  return { state, ring: 'failed', title: texts.connectFailed, text } as const
}

/** Shown while connecting a wallet: asked, declined, failed, connected. */
export const ConnectingExternalView = observer(function ConnectingExternalView() {
  'use no memo'
  const { asset, chain, connection, modal, router } = useRoot()
  const texts = useTexts(viewTexts)
  const language = useLanguage()
  if (router.route.view !== 'ConnectingExternal') return null
  const { connector } = router.route.data
  const network = chain.chains.get(connector.chain)?.networkState.caipNetwork?.name ?? ''
  const shown = describeAttempt(connection.attempt, connector.name, network, language)
  const isWaiting = shown.state === 'waiting'
  const ask = () => void connection.connectExternal(connector)
  return (
    <>
      <Hero
        fill
        live
        testId="wm-connecting"
        data={{ 'data-state': shown.state }}
        ring={
          <Ring state={shown.ring}>
            <Logo src={asset.connectorImage(connector)} size={80} />
          </Ring>
        }
        title={shown.title}
        text={shown.text}
      />
      <CardFooter>
        {shown.state === 'connected' ? (
          <Button onClick={() => modal.close('done')}>{texts.done}</Button>
        ) : (
          <Button variant={isWaiting ? 'quiet' : 'primary'} icon={iconRefresh} data-testid="wm-retry" onClick={ask}>
            {isWaiting ? texts.openAgain : texts.tryAgain}
          </Button>
        )}
      </CardFooter>
    </>
  )
})
