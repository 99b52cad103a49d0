import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { RpcError, rpcCodes } from '../rpc-error'
import type { Detail } from './describe'
import type { WalletState } from './wallet-state'

/** A request that waits for a decision in the wallet page. */
export interface PendingRequest {
  readonly id: string
  /** The number of the request in the log. */
  readonly number: number
  readonly origin: string
  /** Where the request came from: the announced wallet in a page, or a paired app. */
  readonly via: 'page' | 'pairing'
  readonly method: string
  readonly title: string
  readonly details: readonly Detail[]
  readonly createdAt: number
  /** Approving also unlocks the wallet. */
  readonly unlocks: boolean
}

/** The content of a request that a person sees before the decision. */
export type Question = Pick<PendingRequest, 'origin' | 'method' | 'title' | 'details'> & {
  readonly via?: PendingRequest['via']
}

/** Thrown instead of an answer, because the wallet is set never to answer. */
export class SilentError extends Error {}

interface Waiting {
  readonly request: PendingRequest
  readonly settle: (isApproved: boolean) => void
}

const permissionMethods = new Set(['eth_requestAccounts', 'wallet_requestPermissions', 'standard:connect'])

/** The queue of requests. A person decides each request, or a test sets a mode that decides all requests. */
export class Approvals {
  readonly #state: WalletState
  readonly #waiting = new Map<string, Waiting>()

  constructor(state: WalletState) {
    this.#state = state
  }

  get pending(): readonly PendingRequest[] {
    return [...this.#waiting.values()].map(({ request }) => request)
  }

  /**
   * Waits until the request is approved.
   * @throws RpcError 4001 if the request is rejected; -32002 if the origin already waits for the same permission
   * @throws SilentError if the wallet is set never to answer
   */
  async ask(question: Question, signal: AbortSignal): Promise<void> {
    const { mode, unresponsive } = this.#state.settings
    if (unresponsive) throw new SilentError('The wallet is set never to answer')
    const isApproved = mode === 'ask' ? await this.#decision(question, signal) : mode === 'approve'
    const { delayMs } = this.#state.settings
    if (delayMs > 0) await wait(delayMs, undefined, { signal })
    if (!isApproved) throw new RpcError(rpcCodes.rejected, 'The user rejected the request')
  }

  /** Decides a request. Returns false if the request does not wait (any more). */
  decide(id: string, isApproved: boolean): boolean {
    const waiting = this.#waiting.get(id)
    waiting?.settle(isApproved)
    return waiting !== undefined
  }

  /** Rejects all waiting requests. */
  rejectAll(): void {
    for (const { settle } of this.#waiting.values()) settle(false)
  }

  #decision(question: Question, signal: AbortSignal): Promise<boolean> {
    const isPermission = permissionMethods.has(question.method)
    const isRepeated = this.pending.some(
      ({ origin, method, title }) =>
        origin === question.origin && method === question.method && title === question.title,
    )
    if (isPermission && isRepeated) {
      throw new RpcError(
        rpcCodes.alreadyPending,
        `A ${question.method} request of this site is already waiting in the wallet`,
      )
    }
    const { locked } = this.#state.settings
    const number = this.#state.log.numberOf(signal)
    const times = { createdAt: Date.now(), unlocks: locked }
    const request = { via: 'page' as const, ...question, id: randomUUID(), number, ...times }
    return new Promise((resolve) => {
      const settle = (isApproved: boolean): void => {
        this.#waiting.delete(request.id)
        signal.removeEventListener('abort', leave)
        resolve(isApproved)
        this.#state.changed()
      }
      // A page that is gone cannot use the answer. Its request must not stay in the queue, because the next page of the origin would be
      // refused with -32002.
      const leave = (): void => settle(false)
      signal.addEventListener('abort', leave)
      this.#waiting.set(request.id, { request, settle })
      if (signal.aborted) leave()
      else this.#state.changed()
    })
  }
}
