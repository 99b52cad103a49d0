import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { Spoken } from '../../components/feedback/spoken'
import { Coin } from '../../components/marks/coin'
import { Row } from '../../components/lists/row'
import { RowGroup } from '../../components/lists/row-group'
import { shortenAddress } from '../../domain/account/address'
import { transactionsTexts } from './transactions-texts'
import { useFormats } from '../../locales/use-formats'
import { useTexts } from '../../locales/use-texts'
import { useRoot } from '../../react/root-context'
import type { SentTransaction } from './sent-transaction'

const maxRows = 3

/** The sent transactions that are pending, unconfirmed or reverted. Each leads to the view that follows it. Announces every outcome. */
export const PendingTransactions = observer(function PendingTransactions() {
  'use no memo'
  const { accountLoader, asset, chain, router } = useRoot()
  const texts = useTexts(transactionsTexts)
  const formats = useFormats()
  const titles = {
    pending: texts.sending,
    success: texts.sent,
    unknown: texts.sendingUnknown,
    reverted: texts.sendFailed,
  }
  const swapTitles = { ...titles, pending: texts.swapping, success: texts.swapped, reverted: texts.swapFailed }
  const titleOf = ({ amount, symbol, state, swappedFor }: SentTransaction) =>
    (swappedFor ? swapTitles : titles)[state](amount && symbol ? formats.amount(amount, symbol, 3) : texts.transaction)
  const network = chain.activeCaipNetwork
  const sent = accountLoader.stores?.sent
  const pending = sent?.noteworthy.slice(0, maxRows) ?? []
  // An outcome that was known before the view was shown is not announced.
  const [known] = useState(sent?.settled)
  const settled = sent?.settled === known ? undefined : sent?.settled
  return (
    <>
      <Spoken testId="wm-settled">{settled && titleOf(settled)}</Spoken>
      {pending.length > 0 && (
        <RowGroup>
          {pending.map((transaction) => {
            const { hash, chainId, symbol, to, toName, iconUrl, token, state } = transaction
            const image = iconUrl || (token ? undefined : asset.networkImage(network))
            return (
              <Row
                key={hash}
                size="sm"
                lead={<Coin name={symbol ?? network?.name ?? ''} src={image} size={36} />}
                title={titleOf(transaction)}
                sub={state === 'reverted' ? texts.sendRefused : texts.to(toName ?? shortenAddress(to))}
                {...(state === 'reverted' && { subTone: 'danger' as const })}
                busy={state === 'pending'}
                chevron
                onClick={() => router.push({ view: 'TransactionStatus', data: { hash, chainId } })}
                testId="wm-pending"
                data={{ 'data-hash': hash, 'data-status': state }}
              />
            )
          })}
        </RowGroup>
      )}
    </>
  )
})
