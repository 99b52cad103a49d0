import { useState } from 'react'
import type { SendCallsRequest } from '../../template/src/wallet-modal'
import { useWalletCalls } from '../../template/src/wallet-modal'
import { useOutcome } from './use-outcome'

/** Sends the batch in the field and shows its status. A second button reads the status again. */
export function Batch() {
  const { getCallsStatus, sendCalls } = useWalletCalls()
  const [text, setText] = useState('')
  const { outcome, run } = useOutcome(JSON.stringify)
  const [id, setId] = useState('')
  const send = async () => {
    const sent = await sendCalls(readBatch(text))
    setId(sent)
    return getCallsStatus(sent)
  }
  return (
    <>
      <label>
        Batch
        <input data-testid="host-batch" value={text} onChange={(event) => setText(event.currentTarget.value)} />
      </label>
      <button type="button" data-testid="host-send-batch" onClick={() => run(send)}>
        Send the batch
      </button>
      <button type="button" data-testid="host-batch-status" onClick={() => run(() => getCallsStatus(id))}>
        Read the status
      </button>
      <output data-testid="host-batch-outcome">{outcome}</output>
    </>
  )
}

/** Reads a batch from JSON. Its amounts are texts, because JSON has no bigint. */
function readBatch(text: string): SendCallsRequest {
  return JSON.parse(text, (name, value: unknown) =>
    name === 'value' && typeof value === 'string' ? BigInt(value) : value,
  )
}
