import { observer } from 'mobx-react-lite'
import { Coin } from '../../components/marks/coin'
import { Row } from '../../components/lists/row'
import { ValueStack } from '../../components/lists/value-stack'
import type { TokenBalance } from '../../domain/tokens/token'
import { useFormats } from '../../locales/use-formats'
import { useRoot } from '../../react/root-context'
import { HeldAmount } from '../../views/account/held-amount'

interface TokenRowProps {
  token: TokenBalance
  onClick?: (() => void) | undefined
  /** Names the network in words, if tokens of several networks are listed. */
  withNetwork?: boolean
}

/** A token: its name, the balance, and its value if a price is known. */
export const TokenRow = observer(function TokenRow({ token, onClick, withNetwork }: TokenRowProps) {
  'use no memo'
  const { asset, chain } = useRoot()
  const formats = useFormats()
  const { name, symbol, quantity, value, iconUrl, address } = token
  const network = chain.activeCaipNetwork
  const networkImage = asset.networkImage(network)
  const isNative = address === undefined
  const corner = network && { name: network.name, src: networkImage, testnet: network.testnet }
  return (
    <Row
      lead={
        <Coin
          name={name}
          src={iconUrl || (isNative ? networkImage : undefined)}
          network={isNative ? undefined : corner}
        />
      }
      title={name}
      sub={
        <bdi dir="ltr">
          <HeldAmount>{formats.short(quantity.numeric)}</HeldAmount> {symbol}
        </bdi>
      }
      end={
        value !== undefined && (
          <ValueStack
            top={<HeldAmount>{formats.fiat(value)}</HeldAmount>}
            bottom={withNetwork ? network?.name : undefined}
          />
        )
      }
      onClick={onClick}
      testId="wm-token"
      data={{ 'data-symbol': symbol, 'data-quantity': quantity.numeric, ...(address && { 'data-address': address }) }}
    />
  )
})
