import { observer } from 'mobx-react-lite'
import { Coin } from '../../components/marks/coin'
import { Row } from '../../components/layout/row'
import { RowGroup } from '../../components/layout/row-group'
import { shortenAddress } from '../../domain/account/address'
import { formatDecimal } from '../../domain/tokens/money'
import { transactionLink } from '../../domain/networks/explorer-link'
import { transactionsTexts } from './transactions-texts'
import { useTexts } from '../../locales/use-texts'
import { useRoot } from '../../react/root-context'

const maxRows = 3

/** The sent transactions that are pending, unconfirmed or reverted. */
export const PendingTransactions = observer(function PendingTransactions() {
  'use no memo'
  const { accountLoader, asset, chain } = useRoot()
  const texts = useTexts(transactionsTexts)
  const titles = {
    pending: texts.sending,
    success: texts.sending,
    unknown: texts.sendingUnknown,
    reverted: texts.sendFailed,
  }
  const network = chain.activeCaipNetwork
  const pending = accountLoader.stores?.sent.noteworthy.slice(0, maxRows) ?? []
  if (pending.length === 0) return null
  return (
    <RowGroup>
      {pending.map(({ hash, amount, symbol, to, toName, iconUrl, token, state }) => {
        const what = amount && symbol ? `${formatDecimal(amount)} ${symbol}` : texts.transaction
        const image = iconUrl || (token ? undefined : asset.networkImage(network))
        return (
          <Row
            key={hash}
            size="sm"
            lead={<Coin name={symbol ?? network?.name ?? ''} src={image} size={36} />}
            title={titles[state](what)}
            sub={state === 'reverted' ? texts.sendRefused : texts.to(toName ?? shortenAddress(to))}
            {...(state === 'reverted' && { subTone: 'danger' as const })}
            busy={state === 'pending'}
            href={transactionLink(network, hash)}
            testId="wm-pending"
            data={{ 'data-hash': hash, 'data-status': state }}
          />
        )
      })}
    </RowGroup>
  )
})
