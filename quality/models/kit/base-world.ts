import { FakeRpc } from '../../../template/src/wallet-modal/testing/chains/fake-rpc'
import { createFakeBrowser } from '../../../template/src/wallet-modal/testing/fake-browser'
import { walletError } from '../../../template/src/wallet-modal/testing/fake-wallet'
import { Clock } from '../../funds/clock'
import { Ledger } from '../ledger/ledger'
import type { Held } from './held-requests'
import { HeldRequests } from './held-requests'
import type { LoadingFlag } from './loading'
import { stuckFlags } from './loading'
import type { ModelWorld } from './machine'
import type { Page, Surroundings } from './page'

/** Longer than every deadline of the product, in milliseconds. */
const beyondAllDeadlines = 600_000

/** What has to be closed when the product rests. */
const temporary = ['promise', 'timer', 'fetch', 'request', 'window'] as const

/** The parts that all machines share: the surroundings, the pages, and the way to rest and to the end. */
export abstract class BaseWorld implements ModelWorld {
  readonly clock = new Clock()
  readonly ledger = new Ledger()
  readonly requests = new HeldRequests(this.ledger)
  readonly browser = createFakeBrowser()
  readonly rpc = new FakeRpc()
  readonly violations: string[] = []
  readonly edges = new Set<string>()
  readonly pages: Page[] = []
  /** Whether the networks' endpoints answer. */
  isDown = false
  /** Whether answers of endpoints and services wait until the model gives them. */
  isSlow = false
  /** The delays of the endpoints' answers, in milliseconds. After the last delay the list starts again. */
  readonly latencies: readonly number[]
  /** Whether the page is closed in the middle of everything. */
  isSudden: boolean
  #fetches = 0
  #baseline: ReadonlyMap<string, number> = new Map()

  constructor(number: number) {
    Ledger.current = this.ledger
    this.isSudden = number % 7 === 3
    this.latencies = [[0], [20], [0, 900, 3], [2_500, 0, 40]][number % 4] ?? [0]
  }

  /** The root store of the first page. */
  get root(): Page['root'] {
    const [page] = this.pages
    if (!page) throw new Error('The world has no page')
    return page.root
  }

  protected get around(): Surroundings {
    const { clock, ledger, browser } = this
    return { clock, ledger, browser, fetch: (url, init) => this.fetch(url, init) }
  }

  /** Notes what is open while nobody has done anything: that may live as long as the modal. */
  protected noteBaseline(): void {
    this.#baseline = this.ledger.tally()
  }

  protected async fetch(url: string, init: RequestInit): Promise<Response> {
    const { signal } = init
    const { latencies } = this
    const task = this.isSlow ? this.taskOf(url, init) : undefined
    if (task === undefined) await this.clock.sleep(latencies[(this.#fetches += 1) % latencies.length] ?? 0)
    else await this.requests.hold('network', task, undefined, signal)
    signal?.throwIfAborted()
    if (this.isDown) throw new TypeError('Failed to fetch')
    return this.respond(url, init)
  }

  /** The name of a question to an endpoint or a service, for those that wait while `isSlow` is set. Default: none waits. */
  protected taskOf(_url: string, _init: RequestInit): string | undefined {
    return undefined
  }

  protected async respond(url: string, init: RequestInit): Promise<Response> {
    return this.rpc.fetch(url, init)
  }

  check(): void {
    this.violations.push(...stuckFlags(this.flags(), this.ledger), ...this.compare())
  }

  async rest(): Promise<void> {
    this.isDown = this.isSlow = false
    await this.#answerAll()
    await this.stop()
    await this.clock.advance(beyondAllDeadlines)
    await this.#answerAll()
    await this.clock.advance(beyondAllDeadlines)
    this.check()
    await this.settled()
    const left = this.ledger.changes(this.#baseline).filter((change) => !this.isAllowedAtRest(change))
    if (left.length > 0) this.violations.push(`left at rest: ${left.join(', ')}`)
    if (this.ledger.count(temporary) > 0) this.violations.push('something is under way at rest')
    for (const { name } of this.flags().filter(({ isOn }) => isOn)) this.violations.push(`${name} at rest`)
  }

  async end(): Promise<void> {
    this.isSlow = false
    for (const { modal } of this.pages) modal.dispose()
    await this.clock.advance(0)
    const isAsked = this.requests.open.length > 0
    // A request that is under way keeps its own signal, or listens to its wallet, until the answer arrives.
    const heard = [...this.ledger.tally().keys()].filter((name) => /^(listener (?!signal)|channel|observer)/.test(name))
    const wrong = heard.filter((name) => !(isAsked && name.startsWith('listener wallet')))
    if (wrong.length > 0) this.violations.push(`right after the end: ${wrong.join(', ')}`)
    await this.#answerAll((held) => this.answerLate(held))
    await this.clock.advance(beyondAllDeadlines)
    const left = this.ledger.changes(new Map())
    if (left.length > 0) this.violations.push(`left after the end: ${left.join(', ')}`)
    this.dispose()
  }

  /** Leaves what the visitor has open: closes the modals, ends sessions. */
  protected abstract stop(): Promise<void>
  protected abstract flags(): LoadingFlag[]
  /** Compares the product with the reference model. Returns the differences. */
  protected abstract compare(): string[]
  protected dispose(): void {}
  /** Checks what holds at rest, beyond the rules for all machines. */
  protected async settled(): Promise<void> {}

  /** Whether a difference to the beginning may remain at rest. Default: none may. */
  protected isAllowedAtRest(_change: string): boolean {
    return false
  }

  /** Answers what is open, and what the answers lead to, one after the other. */
  async #answerAll(answer = (held: Held) => this.refuse(held)): Promise<void> {
    for (let turn = 0; turn < 100; turn += 1) {
      const [held] = this.requests.open
      if (!held) return
      answer(held)
      await this.clock.advance(0)
    }
  }

  /** Answers a request after the end. Default: refuses. */
  protected answerLate(held: Held): void {
    this.refuse(held)
  }

  protected refuse(held: Held): void {
    if (held.of === 'network') held.resolve(null)
    else held.reject(walletError(4001, 'User rejected the request'))
  }
}
