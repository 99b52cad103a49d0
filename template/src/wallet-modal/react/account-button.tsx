import { observer } from 'mobx-react-lite'
import { Avatar } from '../components/marks/avatar'
import { iconWarn } from '../components/controls/button-icon-paths'
import { Icon } from '../components/marks/icon'
import { PillButton } from '../components/controls/pill-button'
import { shortenAddress } from '../domain/account/address'
import { formatBalance, localText } from '../domain/tokens/amount'
import type { ChainNamespace } from '../domain/networks/caip'
import { buttonTexts } from '../locales/en/button-texts'
import { useLanguage, useTexts } from '../locales/use-texts'
import { guarded } from './guarded'
import { useShownRoot } from './root-context'
import { useOpener } from './hooks/use-opener'

export interface AccountButtonProps {
  disabled?: boolean
  /** Whether the balance is shown beside the account. Default: 'show'. */
  balance?: 'show' | 'hide'
  /** How many characters are shown at the start of the address, after the `0x`. Default: 4. */
  charsStart?: number
  /** How many characters are shown at the end of the address. Default: 4. */
  charsEnd?: number
  /** The namespace whose account is shown. Default: the active one. */
  namespace?: ChainNamespace
}

/** Shows the connected account and opens the modal. Renders nothing without an account. */
export const AccountButton = /* @__PURE__ */ guarded(
  /* @__PURE__ */ observer(function AccountButton({
    disabled,
    balance = 'show',
    charsStart = 4,
    charsEnd = 4,
    namespace,
  }: AccountButtonProps) {
    'use no memo'
    const { account, chain, modal } = useShownRoot()
    const opener = useOpener()
    const texts = useTexts(buttonTexts)
    const { tag } = useLanguage()
    const isActive = namespace === undefined || namespace === chain.activeChain
    const { address, balance: amount, profileName, profileImage } = account.stateOf(namespace ?? chain.activeChain)
    if (!address) return null
    const hidden = account.hidesBalances && { role: 'img', 'aria-label': texts.balanceHidden }
    const isUnsupported = isActive && chain.isUnsupportedShown
    const open = () => {
      if (namespace) chain.setActiveNamespace(namespace)
      modal.show(chain.isUnsupportedShown ? { view: 'UnsupportedChain' } : {})
    }
    const shown = profileName ?? shortenAddress(address, charsStart + 2, charsEnd)
    return (
      <PillButton {...opener} variant="outline" disabled={disabled} data-testid="wm-account-button" onClick={open}>
        {isUnsupported && (
          <span data-wide="">
            <Icon path={iconWarn} size={18} /> {texts.switchNetwork}
          </span>
        )}
        {!isUnsupported && balance === 'show' && amount && (
          <span data-wide="" data-testid="wm-button-balance" dir="ltr" {...hidden}>
            {hidden ? texts.hidden : `${localText(formatBalance(amount), tag)} ${amount.symbol}`}
          </span>
        )}
        <Avatar address={address} size={20} imageUrl={profileImage ?? undefined} />
        <span>{shown}</span>
      </PillButton>
    )
  }),
)
