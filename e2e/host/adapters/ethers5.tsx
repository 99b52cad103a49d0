import { ethers5Adapter, useWalletSigner } from '../../../template/src/wallet-modal'
import { useOutcome } from '../use-outcome'
import type { HostParts } from './parts'

const message = 'Grüße, 世界'
const receiver = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const wei = '1234567890123456789'

/** A host app's own use of a signer of ethers 5. */
function Ethers5Part() {
  const { signer } = useWalletSigner('ethers5')
  const { outcome, run } = useOutcome()
  const send = async () => {
    const sent = await signer?.sendTransaction({ to: receiver, value: wei })
    await sent?.wait()
    return sent?.hash
  }
  return (
    <>
      <button
        type="button"
        data-testid="ethers5-sign"
        disabled={!signer}
        onClick={() => run(async () => signer?.signMessage(message))}
      >
        Sign with ethers 5
      </button>
      <button type="button" data-testid="ethers5-send" disabled={!signer} onClick={() => run(send)}>
        Send with ethers 5
      </button>
      <button
        type="button"
        data-testid="ethers5-address"
        disabled={!signer}
        onClick={() => run(async () => signer?.getAddress())}
      >
        Address
      </button>
      <output data-testid="ethers5-outcome">{outcome}</output>
    </>
  )
}

/** A host app that still runs ethers 5. */
export const ethers5Parts: HostParts = { adapters: [ethers5Adapter()], Part: Ethers5Part }
