import { observer } from 'mobx-react-lite'
import { Button } from '../../../components/controls/button'
import { CardFooter } from '../../../components/layout/card'
import { GlyphPlate } from '../../../components/marks/glyph-plate'
import { Hero } from '../../../components/layout/hero'
import { iconRefresh, iconWalletConnect } from '../../../components/marks/icon-paths'
import { Logo } from '../../../components/marks/logo'
import { Ring } from '../../../components/marks/ring'
import { viewTexts } from '../../../locales/en/view-texts'
import { failureText } from '../../../locales/error-text'
import { useLanguage, useTexts } from '../../../locales/use-texts'
import { useRoot } from '../../../react/root-context'
import { usePairing } from './use-pairing'
import { pairingTexts } from '../pairing-texts'

/** How pairing ended, and what to do then: connected, declined by the wallet, or failed. */
export const PairingOutcome = observer(function PairingOutcome() {
  'use no memo'
  const { account, asset, chain, modal } = useRoot()
  const { pairing } = usePairing()
  const { connected, connectedText, done, declined, declinedText, tryAgain } = useTexts(viewTexts)
  const texts = useTexts(pairingTexts)
  const language = useLanguage()
  const { state, wallet } = pairing
  if (state.state === 'connected') {
    const image = wallet ? asset.walletImage(wallet) : account.walletInfo?.icon
    return (
      <>
        <Hero
          fill
          live
          testId="wm-connecting"
          data={{ 'data-state': 'connected' }}
          ring={
            <Ring state="connected">
              <Logo size={80} src={image} />
            </Ring>
          }
          title={connected}
          text={connectedText(chain.activeCaipNetwork?.name ?? '')}
        />
        <CardFooter>
          <Button onClick={() => modal.close('done')}>{done}</Button>
        </CardFooter>
      </>
    )
  }
  if (state.state !== 'declined' && state.state !== 'failed') return null
  const isDeclined = state.state === 'declined'
  const failure = failureText(language, state.error)
  return (
    <>
      <Hero
        fill
        live
        testId="wm-connecting"
        data={{ 'data-state': isDeclined ? 'declined' : 'error' }}
        ring={
          <Ring state={state.state}>
            {wallet ? (
              <Logo size={80} src={asset.walletImage(wallet)} />
            ) : (
              <GlyphPlate path={iconWalletConnect} tone="ink" size={80} />
            )}
          </Ring>
        }
        title={isDeclined ? declined : texts.pairingFailed}
        text={isDeclined ? declinedText : failure}
      />
      <CardFooter>
        <Button icon={iconRefresh} data-testid="wm-retry" onClick={() => pairing.retry()}>
          {tryAgain}
        </Button>
      </CardFooter>
    </>
  )
})
