import { useState } from 'react'
import type { PaymentOptions } from '../../template/src/wallet-modal'
import { useAvailableExchanges, useExchangeBuyStatus, usePay, usePayUrlActions } from '../../template/src/wallet-modal'
import { useOutcome } from './use-outcome'

/** A host app that asks for the payment in the configuration, in the modal or with a user interface of its own. */
export function Pay({ payment }: { payment: PaymentOptions }) {
  const [told, setTold] = useState<readonly string[]>([])
  const tell = (word: string) => setTold((before) => [...before, word])
  const { open, isPending, isSuccess, isError, error, data } = usePay({
    onSuccess: ({ hash, isConfirmed }) => tell(`paid ${hash} ${isConfirmed ? 'confirmed' : 'claimed'}`),
    onError: (message) => tell(`failed ${message}`),
  })
  const state = { isPending, isSuccess, isError, error, hash: data?.hash ?? null }
  return (
    <>
      <button type="button" data-testid="host-pay" onClick={() => void open(payment)}>
        Pay
      </button>
      <output data-testid="host-pay-state">{JSON.stringify(state)}</output>
      <output data-testid="host-pay-told">{JSON.stringify(told)}</output>
      <Headless payment={payment} />
    </>
  )
}

/** Pays at the first exchange, without the modal. */
function Headless({ payment }: { payment: PaymentOptions }) {
  const { paymentAsset, amount } = payment
  const exchanges = useAvailableExchanges({ ...paymentAsset, amount, shouldFetchOnInit: false })
  const { openUrl } = usePayUrlActions()
  const [session, setSession] = useState<{ exchangeId: string; sessionId: string }>()
  const { outcome, run } = useOutcome(JSON.stringify)
  const [first] = exchanges.data?.exchanges ?? []
  const buy = async (exchangeId: string) => {
    const { sessionId } = await openUrl(exchangeId, payment)
    setSession({ exchangeId, sessionId })
    return 'opened'
  }
  return (
    <>
      <button type="button" data-testid="host-exchanges" onClick={() => void exchanges.fetch()}>
        Exchanges
      </button>
      <output data-testid="host-exchanges-found">
        {exchanges.error?.message ?? JSON.stringify(exchanges.data?.exchanges.map(({ id }) => id) ?? null)}
      </output>
      {first && (
        <button type="button" data-testid="host-exchange" onClick={() => run(() => buy(first.id))}>
          Pay with {first.name}
        </button>
      )}
      <output data-testid="host-exchange-outcome">{outcome}</output>
      {session && <BuyStatus {...session} />}
    </>
  )
}

function BuyStatus(session: { exchangeId: string; sessionId: string }) {
  const { data, error } = useExchangeBuyStatus({ ...session, pollingInterval: 3_000 })
  return <output data-testid="host-buy-status">{error?.message ?? JSON.stringify(data)}</output>
}
