import { observer } from 'mobx-react-lite'
import { AccountCard } from '../../components/account-card/account-card'
import type { AccountCardAmount } from '../../components/account-card/account-card-balance'
import type { Balance } from '../../domain/account/account'
import { labelOf, shortenAddress } from '../../domain/account/address'
import { formatBalance, formatUnits } from '../../domain/tokens/amount'
import { localParts, splitFiat } from '../../domain/tokens/money'
import { viewTexts } from '../../locales/en/view-texts'
import { useRoot } from '../../react/root-context'
import { useCopied } from './use-copied'
import { accountTexts } from '../../locales/en/account-texts'
import { useTexts } from '../../locales/use-texts'

/** A native balance in the parts that the account card sets in different sizes. */
function nativeAmount(balance: Balance): AccountCardAmount {
  const value = formatUnits(balance.value, balance.decimals)
  return { ...localParts(formatBalance(balance)), symbol: balance.symbol, value }
}

/** Everything the account holds, in dollars. */
function fiatAmount(total: number): AccountCardAmount {
  return { ...splitFiat(total), symbol: '', value: total.toFixed(2) }
}

/** The account hero: printed from its address. */
export const ActiveAccountCard = observer(function ActiveAccountCard() {
  'use no memo'
  const { account, accountLoader, chain } = useRoot()
  const texts = useTexts(viewTexts)
  const { balanceUnavailable } = useTexts(accountTexts)
  const { copied, copy } = useCopied()
  const { address, balance, state } = account
  if (!address) return null
  const total = accountLoader.stores?.tokens.total
  const native = balance && nativeAmount(balance)
  const isLoading = !balance && state.balanceState === 'loading'
  const failed = !balance && state.balanceState === 'failed' && !chain.isUnsupportedShown
  const nativeLine = native && `${native.whole}${native.fraction ?? ''} ${native.symbol}`
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
      balance={total === undefined ? native : fiatAmount(total)}
      balanceLoading={isLoading}
      secondary={failed ? balanceUnavailable : total === undefined ? undefined : nativeLine}
    />
  )
})
