import styles from './account-card-balance.module.css'
import { Skeleton } from '../feedback/skeleton'

/** An amount, split into parts of different font sizes. */
export interface AccountCardAmount {
  /** The whole number, grouped, with a currency sign in front: `12,480` or `$12,480`. */
  whole: string
  /** The decimals, with the decimal sign of the locale: `.59`. */
  fraction?: string
  /** The unit after the number. Empty if a currency sign stands in front. */
  symbol: string
  /** The exact decimal value for `data-value`. Default: `whole` and `fraction` joined. */
  value?: string
  /** Read by screen readers instead of a hidden amount. */
  label?: string
}

interface AccountCardBalanceProps {
  amount: AccountCardAmount | undefined
  loading: boolean
}

/** The balance on the account card. Its number is large and gets smaller in steps as it grows longer. */
export function AccountCardBalance({ amount, loading }: AccountCardBalanceProps) {
  if (!amount) {
    return (
      <div className={styles['balance']} aria-busy={loading || undefined}>
        {loading && <Skeleton width="168px" height="30px" />}
      </div>
    )
  }
  const { whole, fraction = '', symbol, value = whole + fraction, label } = amount
  return (
    <div
      className={styles['balance']}
      data-fit={fitStep(whole, fraction, symbol)}
      aria-busy={loading || undefined}
      data-testid="wm-balance"
      data-value={value}
      data-symbol={symbol}
    >
      <bdi dir="ltr" role={label && 'img'} aria-label={label}>
        {whole}
        {fraction && <span className={styles['fraction']}>{fraction}</span>}
        {symbol && <span className={styles['symbol']}> {symbol}</span>}
      </bdi>
    </div>
  )
}

/** Chooses one of four font sizes, so that the amount fits on one line of 304 pixels. A digit has the width 1, smaller characters less. */
function fitStep(whole: string, fraction: string, symbol: string): 1 | 2 | 3 | 4 {
  const digits = whole.length + fraction.length * 0.6
  const unit = symbol ? (symbol.length + 1) * 0.5 : 0
  if (digits + unit <= 12) return 1
  if (digits + unit <= 15) return 2
  return digits + unit <= 20 ? 3 : 4
}
