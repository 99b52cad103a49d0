import { useState } from 'react'
import { parseUnits, useWalletAccount, useWalletNetwork, useWalletProvider } from '../../wallet-modal'
import { describeError } from '../describe-error'
import { markDone } from './tasks'
import { waitForReceipt } from './wait-for-receipt'

type Outcome = { text: string; tone: 'plain' | 'good' | 'bad' }

const sampleReceiver = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

/** Sends the network's native currency through the wallet (EIP-1193), and waits until the transaction is confirmed. */
export function SendTransaction() {
  const { address } = useWalletAccount()
  const provider = useWalletProvider()
  const { network } = useWalletNetwork()
  const [to, setTo] = useState(sampleReceiver)
  const [amount, setAmount] = useState('0.01')
  const [outcome, setOutcome] = useState<Outcome>({
    text: 'The wallet asks you before anything is sent.',
    tone: 'plain',
  })
  const [isSending, setIsSending] = useState(false)
  const symbol = network?.nativeCurrency.symbol ?? ''

  const send = async () => {
    if (!provider || !address || !network) return
    setIsSending(true)
    setOutcome({ text: 'Confirm in your wallet…', tone: 'plain' })
    try {
      const value = `0x${parseUnits(amount, network.nativeCurrency.decimals).toString(16)}`
      const params = [{ from: address, to, value }]
      const hash = String(await provider.request({ method: 'eth_sendTransaction', params }))
      setOutcome({ text: `Sent, waiting for the network: ${hash.slice(0, 18)}…`, tone: 'plain' })
      const hasArrived = await waitForReceipt(provider, hash)
      if (hasArrived) markDone('send')
      setOutcome(
        hasArrived
          ? { text: `Arrived: ${amount} ${symbol}`, tone: 'good' }
          : { text: 'The network refused the transaction.', tone: 'bad' },
      )
    } catch (error) {
      setOutcome({ text: describeError(error), tone: 'bad' })
    } finally {
      setIsSending(false)
    }
  }

  return (
    <section className="card">
      <h2>Send {symbol}</h2>
      <label>
        To
        <input value={to} onChange={(event) => setTo(event.currentTarget.value)} spellCheck={false} />
      </label>
      <label>
        Amount
        <input value={amount} onChange={(event) => setAmount(event.currentTarget.value)} inputMode="decimal" />
      </label>
      <button type="button" disabled={!provider || isSending} onClick={() => void send()} data-testid="send">
        {isSending ? 'Sending…' : 'Send'}
      </button>
      <p role="status" data-tone={outcome.tone} data-testid="send-outcome">
        {outcome.text}
      </p>
    </section>
  )
}
