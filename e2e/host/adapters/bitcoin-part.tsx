import { useState } from 'react'
import type { BitcoinProvider } from '../../../template/src/wallet-modal'
import { useWalletProvider } from '../../../template/src/wallet-modal'
import { useOutcome } from '../use-outcome'

interface BitcoinRequest {
  method: keyof BitcoinProvider
  params?: Record<string, unknown>
}

function ask(provider: BitcoinProvider, { method, params = {} }: BitcoinRequest): Promise<unknown> {
  const amount = BigInt(String(params['amount'] ?? 0))
  if (method === 'sendTransfer') return provider.sendTransfer({ recipient: String(params['recipient']), amount })
  if (method === 'getAccountAddresses') return provider.getAccountAddresses()
  return (provider[method] as (params: unknown) => Promise<unknown>)(params)
}

/** A host app's own use of a Bitcoin wallet: it sends the request in the field, which is JSON. */
export function BitcoinPart() {
  const provider = useWalletProvider('bip122')
  const [request, setRequest] = useState('')
  const { outcome, run } = useOutcome((answer) => (typeof answer === 'string' ? answer : JSON.stringify(answer)))
  if (!provider) return null
  return (
    <>
      <label>
        Bitcoin request
        <input
          data-testid="bitcoin-request"
          value={request}
          onChange={(event) => setRequest(event.currentTarget.value)}
        />
      </label>
      <button
        type="button"
        data-testid="bitcoin-ask"
        onClick={() => run(() => ask(provider, JSON.parse(request) as BitcoinRequest))}
      >
        Ask
      </button>
      <output data-testid="bitcoin-outcome">{outcome}</output>
    </>
  )
}
