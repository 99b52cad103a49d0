import { observer } from 'mobx-react-lite'
import { Button } from '../../../components/controls/button'
import { CardFooter } from '../../../components/layout/card'
import { Spoken } from '../../../components/feedback/spoken'
import { Hero } from '../../../components/layout/hero'
import { iconCopy, iconCheck, iconExternal, iconQr } from '../../../components/marks/icon-paths'
import { LinkButton } from '../../../components/controls/link-button'
import { Logo } from '../../../components/marks/logo'
import { Ring } from '../../../components/marks/ring'
import { viewTexts } from '../../../locales/en/view-texts'
import { useTexts } from '../../../locales/use-texts'
import { useModalStores, useRoot } from '../../../react/root-context'
import { useCopied } from '../../../views/account/use-copied'
import styles from './app-panel.module.css'
import { storeFor } from '../downloads'
import { PairingOutcome } from './pairing-outcome'
import { usePairing } from './use-pairing'
import { pairingTexts } from '../pairing-texts'

/** Opens the wallet as an app or as a web page, always in the event handler of the tap. */
export const AppPanel = observer(function AppPanel() {
  'use no memo'
  const { asset } = useRoot()
  const { pairing, panels } = usePairing()
  const { approveIn, openAgain } = useTexts(viewTexts)
  const texts = useTexts(pairingTexts)
  const { state, wallet, opening } = pairing
  if (!wallet) return null
  if (state.state === 'declined' || state.state === 'failed' || state.state === 'connected') return <PairingOutcome />
  const { name } = wallet
  const isFailed = opening.state === 'notOpened'
  const isOpened = opening.state === 'opened' || opening.state === 'opening'
  const isReady = state.state === 'ready'
  const openText = panels.platform === 'mobile' ? texts.openApp : texts.openPage
  const isSlow = state.state === 'starting' && state.isSlow
  return (
    <>
      <Hero
        fill
        live
        testId="wm-connecting"
        data={{ 'data-state': 'waiting' }}
        ring={
          <Ring state={isFailed ? 'warning' : 'working'}>
            <Logo size={80} src={asset.walletImage(wallet)} />
          </Ring>
        }
        title={isFailed ? texts.notOpened(name) : isOpened ? approveIn(name) : texts.continueIn(name)}
        text={isFailed ? texts.notOpenedText : isSlow ? texts.slow : isOpened ? texts.comeBack : openText}
      />
      <OtherWays />
      <CardFooter>
        <Button
          variant={isOpened ? 'quiet' : 'primary'}
          icon={iconExternal}
          busy={!isReady}
          data-testid="wm-open-wallet"
          onClick={() => panels.openWallet()}
        >
          {!isReady ? texts.preparing : isOpened ? openAgain : texts.openAny}
        </Button>
      </CardFooter>
    </>
  )
})

/** Other ways when the app does not open: the link as text, the code, and the app store. */
const OtherWays = observer(function OtherWays() {
  'use no memo'
  const { device } = useModalStores()
  const { pairing, panels } = usePairing()
  const texts = useTexts(pairingTexts)
  const { copied, copy } = useCopied()
  const { link, wallet, opening } = pairing
  const store = wallet && opening.state === 'notOpened' ? storeFor(wallet, device) : undefined
  return (
    <div className={styles['ways']}>
      {store && wallet && (
        <LinkButton icon={iconExternal} href={store.url} testId="wm-get-wallet">
          {texts.getFromStore(wallet.name)}
        </LinkButton>
      )}
      {link && (
        <LinkButton icon={copied ? iconCheck : iconCopy} onClick={() => copy(link.uri)} testId="wm-copy-link">
          {copied ? texts.linkCopied : texts.copyLink}
        </LinkButton>
      )}
      <Spoken>{copied && texts.linkCopied}</Spoken>
      {link && panels.platform === 'mobile' && (
        <LinkButton icon={iconQr} onClick={() => panels.show('qrcode')} testId="wm-show-code">
          {texts.showCode}
        </LinkButton>
      )}
    </div>
  )
})
