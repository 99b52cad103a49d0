import { observer } from 'mobx-react-lite'
import { useId, useState } from 'react'
import { classNames } from '../../components/attributes'
import baseStyles from '../../components/base.module.css'
import { PillButton } from '../../components/controls/pill-button'
import { buttonTexts } from '../../locales/en/button-texts'
import { useTexts } from '../../locales/use-texts'
import { guarded } from '../../react/guarded'
import { useOpener } from '../../react/hooks/use-opener'
import { useRoot, useShownRoot } from '../../react/root-context'
import { onRampWidgetTexts } from './on-ramp-widget-texts'
import styles from './on-ramp-widget.module.css'

interface OnRampWidgetProps {
  /** The amounts of dollars that a press fills in. Default: 100, 250, 500 and 1000. */
  presets?: readonly number[]
}

const usual = [100, 250, 500, 1000]

/** A field for an amount of money on the host's page. The button opens the modal at the providers, or asks the visitor to connect first. */
export const OnRampWidget = /* @__PURE__ */ guarded(
  /* @__PURE__ */ observer(function OnRampWidget({ presets = usual }: OnRampWidgetProps) {
    'use no memo'
    const { modal: dialog } = useRoot()
    const { account } = useShownRoot()
    const { theme, style, ...opener } = useOpener()
    const texts = useTexts(onRampWidgetTexts)
    const { connect } = useTexts(buttonTexts)
    const id = useId()
    const [amount, setAmount] = useState('')
    const { isConnected } = account
    const open = () => {
      if (isConnected) dialog.show({ view: 'OnRampProviders', arguments: { amount } })
      else dialog.show({ view: 'Connect' })
    }
    return (
      <div
        className={classNames('wm-root', styles['widget'])}
        data-wm-theme={theme}
        style={style}
        data-testid="wm-onramp-widget"
      >
        <label className={styles['field']} htmlFor={id}>
          <span className={styles['label']}>{texts.amount}</span>
          <span aria-hidden="true">$</span>
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
            onChange={(event) => setAmount(event.currentTarget.value)}
            data-testid="wm-onramp-widget-amount"
          />
        </label>
        <div className={styles['presets']}>
          {presets.map((preset) => (
            <button
              key={preset}
              type="button"
              className={classNames(baseStyles['control'], styles['preset'])}
              aria-pressed={Number(amount) === preset}
              onClick={() => setAmount(String(preset))}
            >
              ${preset.toLocaleString('en-US')}
            </button>
          ))}
        </div>
        <PillButton {...opener} theme={theme} style={style} onClick={open} data-testid="wm-onramp-widget-button">
          {isConnected ? texts.quotes : connect}
        </PillButton>
      </div>
    )
  }),
)
