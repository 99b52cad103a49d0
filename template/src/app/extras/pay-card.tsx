import { useWalletNetwork, usePay } from '../../wallet-modal'

/** Who is paid. Put your own account here. This is a test account whose key everybody knows. */
const recipient = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

/** A payment of a small amount of the network's currency. */
export function PayCard() {
  const { network: active } = useWalletNetwork()
  const { open, isPending, error, data } = usePay()
  if (active?.chainNamespace !== 'eip155') return null
  const { caipNetworkId: network, nativeCurrency: metadata } = active
  const pay = () => open({ paymentAsset: { network, asset: 'native', metadata }, recipient, amount: '0.01' })
  return (
    <section className="card">
      <h2>Pay</h2>
      <p>Something that costs 0.01 {metadata.symbol}.</p>
      <button type="button" disabled={isPending} onClick={() => void pay()} data-testid="pay">
        {isPending ? 'Paying…' : 'Pay'}
      </button>
      <p role="status" data-tone={error ? 'bad' : 'good'} data-testid="paid">
        {error ?? (data && 'Thank you. The payment has arrived.')}
      </p>
    </section>
  )
}
