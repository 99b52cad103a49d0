import { observer } from 'mobx-react-lite'
import { Hero } from '../../../components/layout/hero'
import { Logo } from '../../../components/marks/logo'
import { useRoot } from '../../../react/root-context'
import { usePairing } from './use-pairing'
import { usePairingTexts } from '../pairing-texts-context'

/** A wallet that is an extension, which this browser does not have. */
export const MissingPanel = observer(function MissingPanel() {
  'use no memo'
  const { asset } = useRoot()
  const { pairing } = usePairing()
  const words = usePairingTexts()
  const { wallet } = pairing
  if (!wallet) return null
  return (
    <Hero
      fill
      ring={<Logo size={80} src={asset.walletImage(wallet)} alt={wallet.name} />}
      title={words.notDetected}
      text={words.notDetectedText(wallet.name)}
    />
  )
})
