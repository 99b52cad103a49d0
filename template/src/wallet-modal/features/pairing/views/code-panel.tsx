import { observer } from 'mobx-react-lite'
import { Button } from '../../../components/controls/button'
import { CardFooter } from '../../../components/layout/card'
import { Spoken } from '../../../components/feedback/spoken'
import { Icon } from '../../../components/marks/icon'
import { iconCheck, iconCopy, iconExternal, iconWalletConnect } from '../../../components/marks/icon-paths'
import { Logo } from '../../../components/marks/logo'
import { QrCode, QrMark } from '../../../components/qr-code/qr-code'
import { Skeleton } from '../../../components/feedback/skeleton'
import { connectLimits } from '../../../domain/wallets/connect-limits'
import { useModalStores, useRoot } from '../../../react/root-context'
import { useCopied } from '../../../views/account/use-copied'
import styles from './code-panel.module.css'
import { ExpiryFrame } from './expiry-frame'
import { PairingOutcome } from './pairing-outcome'
import type { PairingLink } from '../pairing.store'
import { usePairing } from './use-pairing'
import { minutesAndSeconds, useTimeLeft } from './use-time-left'
import { pairingTexts } from '../pairing-texts'
import { useTexts } from '../../../locales/use-texts'

/** From this remaining time on, the clock is shown as a warning, in milliseconds. */
const endingTime = 30_000

/** The code that a wallet on another device scans, with the time until it expires. */
export const CodePanel = observer(function CodePanel() {
  'use no memo'
  const { device } = useModalStores()
  const { pairing } = usePairing()
  const texts = useTexts(pairingTexts)
  const { state, wallet } = pairing
  if (state.state === 'declined' || state.state === 'failed' || state.state === 'connected') return <PairingOutcome />
  const isSlow = state.state === 'starting' && state.isSlow
  const isHere = device.isMobile && !wallet
  const instruction = wallet ? texts.withWallet : isHere ? texts.otherDevice : texts.anyWallet
  return (
    <>
      {isHere && <WalletsHere />}
      {state.state === 'ready' ? <Code key={state.link.uri} link={state.link} /> : <NoCodeYet />}
      <div className={styles['words']}>
        <p data-testid="wm-connecting" data-state="waiting" role="status">
          {state.state === 'ready' ? instruction : isSlow ? texts.slow : texts.starting}
        </p>
        {state.state === 'ready' && <Clock link={state.link} />}
      </div>
      {!isHere && (
        <CardFooter>
          <CopyLink />
        </CardFooter>
      )}
    </>
  )
})

/** On a phone, the ways to a wallet on the same phone come first: its app, and the link as text. */
const WalletsHere = observer(function WalletsHere() {
  'use no memo'
  const { pairing, panels } = usePairing()
  const texts = useTexts(pairingTexts)
  const { link, opening } = pairing
  const words = { none: '', opening: '', opened: texts.anyOpened, notOpened: texts.noneOpened }[opening.state]
  return (
    <div className={styles['here']}>
      <Button icon={iconExternal} disabled={!link} data-testid="wm-open-wallet" onClick={() => panels.openWallet()}>
        {texts.openAny}
      </Button>
      <CopyLink />
      <p role="status">{words}</p>
    </div>
  )
})

const Code = observer(function Code({ link }: { link: PairingLink }) {
  'use no memo'
  const { asset } = useRoot()
  const { pairing } = usePairing()
  const texts = useTexts(pairingTexts)
  const left = useTimeLeft(link.expiresAt)
  const { wallet } = pairing
  return (
    <ExpiryFrame left={left / connectLimits.pairingExpiry} isEnding={left <= endingTime}>
      <QrCode uri={link.uri} label={texts.codeLabel} tooLong={texts.codeTooLong}>
        {wallet ? (
          <Logo size={60} src={asset.walletImage(wallet)} />
        ) : (
          <QrMark>
            <Icon path={iconWalletConnect} size={32} />
          </QrMark>
        )}
      </QrCode>
    </ExpiryFrame>
  )
})

/** A placeholder with the size of the code. */
const NoCodeYet = observer(function NoCodeYet() {
  'use no memo'
  return (
    <ExpiryFrame left={undefined}>
      <Skeleton width="100%" height="100%" />
    </ExpiryFrame>
  )
})

const Clock = observer(function Clock({ link }: { link: PairingLink }) {
  'use no memo'
  const texts = useTexts(pairingTexts)
  const left = useTimeLeft(link.expiresAt)
  return (
    <p>
      {texts.expiresIn}{' '}
      <bdi className={styles['time']} data-ending={left <= endingTime || undefined}>
        {minutesAndSeconds(left)}
      </bdi>
    </p>
  )
})

/** The link as text, for a wallet on this device or a camera that cannot read the code. */
const CopyLink = observer(function CopyLink() {
  'use no memo'
  const { pairing } = usePairing()
  const texts = useTexts(pairingTexts)
  const { copied, copy } = useCopied()
  const { link } = pairing
  return (
    <>
      <Button
        variant="quiet"
        icon={copied ? iconCheck : iconCopy}
        disabled={!link}
        data-testid="wm-copy-link"
        onClick={() => link && copy(link.uri)}
      >
        {copied ? texts.linkCopied : texts.copyLink}
      </Button>
      <Spoken>{copied && texts.linkCopied}</Spoken>
    </>
  )
})
