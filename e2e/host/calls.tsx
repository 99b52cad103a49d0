import { useWalletCalls } from '../../template/src/wallet-modal'
import { useOutcome } from './use-outcome'

const receiver = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

/** A host app's own use of batches: two transfers at once. */
export function Calls() {
  const { getCallsStatus, getCapabilities, sendCalls } = useWalletCalls()
  const { outcome, run } = useOutcome(JSON.stringify)
  const send = async (to: `0x${string}`) => {
    const id = await sendCalls({
      calls: [
        { to, value: 1n },
        { to, value: 2n, data: '0x' },
      ],
    })
    return getCallsStatus(id)
  }
  return (
    <>
      <button type="button" data-testid="host-capabilities" onClick={() => run(getCapabilities)}>
        Capabilities
      </button>
      <button type="button" data-testid="host-calls" onClick={() => run(() => send(receiver))}>
        Two transfers
      </button>
      <button type="button" data-testid="host-wrong-calls" onClick={() => run(() => send('7099' as '0x7099'))}>
        Wrong target
      </button>
      <output data-testid="host-calls-outcome">{outcome}</output>
    </>
  )
}
