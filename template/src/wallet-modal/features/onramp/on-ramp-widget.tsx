import { observer } from 'mobx-react-lite'
import { useId, useState } from 'react'
import { classNames } from '../../components/attributes'
import baseStyles from '../../components/base.module.css'
import { PillButton } from '../../components/controls/pill-button'
import { buttonTexts } from '../../locales/en/button-texts'
import { useLanguage, useTexts } from '../../locales/use-texts'
import { guarded } from '../../react/guarded'
import { useOpener } from '../../react/hooks/use-opener'
import { useRoot, useShownRoot } from '../../react/root-context'
import { onRampWidgetTexts } from './on-ramp-widget-texts'
import styles from './on-ramp-widget.module.css'

interface OnRampWidgetProps {
  /** The amounts of money that a press fills in. Default: 100, 250, 500 and 1000. */
  presets?: readonly number[]
}

const usual = [100, 250, 500, 1000]

/**
 * A field for an amount of money on the host's page, with an estimate of what it buys. The button opens the modal at the providers, or asks
 * the visitor to connect first. No service is asked before the visitor uses the field.
 */
export const OnRampWidget = /* @__PURE__ */ guarded(
  /* @__PURE__ */ observer(function OnRampWidget({ presets = usual }: OnRampWidgetProps) {
    'use no memo'
    const root = useRoot()
    const { account, features } = useShownRoot()
    const { theme, style, ...opener } = useOpener()
    const texts = useTexts(onRampWidgetTexts)
    const { connect } = useTexts(buttonTexts)
    const id = useId()
    const [amount, setAmount] = useState('')
    const { isConnected } = account
    const store = features.onRamp?.store
    const { paymentCurrency, purchaseCurrency, purchaseAmount, quotesLoading, error } = store ?? {}
    const currency = paymentCurrency?.id ?? 'USD'
    const symbol = purchaseCurrency?.symbol ?? ''
    const { tag } = useLanguage()
    // A service may name a currency that browsers do not know.
    // In some currencies `Intl` writes invisible direction marks, which would move the currency symbol, so the marks are removed. The function
    // `withoutMarks` is not used for this, because its import would make the bundler split the first chunk.
    const money = (value: number) =>
      /^[A-Z]{3}$/.test(currency)
        ? new Intl.NumberFormat(tag, { style: 'currency', currency, maximumFractionDigits: 0 })
            .format(value)
            .replaceAll(/[\u200E\u200F\u061C]/g, '')
        : `${new Intl.NumberFormat(tag).format(value)} ${currency}`
    const change = (text: string) => {
      setAmount(text)
      void import('./on-ramp-views')
        .then(({ onRampOf }) => {
          const { store: form } = onRampOf(root)
          void form.getAvailableCurrencies()
          form.setPaymentAmount(text)
        })
        .catch(() => {})
    }
    const open = (view: 'OnRampProviders' | 'OnRampFiatSelect' | 'OnRampTokenSelect') => {
      if (!isConnected) root.modal.show({ view: 'Connect' })
      else if (view === 'OnRampProviders') root.modal.show({ view, arguments: { amount } })
      else root.modal.show({ view })
    }
    const estimate = purchaseAmount ? texts.about(`${purchaseAmount} ${symbol}`) : error ? texts.noQuote : ''
    return (
      <div
        className={classNames('wm-root', styles['widget'])}
        data-wm-theme={theme}
        style={style}
        data-testid="wm-onramp-widget"
      >
        <div className={styles['field']}>
          <label className={styles['label']} htmlFor={id}>
            {texts.amount}
          </label>
          <input
            id={id}
            className={styles['input']}
            type="number"
            inputMode="decimal"
            min="0"
            step="0.01"
            dir="ltr"
            placeholder="0"
            value={amount}
            onChange={(event) => change(event.currentTarget.value)}
            data-testid="wm-onramp-widget-amount"
          />
          <button
            type="button"
            className={classNames(baseStyles['control'], styles['preset'])}
            aria-label={`${texts.currency}: ${currency}`}
            onClick={() => open('OnRampFiatSelect')}
            data-testid="wm-onramp-widget-currency"
          >
            {currency}
          </button>
        </div>
        {store && (
          <div className={styles['field']}>
            <span className={styles['label']}>{texts.get}</span>
            <output htmlFor={id} className={styles['estimate']} data-testid="wm-onramp-widget-estimate">
              {quotesLoading ? texts.asking : estimate}
            </output>
            <button
              type="button"
              className={classNames(baseStyles['control'], styles['preset'])}
              aria-label={`${texts.token}: ${symbol}`}
              onClick={() => open('OnRampTokenSelect')}
              data-testid="wm-onramp-widget-token"
            >
              {symbol}
            </button>
          </div>
        )}
        <div className={styles['presets']}>
          {presets.map((preset) => (
            <button
              key={preset}
              type="button"
              className={classNames(baseStyles['control'], styles['preset'])}
              aria-pressed={Number(amount) === preset}
              onClick={() => change(String(preset))}
            >
              <bdi dir="ltr">{money(preset)}</bdi>
            </button>
          ))}
        </div>
        <PillButton
          {...opener}
          theme={theme}
          style={style}
          onClick={() => open('OnRampProviders')}
          data-testid="wm-onramp-widget-button"
        >
          {isConnected ? texts.quotes : connect}
        </PillButton>
      </div>
    )
  }),
)
