import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { PillButton } from '../../components/controls/pill-button'
import { SafeImage } from '../../components/marks/safe-image'
import { required } from '../../domain/errors/errors'
import { buttonTexts } from '../../locales/en/button-texts'
import { useTexts } from '../../locales/use-texts'
import { guarded } from '../../react/guarded'
import { loadModal } from '../../react/load-modal'
import { useButtonTheme } from '../../react/hooks/use-opener'
import { useRoot, useShownRoot } from '../../react/root-context'
import type { WalletButtonName } from './button-wallets'
import { buttonWallets } from './button-wallets'
import styles from './wallet-button.module.css'
import type { WalletButtons } from './wallet-buttons'

interface WalletButtonProps {
  /** The wallet to connect; `walletConnect` connects any wallet by the pairing code. Default: 'metamask'. */
  wallet?: WalletButtonName | 'walletConnect'
  /** 40 pixels high, or 32. Default: 'md'. */
  size?: 'md' | 'sm'
}

/**
 * Connects one wallet without showing a list: directly if the wallet is installed in this browser, else by pairing in the modal. Name and
 * logo come from the directory, which is asked once for all buttons of the page.
 */
export const WalletButton = /* @__PURE__ */ guarded(
  /* @__PURE__ */ observer(function WalletButton({ wallet = 'metamask', size = 'md' }: WalletButtonProps) {
    'use no memo'
    const { features, modalStoresLoader, platform } = useRoot()
    const { account, asset } = useShownRoot()
    const theme = useButtonTheme()
    const texts = useTexts(buttonTexts)
    const named = wallet === 'walletConnect' ? undefined : buttonWallets[wallet]
    const [buttons, setButtons] = useState<WalletButtons>()
    const [hasFailed, setFailed] = useState(false)
    useEffect(() => {
      const load = () =>
        void Promise.all([modalStoresLoader.load(), loadModal()])
          .then(async () => {
            const loaded = await required(features.loadWalletButtons, 'MODAL_NOT_LOADED')()
            setButtons(() => loaded)
            return named && loaded.load(named)
          })
          .catch((error: unknown) => platform.log.error('The wallet button could not be loaded.', error))
      return platform.whenIdle(load)
    }, [named, features, modalStoresLoader, platform])
    const entry = named && buttons?.entries.get(named.id)
    const isReady = named ? entry !== undefined : buttons !== undefined
    const isBusy = buttons?.isAsked(entry) === true
    const connect = () => {
      setFailed(false)
      void buttons?.connect(entry).then((isConnected) => setFailed(!isConnected))
    }
    return (
      <PillButton
        {...theme}
        variant="outline"
        size={size}
        busy={isBusy}
        disabled={!isReady || account.isConnected}
        data-testid="wm-wallet-button"
        data-wallet={wallet}
        data-ready={isReady}
        data-error={hasFailed || undefined}
        onClick={connect}
      >
        {entry && <SafeImage className={styles['logo']} src={asset.walletImage(entry)} alt="" fallback={null} />}
        {isReady ? (entry?.name ?? 'WalletConnect') : texts.loading}
      </PillButton>
    )
  }),
)
