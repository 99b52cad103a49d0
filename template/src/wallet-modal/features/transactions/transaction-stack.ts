import { makeAutoObservable, observableShallow } from 'mobx'
import { classOfMethod } from '../../domain/wallets/rpc-methods'
import type { ModalStore } from '../../stores/shell/modal.store'
import type { Route, RouterStore } from '../../stores/shell/router.store'
import type { RequestPhase } from '../../stores/connection/wallet-sessions'

/** The view and the callbacks that follow a request to the wallet. */
export interface StackEntry {
  /** The view after a success, without a way back. Left out: no view, or the view before. */
  view?: Route | undefined
  /** After a success, goes back to the view before. */
  goBack?: boolean
  onSuccess?: () => void
  onCancel?: () => void
  /** True for entries that `run` has added and removes itself. */
  isRun?: true
}

interface RunOptions<T> {
  summary: string
  onCancel: () => void
  next: (answer: T) => StackEntry
  signal?: AbortSignal
}

interface StackDeps {
  modal: ModalStore
  router: RouterStore
  /** Called when the native balance may have changed. */
  refreshBalance: () => void
}

const approval: Route = { view: 'ApproveTransaction', data: undefined }

/**
 * The requests that wait for an answer in the wallet, latest last, and the view that shows them. `run` adds the modal's own requests. If
 * the wallet approves inside the modal, all its requests that are not safe are added, too.
 */
export class TransactionStack {
  readonly entries: StackEntry[] = []
  /** A sentence about the latest request. */
  summary: string | undefined = undefined
  /**
   * Set by a unit whose wallet approves inside the page: shows the wallet above the modal, and returns a function that hides the wallet.
   * Called when the view of the request is on the screen.
   */
  showWallet: (() => () => void) | undefined = undefined
  readonly #deps: StackDeps

  constructor(deps: StackDeps) {
    this.#deps = deps
    makeAutoObservable(this, { entries: observableShallow, run: false, showWallet: false })
  }

  push(entry: StackEntry): void {
    this.entries.push(entry)
  }

  /** Removes the latest entry and goes where it leads. If it was cancelled: back, and `onCancel` is called. */
  pop(isCancelled = false): void {
    const entry = this.entries.pop()
    if (!entry) return
    const { router } = this.#deps
    const isShown = router.view === 'ApproveTransaction'
    if (isCancelled) {
      if (isShown) router.goBack()
      entry.onCancel?.()
      return
    }
    if (isShown && entry.view) router.reset(entry.view)
    else if (isShown && entry.goBack) router.goBack()
    entry.onSuccess?.()
  }

  /**
   * Shows that a request waits in the wallet until it is answered. Resolves or rejects with the answer.
   * @param summary a sentence about the request
   * @param onCancel called when the visitor stops waiting, or the wallet declines
   * @param next where success leads
   * @param signal aborts when the visitor stops waiting for the answer; the answer then does not change the view
   */
  async run<T>(request: Promise<T>, { summary, onCancel, next, signal }: RunOptions<T>): Promise<T> {
    // Making the request can itself end the wait, for example when the wallet reports another account at once.
    if (signal?.aborted) return request
    const entry: StackEntry = { onCancel, isRun: true }
    this.begin(entry, summary)
    const drop = () => this.drop(entry)
    signal?.addEventListener('abort', drop)
    try {
      const answer = await request
      this.settle(entry, next(answer), false)
      return answer
    } catch (error) {
      this.settle(entry, undefined, true)
      throw error
    } finally {
      signal?.removeEventListener('abort', drop)
    }
  }

  begin(entry: StackEntry, summary: string): void {
    this.push(entry)
    this.summary = summary
    this.#deps.router.push(approval)
  }

  /** Removes a request that nobody waits for. If the view of the request is shown, the router goes back. */
  drop(entry: StackEntry): void {
    const index = this.entries.indexOf(entry)
    if (index === -1) return
    const isTop = index === this.entries.length - 1
    this.entries.splice(index, 1)
    if (isTop && this.#deps.router.view === 'ApproveTransaction') this.#deps.router.goBack()
  }

  settle(entry: StackEntry, outcome: StackEntry | undefined, isCancelled: boolean): void {
    const index = this.entries.indexOf(entry)
    // The visitor has stopped waiting, so the answer does not change the view.
    if (index === -1) return
    const isTop = index === this.entries.length - 1
    this.entries.splice(index, 1)
    const settled = { ...entry, ...outcome }
    // The view belongs to the latest request.
    if (!isTop) return isCancelled ? settled.onCancel?.() : settled.onSuccess?.()
    this.push(settled)
    this.pop(isCancelled)
  }

  /** The visitor stops waiting. The wallet may still answer; a transaction that it then sends is noted. */
  cancel(): void {
    if (this.entries.length > 0) this.pop(true)
    else if (this.#deps.router.view === 'ApproveTransaction') this.#deps.modal.close('done')
  }

  /** Follows a request to a wallet that approves inside the modal. Requests of `run` end through `run`. */
  follow(method: string, phase: RequestPhase): void {
    if (this.entries.at(-1)?.isRun) return
    if (phase === 'started') this.requestStarted(method)
    else if (phase === 'success') this.requestSucceeded(method)
    else this.requestFailed(method)
  }

  /** Called when a wallet that approves inside the modal gets a request. Safe requests are not shown. */
  requestStarted(method: string): void {
    if (classOfMethod(method) !== 'notSafe') return
    const { modal, router } = this.#deps
    if (!modal.isShown) modal.show({ view: 'ApproveTransaction' })
    // An embedded modal is always visible, so it is the only place where the visitor can answer.
    else if (this.entries.length > 0 || modal.isEmbedded) router.push(approval)
  }

  /** Called when the wallet has approved the request. */
  requestSucceeded(method: string): void {
    if (classOfMethod(method) !== 'notSafe') return
    const { modal, refreshBalance } = this.#deps
    if (this.entries.length > 0) this.pop()
    else modal.close('done')
    refreshBalance()
  }

  /** Called when the wallet has declined the request, or has failed. */
  requestFailed(method: string): void {
    if (classOfMethod(method) !== 'notSafe') return
    const { modal } = this.#deps
    if (!modal.isShown) return
    if (this.entries.length > 0) this.pop(true)
    else modal.close('done')
  }
}
