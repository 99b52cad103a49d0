import { observer } from 'mobx-react-lite'
import { Coin } from '../components/coin'
import { Row } from '../components/row'
import { Tray } from '../components/tray'
import { shortenAddress } from '../domain/address'
import { formatDecimal } from '../domain/money'
import { transactionLink } from '../domain/transaction-link'
import { useAccountTexts } from '../locales/account-texts-context'
import { useRoot } from '../react/root-context'

const mostRows = 3

/** What this browser sent and the network has not confirmed yet. */
export const AccountPending = observer(function AccountPending() {
  'use no memo'
  const { accountLoader, asset, chain } = useRoot()
  const texts = useAccountTexts()
  const network = chain.activeCaipNetwork
  const pending = accountLoader.stores?.sent.pending.slice(0, mostRows) ?? []
  if (pending.length === 0) return null
  return (
    <Tray>
      {pending.map(({ hash, amount, symbol, to, toName, iconUrl, token, state }) => {
        const what = amount && symbol ? `${formatDecimal(amount, 6)} ${symbol}` : texts.transaction
        const image = iconUrl || (token ? undefined : asset.networkImage(network))
        return (
          <Row
            key={hash}
            size="sm"
            lead={<Coin name={symbol ?? network?.name ?? ''} src={image} size={36} />}
            title={state === 'unknown' ? texts.sendingUnknown(what) : texts.sending(what)}
            sub={texts.to(toName ?? shortenAddress(to))}
            busy={state === 'pending'}
            href={transactionLink(network, hash)}
            testId="wm-pending"
            data={{ 'data-hash': hash, 'data-status': state }}
          />
        )
      })}
    </Tray>
  )
})
