import { useState } from 'react'
import { useWalletProvider } from '../../../template/src/wallet-modal'

/** A host app's own use of a Solana wallet: it has some bytes signed. */
export function SolanaPart() {
  const provider = useWalletProvider('solana')
  const [outcome, setOutcome] = useState('')
  const sign = async () => {
    setOutcome('working')
    try {
      const signature = await provider?.signMessage(new TextEncoder().encode('Grüße, 世界'))
      setOutcome(Array.from(signature ?? [], (byte) => byte.toString(16).padStart(2, '0')).join(''))
    } catch (error) {
      setOutcome(`failed: ${String(error)}`)
    }
  }
  return (
    <>
      <button type="button" data-testid="host-solana-sign" disabled={!provider} onClick={() => void sign()}>
        Sign on Solana
      </button>
      <output data-testid="host-solana-outcome">{outcome}</output>
    </>
  )
}
