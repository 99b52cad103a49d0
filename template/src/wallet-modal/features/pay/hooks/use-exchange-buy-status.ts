import { useEffect, useRef, useState } from 'react'
import type { WalletModalError } from '../../../domain/errors/errors'
import type { ExchangeStatus } from '../../../domain/pay/payment'
import { useRoot } from '../../../react/root-context'
import { hookError } from './hook-error'

interface BuyStatusParams {
  exchangeId: string
  /** The `sessionId` of `usePayUrlActions`, or of the event PAY_INITIATED. */
  sessionId: string
  /** How often the exchange is asked, in milliseconds. At least 3,000. Default: 4,000. */
  pollingInterval?: number
  /** Whether the exchange is asked. Default: true. */
  isEnabled?: boolean
  /** Called once when the exchange reports a success. That is a claim: look for `txHash` on the network before you deliver. */
  onSuccess?: (status: ExchangeStatus) => void
  /** Called once when the exchange reports a failure, or cannot be asked. */
  onError?: (error: WalletModalError | ExchangeStatus) => void
}

interface BuyStatusApi {
  /** Null until the first answer. */
  data: ExchangeStatus | null
  isLoading: boolean
  error: WalletModalError | null
  /** Asks at once, and goes on from there. */
  refetch(): void
}

const minInterval = 3_000

/** Asks an exchange for the status of a payment until the exchange reports an end or cannot be asked. */
export function useExchangeBuyStatus({
  exchangeId,
  sessionId,
  pollingInterval = 4_000,
  isEnabled = true,
  onSuccess,
  onError,
}: BuyStatusParams): BuyStatusApi {
  const root = useRoot()
  const [turn, setTurn] = useState(0)
  const [state, setState] = useState<Pick<BuyStatusApi, 'data' | 'error'> & { turn: number }>()
  const callbacks = useRef<Pick<BuyStatusParams, 'onSuccess' | 'onError'>>({})
  useEffect(() => {
    callbacks.current = { ...(onSuccess && { onSuccess }), ...(onError && { onError }) }
  }, [onSuccess, onError])
  const interval = Math.max(minInterval, pollingInterval)
  useEffect(() => {
    if (!isEnabled) return undefined
    const stop = new AbortController()
    const { signal } = stop
    const follow = async () => {
      const { askBuyStatus } = await import('../pay-parts')
      while (!signal.aborted) {
        const data = await askBuyStatus(root, { exchangeId, sessionId }, signal)
        if (signal.aborted) return
        setState({ data, error: null, turn })
        if (data.status === 'SUCCESS') return callbacks.current.onSuccess?.(data)
        if (data.status === 'FAILED') return callbacks.current.onError?.(data)
        await new Promise<void>((resolve) => void root.platform.after(interval, resolve))
      }
    }
    follow().catch((thrown: unknown) => {
      if (signal.aborted) return
      const error = hookError(thrown)
      setState((before) => ({ data: before?.data ?? null, error, turn }))
      callbacks.current.onError?.(error)
    })
    return () => stop.abort()
  }, [root, exchangeId, sessionId, interval, isEnabled, turn])
  return {
    data: state?.data ?? null,
    error: state?.turn === turn ? (state?.error ?? null) : null,
    isLoading: isEnabled && state?.turn !== turn,
    refetch: () => setTurn((count) => count + 1),
  }
}
