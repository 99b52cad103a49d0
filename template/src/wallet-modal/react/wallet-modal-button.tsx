import { observer } from 'mobx-react-lite'
import type { AccountButtonProps } from './account-button'
import { AccountButton } from './account-button'
import type { ConnectButtonProps } from './connect-button'
import { ConnectButton } from './connect-button'
import { guarded } from './guarded'
import { useShownRoot } from './root-context'

type WalletModalButtonProps = ConnectButtonProps & AccountButtonProps

/** The connect button until an account is connected, then the account button. */
export const WalletModalButton = /* @__PURE__ */ guarded(
  /* @__PURE__ */ observer(function WalletModalButton(props: WalletModalButtonProps) {
    'use no memo'
    const { account, chain } = useShownRoot()
    const { address, status } = account.stateOf(props.namespace ?? chain.activeChain)
    return (
      <span data-testid="wm-button" data-status={status}>
        {address ? <AccountButton {...props} /> : <ConnectButton {...props} />}
      </span>
    )
  }),
)
