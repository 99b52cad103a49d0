import { Logo } from '../../../components/marks/logo'
import styles from './siwx.module.css'

interface AppAndWalletProps {
  appIcon: string | undefined
  appName: string
  walletIcon: string | undefined
  walletName: string
}

/** The icons of the app and the wallet, joined by an animated line. */
export function AppAndWallet({ appIcon, appName, walletIcon, walletName }: AppAndWalletProps) {
  return (
    <div className={styles['pair']} aria-hidden="true">
      <Logo src={appIcon} size={60} initial={[...appName][0]?.toUpperCase()} />
      <span className={styles['line']} />
      <Logo src={walletIcon} size={60} alt={walletName} />
    </div>
  )
}
