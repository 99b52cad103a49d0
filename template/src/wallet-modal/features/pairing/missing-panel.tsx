import { observer } from 'mobx-react-lite'
import { Hero } from '../../components/hero'
import { Logo } from '../../components/logo'
import { useViewTexts } from '../../locales/view-texts-context'
import { useRoot } from '../../react/root-context'
import { usePairing } from './use-pairing'

/** A wallet that is an extension, which this browser does not have. */
export const MissingPanel = observer(function MissingPanel() {
  'use no memo'
  const { asset } = useRoot()
  const { pairing } = usePairing()
  const texts = useViewTexts()
  const { wallet } = pairing
  if (!wallet) return null
  return (
    <Hero
      fill
      ring={<Logo size={80} src={asset.walletImage(wallet)} alt={wallet.name} />}
      title={texts.pairing.notDetected}
      text={texts.pairing.notDetectedText(wallet.name)}
    />
  )
})
