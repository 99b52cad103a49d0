import { useState } from 'react'
import { useWalletSigner } from '../../template/src/wallet-modal'
import { useOutcome } from './use-outcome'

const receiver = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const wei = 1_234_567_890_123_456_789n

/** A host app's own use of the signer: it signs what is in the field, and sends a fixed sum. */
export function Signing() {
  const { signer } = useWalletSigner('ethers')
  const [message, setMessage] = useState('Grüße, 世界')
  const { outcome, run } = useOutcome()
  const send = async () => {
    const sent = await signer?.sendTransaction({ to: receiver, value: wei })
    await sent?.wait()
    return sent?.hash
  }
  return (
    <>
      <label>
        Message
        <input data-testid="host-message" value={message} onChange={(event) => setMessage(event.currentTarget.value)} />
      </label>
      <button
        type="button"
        data-testid="host-sign"
        disabled={!signer}
        onClick={() => run(async () => signer?.signMessage(message))}
      >
        Sign
      </button>
      <button type="button" data-testid="host-send" disabled={!signer} onClick={() => run(send)}>
        Send
      </button>
      <output data-testid="host-outcome">{outcome}</output>
    </>
  )
}
