import { observer } from 'mobx-react-lite'
import { Button } from '../../components/button'
import { Hero } from '../../components/hero'
import { iconCopy, iconCheck, iconExternal, iconQr } from '../../components/icon-paths'
import { LinkButton } from '../../components/link-button'
import { Logo } from '../../components/logo'
import { Ring } from '../../components/ring'
import { useViewTexts } from '../../locales/view-texts-context'
import { useLate, useRoot } from '../../react/root-context'
import { useCopied } from '../../views/use-copied'
import styles from './app-panel.module.css'
import { storeFor } from './downloads'
import { PairingOutcome } from './pairing-outcome'
import { usePairing } from './use-pairing'

/** Opens the wallet as an app or as a page of its own, always in the turn of the tap. */
export const AppPanel = observer(function AppPanel() {
  'use no memo'
  const { asset } = useRoot()
  const { pairing, panels } = usePairing()
  const texts = useViewTexts()
  const { state, wallet, opening } = pairing
  if (!wallet) return null
  if (state.state === 'declined' || state.state === 'failed' || state.state === 'connected') return <PairingOutcome />
  const { name } = wallet
  const isFailed = opening.state === 'notOpened'
  const isOpened = opening.state === 'opened' || opening.state === 'opening'
  const isReady = state.state === 'ready'
  const openText = panels.platform === 'mobile' ? texts.pairing.openApp(name) : texts.pairing.openPage(name)
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
            <Logo size={80} src={asset.walletImage(wallet)} alt={name} />
          </Ring>
        }
        title={
          isFailed ? texts.pairing.notOpened(name) : isOpened ? texts.approveIn(name) : texts.pairing.continueIn(name)
        }
        text={
          isFailed
            ? texts.pairing.notOpenedText
            : isSlow
              ? texts.pairing.slow
              : isOpened
                ? texts.pairing.comeBack
                : openText
        }
      />
      <OtherWays />
      <Button
        variant={isOpened ? 'quiet' : 'primary'}
        icon={iconExternal}
        busy={!isReady}
        data-testid="wm-open-wallet"
        onClick={() => panels.openWallet()}
      >
        {!isReady ? texts.pairing.preparing : isOpened ? texts.openAgain(name) : texts.pairing.open(name)}
      </Button>
    </>
  )
})

/** What to do when the app does not open: the link, the code, and where to get the app. */
const OtherWays = observer(function OtherWays() {
  'use no memo'
  const { device } = useLate()
  const { pairing, panels } = usePairing()
  const texts = useViewTexts()
  const { copied, copy } = useCopied()
  const { link, wallet, opening } = pairing
  const store = wallet && opening.state === 'notOpened' ? storeFor(wallet, device) : undefined
  return (
    <div className={styles['ways']}>
      {store && wallet && (
        <LinkButton icon={iconExternal} href={store.url} testId="wm-get-wallet">
          {texts.pairing.getFromStore(wallet.name)}
        </LinkButton>
      )}
      {link && (
        <LinkButton icon={copied ? iconCheck : iconCopy} onClick={() => copy(link.uri)} testId="wm-copy-link">
          {copied ? texts.pairing.linkCopied : texts.pairing.copyLink}
        </LinkButton>
      )}
      {link && panels.platform === 'mobile' && (
        <LinkButton icon={iconQr} onClick={() => panels.show('qrcode')} testId="wm-show-code">
          {texts.pairing.showCode}
        </LinkButton>
      )}
    </div>
  )
})
