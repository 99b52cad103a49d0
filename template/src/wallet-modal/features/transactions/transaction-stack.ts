import { makeAutoObservable, observableShallow } from 'mobx'
import { classOfMethod } from './rpc-methods'
import type { ModalStore } from '../../stores/shell/modal.store'
import type { Route, RouterStore } from '../../stores/shell/router.store'
import type { RequestPhase } from '../../stores/connection/wallet-sessions'

/** What follows a request that waits in the wallet (specification, section 4). */
export interface StackEntry {
  /** Where success leads, with nothing behind it. Left out: nowhere, or back. */
  view?: Route | undefined
  /** Success goes back to the view before. */
  goBack?: boolean
  onSuccess?: () => void
  onCancel?: () => void
  /** Put here by `run`, which also takes it off. */
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
  /** The native balance may have changed. */
  refreshBalance: () => void
}

const approval: Route = { view: 'ApproveTransaction', data: undefined }

/**
 * Requests that wait for an answer in the wallet, the last one on top, and the view that says so. What the modal asks for
 * itself is put here by `run`; of a wallet that approves inside the modal, every request that is not safe comes here.
 */
export class TransactionStack {
  readonly entries: StackEntry[] = []
  /** What is being asked for, in a sentence. */
  summary: string | undefined = undefined
  readonly #deps: StackDeps

  constructor(deps: StackDeps) {
    this.#deps = deps
    makeAutoObservable(this, { entries: observableShallow, run: false })
  }

  push(entry: StackEntry): void {
    this.entries.push(entry)
  }

  /** Takes the last entry off and goes where it leads: back and `onCancel` when it was cancelled. */
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
   * Shows that a request waits in the wallet until it is answered, and then goes on. Resolves and rejects with the answer.
   * @param summary what is asked for, in a sentence
   * @param onCancel the visitor waits no longer, or the wallet said no
   * @param next where success leads
   * @param signal aborts when the visitor stops waiting for the answer; the answer then does not change the view
   */
  async run<T>(request: Promise<T>, { summary, onCancel, next, signal }: RunOptions<T>): Promise<T> {
    // Making the request can itself end the wait, for example when the wallet reports another account at once.
    if (signal?.aborted) return request
    const entry: StackEntry = { onCancel, isRun: true }
    this.begin(entry, summary)
    signal?.addEventListener('abort', () => this.drop(entry), { once: true })
    try {
      const answer = await request
      this.settle(entry, next(answer), false)
      return answer
    } catch (error) {
      this.settle(entry, undefined, true)
      throw error
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
    // The visitor stopped waiting: the answer changes nothing of what is shown.
    if (index === -1) return
    const isTop = index === this.entries.length - 1
    this.entries.splice(index, 1)
    const settled = { ...entry, ...outcome }
    // What is shown belongs to the request on top.
    if (!isTop) return isCancelled ? settled.onCancel?.() : settled.onSuccess?.()
    this.push(settled)
    this.pop(isCancelled)
  }

  /** The visitor waits no longer. The wallet may still answer, and what it then sends is noted. */
  cancel(): void {
    if (this.entries.length > 0) this.pop(true)
    else if (this.#deps.router.view === 'ApproveTransaction') this.#deps.modal.close('done')
  }

  /** Follows a request to a wallet that approves inside the modal. What `run` asked for, `run` ends. */
  follow(method: string, phase: RequestPhase): void {
    if (this.entries.at(-1)?.isRun) return
    if (phase === 'started') this.requestStarted(method)
    else if (phase === 'success') this.requestSucceeded(method)
    else this.requestFailed(method)
  }

  /** A wallet that approves inside the modal was asked for something. Safe requests need nobody's yes. */
  requestStarted(method: string): void {
    if (classOfMethod(method) !== 'notSafe') return
    const { modal, router } = this.#deps
    if (!modal.isShown) modal.show({ view: 'ApproveTransaction' })
    // An embedded modal is always visible, so it is the only place where the visitor can answer.
    else if (this.entries.length > 0 || modal.isEmbedded) router.push(approval)
  }

  /** It said yes. */
  requestSucceeded(method: string): void {
    if (classOfMethod(method) !== 'notSafe') return
    const { modal, refreshBalance } = this.#deps
    if (this.entries.length > 0) this.pop()
    else modal.close('done')
    refreshBalance()
  }

  /** It said no, or failed. */
  requestFailed(method: string): void {
    if (classOfMethod(method) !== 'notSafe') return
    const { modal } = this.#deps
    if (!modal.isShown) return
    if (this.entries.length > 0) this.pop(true)
    else modal.close('done')
  }
}
