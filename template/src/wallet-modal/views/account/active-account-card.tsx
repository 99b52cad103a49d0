import { observer } from 'mobx-react-lite'
import { AccountCard } from '../../components/account-card/account-card'
import { labelOf, shortenAddress } from '../../domain/account/address'
import { viewTexts } from '../../locales/en/view-texts'
import { useRoot } from '../../react/root-context'
import { nativeAmount } from './account-amounts'
import { accountWorth } from './account-parts'
import { useCopied } from './use-copied'
import { accountTexts } from '../../locales/en/account-texts'
import { useTexts } from '../../locales/use-texts'

/** The card of the active account, with a pattern derived from its address. */
export const ActiveAccountCard = observer(function ActiveAccountCard() {
  'use no memo'
  const root = useRoot()
  const { account, chain } = root
  const texts = useTexts(viewTexts)
  const { balanceUnavailable } = useTexts(accountTexts)
  const { copied, copy } = useCopied()
  const { address, balance, state } = account
  if (!address) return null
  const worth = accountWorth()?.amount(root)
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
      balance={worth ?? native}
      balanceLoading={isLoading}
      secondary={failed ? balanceUnavailable : worth && nativeLine}
    />
  )
})
