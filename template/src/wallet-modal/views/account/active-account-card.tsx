import { observer } from 'mobx-react-lite'
import { AccountCard } from '../../components/account-card/account-card'
import { IconButton } from '../../components/controls/icon-button'
import { iconEye, iconEyeOff, iconLogout } from '../../components/marks/view-icon-paths'
import { labelOf, shortenAddress } from '../../domain/account/address'
import { buttonTexts } from '../../locales/en/button-texts'
import { viewTexts } from '../../locales/en/view-texts'
import { useRoot } from '../../react/root-context'
import { accountWorth } from './account-parts'
import { useCopied } from './use-copied'
import { useDisconnect } from './use-disconnect'
import { accountTexts } from '../../locales/en/account-texts'
import { leftToRight } from '../../domain/direction'
import { useLanguage, useTexts } from '../../locales/use-texts'
import type { AccountCardAmount } from '../../components/account-card/account-card-balance'
import type { Balance } from '../../domain/account/account'
import { formatBalance, formatUnits, localParts } from '../../domain/tokens/amount'

/** The card of the active account, with a pattern derived from its address. */
export const ActiveAccountCard = observer(function ActiveAccountCard() {
  'use no memo'
  const root = useRoot()
  const { account, chain, modal } = root
  const texts = useTexts(viewTexts)
  const { balanceUnavailable, hideBalances, showBalances } = useTexts(accountTexts)
  const { hidden, balanceHidden } = useTexts(buttonTexts)
  const language = useLanguage()
  const { copied, copy } = useCopied()
  const { label, disconnect } = useDisconnect()
  const { address, balance, state, hidesBalances } = account
  if (!address) return null
  const worth = accountWorth()?.amount(root)
  const native = balance && nativeAmount(balance, language.tag)
  const failed = !balance && state.balanceState === 'failed' && !chain.isUnsupportedShown
  const nativeLine =
    native && !hidesBalances && leftToRight(language, `${native.whole}${native.fraction ?? ''} ${native.symbol}`)
  const known = worth ?? native
  // The native balance has its place in the second line from the start, so that the headline does not change its currency.
  const isAwaited = native && !worth && !chain.isUnsupportedShown && accountWorth()?.isAwaited(root)
  return (
    <AccountCard
      address={address}
      addressText={shortenAddress(address)}
      name={labelOf(state.addressLabels, address) ?? state.profileName ?? undefined}
      imageUrl={state.profileImage ?? undefined}
      onCopy={account.isConnected ? () => copy(address) : undefined}
      copyLabel={texts.copyAddress}
      copied={copied}
      copiedLabel={texts.addressCopied}
      balance={
        isAwaited ? undefined : known && hidesBalances ? { whole: hidden, symbol: '', label: balanceHidden } : known
      }
      balanceLoading={isAwaited || (!balance && state.balanceState === 'loading')}
      balanceEnd={
        state.balanceState !== 'unsupported' && (
          <IconButton
            size="sm"
            icon={hidesBalances ? iconEyeOff : iconEye}
            label={hidesBalances ? showBalances : hideBalances}
            onClick={() => account.hideBalances(!hidesBalances)}
            data-testid="wm-hide-balances"
          />
        )
      }
      secondary={failed ? balanceUnavailable : (worth || isAwaited) && nativeLine}
    >
      <IconButton
        size="sm"
        icon={iconLogout}
        label={label}
        disabled={modal.loading}
        onClick={disconnect}
        data-testid="wm-card-disconnect"
      />
    </AccountCard>
  )
})

/** The native balance, split into parts of different font sizes for the account card. */
function nativeAmount(balance: Balance, tag: string | undefined): AccountCardAmount {
  const value = formatUnits(balance.value, balance.decimals)
  return { ...localParts(formatBalance(balance), tag), symbol: balance.symbol, value }
}
