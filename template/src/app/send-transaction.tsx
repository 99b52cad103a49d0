import { useState } from 'react'
import { parseUnits, useWalletNetwork, useWalletSigner } from '../wallet-modal'
import { describeError } from './describe-error'

type Outcome = { text: string; tone: 'plain' | 'good' | 'bad' }

const sampleReceiver = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

/** Sends the network's own currency and follows the transaction until the network has it. */
export function SendTransaction() {
  const { signer } = useWalletSigner('ethers')
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
    if (!signer || !network) return
    setIsSending(true)
    setOutcome({ text: 'Confirm in your wallet…', tone: 'plain' })
    try {
      const value = parseUnits(amount, network.nativeCurrency.decimals)
      const transaction = await signer.sendTransaction({ to, value })
      setOutcome({ text: `Sent, waiting for the network: ${transaction.hash.slice(0, 18)}…`, tone: 'plain' })
      await transaction.wait()
      setOutcome({ text: `Arrived: ${amount} ${symbol}`, tone: 'good' })
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
      <button type="button" disabled={!signer || isSending} onClick={() => void send()} data-testid="send">
        {isSending ? 'Sending…' : 'Send'}
      </button>
      <p role="status" data-tone={outcome.tone} data-testid="send-outcome">
        {outcome.text}
      </p>
    </section>
  )
}
