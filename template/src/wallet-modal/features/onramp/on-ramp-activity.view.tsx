import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { Button } from '../../components/controls/button'
import { Spinner } from '../../components/feedback/spinner'
import { EmptyState } from '../../components/layout/empty-state'
import { iconOffline, iconRefresh } from '../../components/marks/icon-paths'
import { iconPlus } from '../../components/marks/view-icon-paths'
import type { Transaction } from '../../domain/history/transaction'
import { useTexts } from '../../locales/use-texts'
import { useRoot } from '../../react/root-context'
import type { Times } from '../history/times'
import { useTimes } from '../history/times'
import { TransactionItem } from '../history/items/transaction-item'
import { useNow } from '../history/use-now'
import { onRampOf } from './on-ramp-of-root'
import { onRampTexts } from './on-ramp-texts'
import styles from './on-ramp.module.css'

/** The purchases by month, in the order of the list, which begins with the newest. Purchases without a currency are left out. */
function byMonth(purchases: readonly Transaction[], times: Times, now: number): [title: string, list: Transaction[]][] {
  const months = new Map<string, Transaction[]>()
  for (const purchase of purchases) {
    if (!purchase.transfers.some(({ fungible_info }) => fungible_info)) continue
    const at = new Date(purchase.metadata.minedAt)
    const title = times.month(at.getFullYear(), at.getMonth(), now)
    months.set(title, [...(months.get(title) ?? []), purchase])
  }
  return [...months]
}

/** The purchases of the account, grouped by month. The list is read again while a purchase is under way. */
export const OnRampActivityView = observer(function OnRampActivityView() {
  'use no memo'
  const root = useRoot()
  const { caipAddress } = root.account
  const texts = useTexts(onRampTexts)
  const { list } = onRampOf(root)
  const now = useNow()
  const times = useTimes()
  useEffect(() => {
    void list.enter()
    return () => list.leave()
  }, [list, caipAddress])
  if (list.state === 'failed') {
    const retry = (
      <Button variant="quiet" size="md" icon={iconRefresh} data-testid="wm-retry" onClick={() => void list.enter()}>
        {texts.tryAgain}
      </Button>
    )
    return (
      <EmptyState
        icon={iconOffline}
        title={texts.purchasesFailed}
        text={texts.purchasesFailedText}
        action={retry}
        testId="wm-onramp-failed"
      />
    )
  }
  if (list.state !== 'ready')
    return (
      <div className={styles['waiting']}>
        <Spinner label={texts.titles.OnRampActivity} />
      </div>
    )
  const months = byMonth(list.purchases, times, now)
  if (months.length === 0)
    return <EmptyState icon={iconPlus} title={texts.noPurchases} text={texts.noPurchasesText} testId="wm-onramp-none" />
  return months.map(([title, purchases]) => (
    <section key={title} className={styles['month']} data-testid="wm-onramp-activity">
      <h3 className={styles['title']}>{title}</h3>
      {purchases.map((purchase) => (
        <TransactionItem
          key={purchase.id}
          transaction={purchase}
          at={Date.parse(purchase.metadata.minedAt)}
          now={now}
        />
      ))}
    </section>
  ))
})
