import { useEffect, useState } from 'react'
import type { WalletModalError } from '../../../domain/errors/errors'
import type { PayExchange } from '../../../domain/pay/payment'
import { useRoot } from '../../../react/root-context'
import type { ExchangesRequest } from '../headless'
import { hookError } from './hook-error'

interface Exchanges {
  exchanges: readonly PayExchange[]
  /** How many exchanges the service has, on all pages. */
  total: number
}

interface ExchangesApi {
  /** Null until the first answer, and after an error. */
  data: Exchanges | null
  isLoading: boolean
  error: WalletModalError | null
  /** Fetches the exchanges again. Parameters that are left out are those of the hook. */
  fetch: (params?: Partial<ExchangesRequest>) => void
}

interface Answer {
  /** The request that this state answers, as JSON. */
  asked: string
  data: Exchanges | null
  error: WalletModalError | null
}

/**
 * The exchanges at which an amount can be paid. They are fetched again when a parameter changes.
 * @param params `shouldFetchOnInit`: whether they are fetched when the component appears, or only by `fetch`. Default: true
 */
export function useAvailableExchanges({
  shouldFetchOnInit = true,
  ...params
}: ExchangesRequest & { shouldFetchOnInit?: boolean }): ExchangesApi {
  const root = useRoot()
  const [call, setCall] = useState({ count: shouldFetchOnInit ? 1 : 0, change: {} as Partial<ExchangesRequest> })
  const [answer, setAnswer] = useState<Answer>()
  const asked = call.count > 0 ? JSON.stringify([{ ...params, ...call.change }, call.count]) : undefined
  useEffect(() => {
    if (asked === undefined) return undefined
    const stop = new AbortController()
    const load = async (): Promise<Answer> => {
      const [request] = JSON.parse(asked) as [ExchangesRequest]
      const { askExchanges } = await import('../pay-parts')
      return { asked, data: await askExchanges(root, request, stop.signal), error: null }
    }
    load()
      .catch((thrown: unknown): Answer => ({ asked, data: null, error: hookError(thrown) }))
      .then((given) => !stop.signal.aborted && setAnswer(given))
      .catch(() => {})
    return () => stop.abort()
  }, [root, asked])
  return {
    data: answer?.data ?? null,
    error: answer?.asked === asked ? (answer?.error ?? null) : null,
    isLoading: asked !== undefined && answer?.asked !== asked,
    fetch: (change = {}) => setCall(({ count }) => ({ count: count + 1, change })),
  }
}
