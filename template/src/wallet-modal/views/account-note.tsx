import { observer } from 'mobx-react-lite'
import { Note } from '../components/note'
import { shortenAddress } from '../domain/address'
import { formatBalance, formatUnits } from '../domain/amount'
import { useViewTexts } from '../locales/view-texts-context'
import { useRoot } from '../react/root-context'
import { useCopied } from './use-copied'

/** The amount in the parts that the note sets in different sizes, in the visitor's own notation. */
function splitBalance(balance: { value: bigint; decimals: number; symbol: string }) {
  const [whole = '0', fraction] = formatBalance(balance).split('.')
  const decimalSign = new Intl.NumberFormat().formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ?? '.'
  const grouped = /^\d+$/.test(whole) ? new Intl.NumberFormat().format(BigInt(whole)) : whole
  return {
    whole: grouped,
    ...(fraction && { fraction: `${decimalSign}${fraction}` }),
    symbol: balance.symbol,
    value: formatUnits(balance.value, balance.decimals),
  }
}

/** The account hero: printed from its address. */
export const AccountNote = observer(function AccountNote() {
  'use no memo'
  const { account, chain } = useRoot()
  const texts = useViewTexts()
  const { copied, copy } = useCopied()
  const { address, balance, state } = account
  if (!address) return null
  const isLoading = !balance && state.balanceState === 'loading'
  const failed = !balance && state.balanceState === 'failed' && !chain.isUnsupportedShown
  return (
    <Note
      address={address}
      addressText={shortenAddress(address)}
      name={state.profileName ?? undefined}
      imageUrl={state.profileImage ?? undefined}
      onCopy={() => copy(address)}
      copyLabel={texts.copyAddress}
      copied={copied}
      copiedLabel={texts.addressCopied}
      balance={balance && splitBalance(balance)}
      balanceLoading={isLoading}
      secondary={failed ? texts.balanceUnavailable : undefined}
    />
  )
})
