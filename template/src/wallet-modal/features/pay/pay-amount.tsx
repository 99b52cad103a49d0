import { observer } from 'mobx-react-lite'
import { Coin } from '../../components/marks/coin'
import { useFormats } from '../../locales/use-formats'
import { useTexts } from '../../locales/use-texts'
import { useRoot } from '../../react/root-context'
import type { Payment } from './payment'
import { payTexts } from './pay-texts'
import styles from './pay.module.css'

/** The most decimals that any asset has. */
export const allDecimals = 77

/** The amount, the symbol and the network of a payment. */
export const PayAmount = observer(function PayAmount({ payment }: { payment: Payment | undefined }) {
  'use no memo'
  const { asset } = useRoot()
  const texts = useTexts(payTexts)
  const formats = useFormats()
  const { network, token, symbol = '', amountText } = payment?.facts ?? {}
  const mark = network && { name: network.name, src: asset.networkImage(network), testnet: network.testnet }
  const amount = amountText === undefined ? texts.noAmount : formats.amount(amountText, undefined, allDecimals)
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
