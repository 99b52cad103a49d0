import { observer } from 'mobx-react-lite'
import { Button } from '../components/button'
import { Hero } from '../components/hero'
import { iconRefresh } from '../components/icon-paths'
import { Logo } from '../components/logo'
import { Ring } from '../components/ring'
import { sentences } from '../domain/sentences'
import { useViewTexts } from '../locales/view-texts-context'
import { useRoot } from '../react/root-context'

/** Waiting for a wallet: asked, declined, failed, connected. The ring stays, only its line changes. */
export const ConnectingExternalView = observer(function ConnectingExternalView() {
  'use no memo'
  const { asset, chain, connection, modal, router } = useRoot()
  const texts = useViewTexts()
  if (router.route.view !== 'ConnectingExternal') return null
  const { connector } = router.route.data
  const { attempt } = connection
  const retry = () => void connection.connectExternal(connector)
  const logo = <Logo src={asset.connectorImage(connector)} size={80} alt={connector.name} />

  if (attempt.state === 'connected') {
    const network = chain.activeCaipNetwork?.name ?? ''
    return (
      <>
        <Hero
          fill
          live
          testId="wm-connecting"
          data={{ 'data-state': 'connected' }}
          ring={<Ring state="connected">{logo}</Ring>}
          title={texts.connected}
          text={texts.connectedText(network)}
        />
        <Button onClick={() => modal.close('done')}>{texts.done}</Button>
      </>
    )
  }
  if (attempt.state === 'declined' || attempt.state === 'error') {
    const isDeclined = attempt.state === 'declined'
    const { shortMessage, details, hint } = attempt.error
    return (
      <>
        <Hero
          fill
          live
          testId="wm-connecting"
          data={{ 'data-state': attempt.state }}
          ring={<Ring state="declined">{logo}</Ring>}
          title={isDeclined ? texts.declined : texts.connectFailed}
          text={
            isDeclined ? texts.declinedText : sentences(details ? `${shortMessage}: ${details}` : shortMessage, hint)
          }
        />
        <Button icon={iconRefresh} data-testid="wm-retry" onClick={retry}>
          {texts.tryAgain}
        </Button>
      </>
    )
  }
  return (
    <>
      <Hero
        fill
        live
        testId="wm-connecting"
        data={{ 'data-state': 'waiting' }}
        ring={<Ring state="working">{logo}</Ring>}
        title={texts.approveIn(connector.name)}
        text={texts.approveText(connector.name)}
      />
      <Button variant="quiet" icon={iconRefresh} data-testid="wm-retry" onClick={retry}>
        {texts.openAgain(connector.name)}
      </Button>
    </>
  )
})
