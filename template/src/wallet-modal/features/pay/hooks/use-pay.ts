import { useCallback, useEffect, useRef, useState } from 'react'
import type { WalletModalError } from '../../../domain/errors/errors'
import type { PaymentOptions, PaymentResult } from '../../../domain/pay/payment'
import { useRoot } from '../../../react/root-context'
import { hookError } from './hook-error'

interface PayCallbacks {
  /** Called when the network shows that the recipient got the amount. Deliver only after your server has checked the transaction, too. */
  onSuccess?: (result: PaymentResult) => void
  /** Called when a payment fails, or was not found. A success may follow, because the visitor can try again. */
  onError?: (message: string, error: WalletModalError) => void
}

interface PayState {
  /** From `open` until the payment has an outcome, or the visitor closes the modal without paying. */
  isPending: boolean
  isSuccess: boolean
  isError: boolean
  /** The message of the last error; null without one. */
  error: string | null
  /** The last completed payment; null without one. */
  data: PaymentResult | null
}

interface PayApi extends PayState {
  /**
   * Opens the modal with a payment. The visitor chooses a wallet or an exchange. The code is downloaded with the first call. Problems
   * with the options are reported as an error: INVALID_PAYMENT_CONFIG, INVALID_CHAIN_NAMESPACE, INVALID_ASSET, INVALID_AMOUNT,
   * INVALID_RECIPIENT.
   */
  open(options: PaymentOptions): Promise<void>
}

const idle: PayState = { isPending: false, isSuccess: false, isError: false, error: null, data: null }

/** Asks visitors for payments. Needs `features: { pay: true }`. The state is that of the payment that was opened last. */
export function usePay({ onSuccess, onError }: PayCallbacks = {}): PayApi {
  const root = useRoot()
  const [state, setState] = useState(idle)
  const turn = useRef(0)
  // A payment takes minutes. Its outcome goes to the callbacks of the latest render.
  const callbacks = useRef<PayCallbacks>({})
  useEffect(() => {
    callbacks.current = { ...(onSuccess && { onSuccess }), ...(onError && { onError }) }
  }, [onSuccess, onError])
  const open = useCallback(
    async (options: PaymentOptions) => {
      turn.current += 1
      const own = turn.current
      const show = (change: Partial<PayState>) => {
        if (own === turn.current) setState({ ...idle, ...change })
      }
      const fail = (error: WalletModalError) => {
        show({ isError: true, error: error.message })
        callbacks.current.onError?.(error.message, error)
      }
      show({ isPending: true })
      try {
        const { openPayment } = await import('../pay-parts')
        await openPayment(root, options, {
          onSuccess(result) {
            show({ isSuccess: true, data: result })
            callbacks.current.onSuccess?.(result)
          },
          onError: fail,
          onClose: () => show({}),
        })
      } catch (thrown) {
        fail(hookError(thrown))
      }
    },
    [root],
  )
  return { ...state, open }
}
