import { observer } from 'mobx-react-lite'
import { LinkButton } from '../../../components/controls/link-button'
import { useModalStores, useRoot } from '../../../react/root-context'
import styles from './get-wallet-line.module.css'
import { getWallet } from '../downloads'
import { usePairing } from './use-pairing'
import { pairingTexts } from '../pairing-texts'
import { useTexts } from '../../../locales/use-texts'

const maxNameLength = 12

/** A line that leads a visitor without the wallet to its download pages. */
export const GetWalletLine = observer(function GetWalletLine() {
  'use no memo'
  const { router } = useRoot()
  const { device } = useModalStores()
  const { pairing } = usePairing()
  const texts = useTexts(pairingTexts)
  const { wallet } = pairing
  const way = wallet && getWallet(wallet, device)
  if (!wallet || !way) return null
  const name = wallet.name.length > maxNameLength ? `${wallet.name.slice(0, maxNameLength).trim()}…` : wallet.name
  const showPlaces = () => router.push({ view: 'Downloads', data: { wallet } })
  return (
    <p className={styles['line']}>
      {texts.dontHave(name)}
      {'url' in way ? (
        <LinkButton href={way.url} testId="wm-get">
          {texts.get}
        </LinkButton>
      ) : (
        <LinkButton onClick={showPlaces} testId="wm-get">
          {texts.get}
        </LinkButton>
      )}
    </p>
  )
})
