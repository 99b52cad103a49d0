import { observer } from 'mobx-react-lite'
import { Coin } from '../../components/marks/coin'
import { formatDecimal } from '../../domain/tokens/money'
import { useTexts } from '../../locales/use-texts'
import { useRoot } from '../../react/root-context'
import type { Payment } from './payment'
import { payTexts } from './pay-texts'
import styles from './pay.module.css'

/** The most decimals that any asset has. */
const allDecimals = 77

/** The amount of a payment with all digits, and its symbol. */
export function amountOf({ amountText, symbol }: { amountText: string; symbol: string }): string {
  return `${formatDecimal(amountText, allDecimals)} ${symbol}`.trim()
}

/** The amount, the symbol and the network of a payment. */
export const PayAmount = observer(function PayAmount({ payment }: { payment: Payment | undefined }) {
  'use no memo'
  const { asset } = useRoot()
  const texts = useTexts(payTexts)
  const { network, token, symbol = '', amountText } = payment?.facts ?? {}
  const mark = network && { name: network.name, src: asset.networkImage(network), testnet: network.testnet }
  const amount = amountText === undefined ? texts.noAmount : amountOf({ amountText, symbol: '' })
  return (
    <div className={styles['amount']} data-testid="wm-pay-amount">
      <div className={styles['words']}>
        <bdi className={styles['number']} dir="ltr">
          {amount} {symbol || texts.unknownAsset}
        </bdi>
        {network && <span className={styles['network']}>{texts.onNetwork(network.name)}</span>}
      </div>
      <Coin
        name={symbol}
        src={token === undefined ? mark?.src : undefined}
        network={token === undefined ? undefined : mark}
      />
    </div>
  )
})
