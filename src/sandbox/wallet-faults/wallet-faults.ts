import type { IncomingMessage, ServerResponse } from 'node:http'
import { answerWrongly } from '../http/service-gate'
import type { FaultsByService } from '../services/service-faults'
import { answerFrameRequest } from './frame-document'
import { wrapStore } from './wrap-store'

/** The parts that apply the faults of the embedded wallet in a development server of the wallet. */
export interface WalletFaults {
  /** A connect middleware. Put it before all other handlers of the server that serves the wallet frame and `/api/wallet`. */
  readonly middleware: (
    request: IncomingMessage,
    response: ServerResponse,
    next: (error?: unknown) => void,
  ) => Promise<void>
  /**
   * Wraps a store, so that its operations are slow or fail as the fault `walletStore` says. `close` always works.
   * @param failure creates the error of an operation that fails, as the store itself would
   */
  store<Store extends object>(store: Store, failure: () => Error): Store
}

/** How long the sandbox may take to answer a request for the faults in force, in milliseconds. */
const askingTime = 2_000

/**
 * Applies the faults that `POST /control/faults` has switched on for the services `wallet`, `walletStore` and `walletFrame`. For
 * development and tests only.
 * @param control returns the address of the control API; `undefined` while no sandbox runs, so that there are no faults
 * @example
 * const faults = walletFaults(async () => sandbox.endpoints.control)
 * app.use(faults.middleware)
 */
export function walletFaults(control: () => Promise<string | undefined>): WalletFaults {
  /** Reads the faults in force; undefined if no sandbox answers. */
  const ask = async (): Promise<{ control: string; faults: FaultsByService } | undefined> => {
    const address = await control()
    if (address === undefined) return undefined
    try {
      const response = await fetch(`${address}/faults`, { signal: AbortSignal.timeout(askingTime) })
      return response.ok ? { control: address, faults: (await response.json()) as FaultsByService } : undefined
    } catch {
      return undefined
    }
  }

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const isServer = pathname.startsWith('/api/wallet/')
    const asked = await ask()
    if (!asked) return false
    const { wallet, walletFrame } = asked.faults
    if (isServer) return wallet !== null && answerWrongly(wallet, request, response)
    return walletFrame !== null && answerFrameRequest(walletFrame, asked.control, { pathname, request, response })
  }

  return {
    middleware: async (request, response, next) => {
      try {
        if (!(await answer(request, response))) next()
      } catch (error) {
        next(error)
      }
    },
    store: (store, failure) => wrapStore(store, async () => (await ask())?.faults.walletStore ?? null, failure),
  }
}
