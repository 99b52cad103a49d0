import { observer } from 'mobx-react-lite'
import { Hero } from '../../../components/layout/hero'
import { Logo } from '../../../components/marks/logo'
import { useRoot } from '../../../react/root-context'
import { usePairing } from './use-pairing'
import { pairingTexts } from '../pairing-texts'
import { useTexts } from '../../../locales/use-texts'

/** Shown for a wallet extension that this browser does not have. */
export const MissingPanel = observer(function MissingPanel() {
  'use no memo'
  const { asset } = useRoot()
  const { pairing } = usePairing()
  const texts = useTexts(pairingTexts)
  const { wallet } = pairing
  if (!wallet) return null
  return (
    <Hero
      fill
      ring={<Logo size={80} src={asset.walletImage(wallet)} />}
      title={texts.notDetected}
      text={texts.notDetectedText}
    />
  )
})
