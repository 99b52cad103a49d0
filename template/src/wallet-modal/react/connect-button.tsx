import { observer } from 'mobx-react-lite'
import { PillButton } from '../components/controls/pill-button'
import type { ChainNamespace } from '../domain/networks/caip'
import { buttonTexts } from '../locales/en/button-texts'
import { useTexts } from '../locales/use-texts'
import { guarded } from './guarded'
import { useRoot, useShownRoot } from './root-context'
import { useOpener } from './hooks/use-opener'

export interface ConnectButtonProps {
  /** The label. Default: 'Connect wallet'. */
  label?: string
  /** The label while a wallet is being asked. Default: 'Connecting…'. */
  loadingLabel?: string
  /** 40 pixels high, or 32. Default: 'md'. */
  size?: 'md' | 'sm'
  /** Lists the wallets of one namespace only. */
  namespace?: ChainNamespace
}

/** Opens the modal at the Connect view. */
export const ConnectButton = /* @__PURE__ */ guarded(
  /* @__PURE__ */ observer(function ConnectButton({ label, loadingLabel, size = 'md', namespace }: ConnectButtonProps) {
    'use no memo'
    const { modal: dialog } = useRoot()
    const { modal, connection } = useShownRoot()
    const opener = useOpener()
    const texts = useTexts(buttonTexts)
    const isBusy = modal.loading || connection.attempt.state === 'waiting'
    return (
      <PillButton
        {...opener}
        size={size}
        busy={isBusy}
        data-testid="wm-connect-button"
        onClick={() => dialog.show({ view: 'Connect', ...(namespace && { namespace }) })}
      >
        {isBusy ? (loadingLabel ?? texts.connecting) : (label ?? texts.connect)}
      </PillButton>
    )
  }),
)
