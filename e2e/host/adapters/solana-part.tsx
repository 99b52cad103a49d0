import { useWalletProvider } from '../../../template/src/wallet-modal'
import { useOutcome } from '../use-outcome'

/** A host app's own use of a Solana wallet: it has some bytes signed. */
export function SolanaPart() {
  const provider = useWalletProvider('solana')
  const { outcome, run } = useOutcome()
  const sign = async () => {
    const signature = await provider?.signMessage(new TextEncoder().encode('Grüße, 世界'))
    return Array.from(signature ?? [], (byte) => byte.toString(16).padStart(2, '0')).join('')
  }
  return (
    <>
      <button type="button" data-testid="host-solana-sign" disabled={!provider} onClick={() => run(sign)}>
        Sign on Solana
      </button>
      <output data-testid="host-solana-outcome">{outcome}</output>
    </>
  )
}
