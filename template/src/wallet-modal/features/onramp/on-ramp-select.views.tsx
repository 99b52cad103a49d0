import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { Row } from '../../components/lists/row'
import { RowGroup } from '../../components/lists/row-group'
import { Coin } from '../../components/marks/coin'
import { useRoot } from '../../react/root-context'
import { onRampOf } from './on-ramp-of-root'

/** Chooses the currency to pay with. */
export const OnRampFiatSelectView = observer(function OnRampFiatSelectView() {
  'use no memo'
  const root = useRoot()
  const { store } = onRampOf(root)
  useEffect(() => void store.getAvailableCurrencies(), [store])
  const offered = store.paymentCurrencies.length > 0 ? store.paymentCurrencies : [store.paymentCurrency]
  return (
    <RowGroup>
      {offered.map((currency) => (
        <Row
          key={currency.id}
          size="sm"
          lead={<Coin name={currency.id} size={32} />}
          title={currency.id}
          selected={currency.id === store.paymentCurrency.id}
          onClick={() => {
            store.setPaymentCurrency(currency)
            root.router.goBack()
          }}
          testId="wm-onramp-fiat"
          data={{ 'data-currency': currency.id }}
        />
      ))}
    </RowGroup>
  )
})

/** Chooses the currency to buy. */
export const OnRampTokenSelectView = observer(function OnRampTokenSelectView() {
  'use no memo'
  const root = useRoot()
  const { store } = onRampOf(root)
  useEffect(() => void store.getAvailableCurrencies(), [store])
  return (
    <RowGroup>
      {store.purchaseCurrencies.map((currency) => (
        <Row
          key={`${currency.id}:${currency.symbol}`}
          size="sm"
          lead={<Coin name={currency.symbol} size={32} />}
          title={currency.name}
          sub={currency.symbol}
          selected={currency.symbol === store.purchaseCurrency.symbol}
          onClick={() => {
            store.setPurchaseCurrency(currency)
            root.router.goBack()
          }}
          testId="wm-onramp-token"
          data={{ 'data-symbol': currency.symbol }}
        />
      ))}
    </RowGroup>
  )
})
