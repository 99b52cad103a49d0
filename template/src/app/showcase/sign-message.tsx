import { useState } from 'react'
import { useWalletAccount, useWalletProvider } from '../../wallet-modal'
import { describeError } from '../describe-error'
import { markDone } from './tasks'

type Outcome = { text: string; tone: 'plain' | 'good' | 'bad' }

/** The text's bytes in hexadecimal, as `personal_sign` takes them. */
function toHex(text: string): string {
  const digits = Array.from(new TextEncoder().encode(text), (byte) => byte.toString(16).padStart(2, '0'))
  return `0x${digits.join('')}`
}

/** Signs a message with the wallet (EIP-1193). No chain library is needed. */
export function SignMessage() {
  const { address } = useWalletAccount()
  const provider = useWalletProvider()
  const [message, setMessage] = useState('Hello from the starter app')
  const [outcome, setOutcome] = useState<Outcome>({ text: 'A signature is free and moves nothing.', tone: 'plain' })

  const sign = async () => {
    if (!provider || !address) return
    setOutcome({ text: 'Confirm in your wallet…', tone: 'plain' })
    try {
      const signature = await provider.request({ method: 'personal_sign', params: [toHex(message), address] })
      markDone('sign')
      setOutcome({ text: `Signed: ${String(signature).slice(0, 18)}…`, tone: 'good' })
    } catch (error) {
      setOutcome({ text: describeError(error), tone: 'bad' })
    }
  }

  return (
    <section className="card">
      <h2>Sign a message</h2>
      <label>
        Message
        <input value={message} onChange={(event) => setMessage(event.currentTarget.value)} />
      </label>
      <button type="button" disabled={!provider} onClick={() => void sign()} data-testid="sign">
        Sign
      </button>
      <p role="status" data-tone={outcome.tone} data-testid="sign-outcome">
        {outcome.text}
      </p>
    </section>
  )
}
