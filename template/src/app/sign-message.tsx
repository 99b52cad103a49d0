import { useState } from 'react'
import { useWalletAccount, useWalletSigner } from '../wallet-modal'
import { describeError } from './describe-error'

type Outcome = { text: string; tone: 'plain' | 'good' | 'bad' }

/** Signs a message with the wallet and checks that the signature is the account's. */
export function SignMessage() {
  const { address } = useWalletAccount()
  const { signer } = useWalletSigner('ethers')
  const [message, setMessage] = useState('Hello from the starter app')
  const [outcome, setOutcome] = useState<Outcome>({ text: 'A signature is free and moves nothing.', tone: 'plain' })

  const sign = async () => {
    if (!signer) return
    setOutcome({ text: 'Confirm in your wallet…', tone: 'plain' })
    try {
      const signature = await signer.signMessage(message)
      const { verifyMessage } = await import('ethers')
      const isOurs = verifyMessage(message, signature) === address
      setOutcome(
        isOurs
          ? { text: `Verified: ${signature.slice(0, 18)}…`, tone: 'good' }
          : { text: 'Signed by another account.', tone: 'bad' },
      )
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
      <button type="button" disabled={!signer} onClick={() => void sign()} data-testid="sign">
        Sign and verify
      </button>
      <p role="status" data-tone={outcome.tone} data-testid="sign-outcome">
        {outcome.text}
      </p>
    </section>
  )
}
