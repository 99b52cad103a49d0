import { observer } from 'mobx-react-lite'
import { useId } from 'react'
import { AmountField } from '../../../components/amount-field/amount-field'
import baseStyles from '../../../components/base.module.css'
import { classNames } from '../../../components/attributes'
import { Coin } from '../../../components/marks/coin'
import { Icon } from '../../../components/marks/icon'
import { iconFlip } from '../../../components/marks/view-icon-paths'
import { TokenButton } from '../../../components/amount-field/token-button'
import { formatUnits } from '../../../domain/tokens/amount'
import { useRoot } from '../../../react/root-context'
import type { SendStore } from '../send.store'
import { sendTexts } from '../send-texts'
import styles from '../send.module.css'
import { useFormats } from '../../../locales/use-formats'
import { useTexts } from '../../../locales/use-texts'
import { HeldAmount } from '../../../views/account/held-amount'

/** The amount and its token, entered in the token or in dollars. */
export const AmountEntry = observer(function AmountEntry({ store }: { store: SendStore }) {
  'use no memo'
  const { asset, chain, router } = useRoot()
  const texts = useTexts(sendTexts)
  const formats = useFormats()
  const heldId = useId()
  const { token, unit, sendTokenAmount, isInsufficient, held, decimals } = store
  const network = chain.activeCaipNetwork
  const isNative = token?.address === undefined
  const image = token?.iconUrl || (isNative ? asset.networkImage(network) : undefined)
  const choose = () => router.push({ view: 'WalletSendSelectToken', data: undefined })
  return (
    <AmountField
      label={texts.amount}
      value={sendTokenAmount}
      placeholder={unit === 'fiat' ? texts.fiatPlaceholder : texts.amountPlaceholder}
      prefix={unit === 'fiat' ? '$' : undefined}
      disabled={!token}
      invalid={isInsufficient}
      describedBy={heldId}
      onChange={(typed) => store.setTokenAmount(typed)}
      testId="wm-send-amount"
      end={
        <TokenButton
          lead={token && <Coin name={token.symbol} src={image} size={28} />}
          onClick={choose}
          data-testid="wm-send-token"
        >
          {token?.symbol ?? texts.selectToken}
        </TokenButton>
      }
    >
      <OtherUnit store={store} />
      {token && (
        <span className={styles['held']} data-tone={isInsufficient ? 'danger' : undefined}>
          <HeldAmount>
            <bdi
              id={heldId}
              dir="ltr"
              aria-label={texts.available(formats.units(held, { decimals, symbol: token.symbol }))}
            >
              {formats.short(formatUnits(held, decimals))}
            </bdi>
          </HeldAmount>
          <button
            type="button"
            className={classNames(baseStyles['control'], styles['max'])}
            data-testid="wm-send-max"
            onClick={() => void store.setMax()}
          >
            {texts.max}
          </button>
        </span>
      )}
    </AmountField>
  )
})

/** Shows the amount in the other unit if the price is known. A press switches the entry to that unit. */
const OtherUnit = observer(function OtherUnit({ store }: { store: SendStore }) {
  'use no memo'
  const texts = useTexts(sendTexts)
  const formats = useFormats()
  const { token, unit, amountText, fiatValue } = store
  if (!token?.price) return null
  const inToken = formats.amount(amountText ?? '0', token.symbol, 8)
  const shown = unit === 'token' ? formats.fiat(fiatValue ?? 0) : inToken
  return (
    <button
      type="button"
      className={classNames(baseStyles['control'], styles['unit'])}
      aria-label={`${shown}. ${unit === 'token' ? texts.inFiat : texts.inToken(token.symbol)}`}
      data-testid="wm-send-unit"
      onClick={() => store.switchUnit()}
    >
      <bdi dir="ltr">{shown}</bdi>
      <Icon path={iconFlip} size={14} />
    </button>
  )
})
