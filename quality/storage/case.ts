import { IDBFactory } from 'fake-indexeddb'
import type { ChainNamespace } from '../../template/src/wallet-modal/domain/networks/caip'
import type { Network } from '../../template/src/wallet-modal/domain/networks/network'
import type { Repositories } from '../../template/src/wallet-modal/storage/repositories'
import { createFakeBrowser } from '../../template/src/wallet-modal/testing/fake-browser'
import { Clock } from '../funds/clock'
import type { Random } from '../fuzz/random'
import { createRandom } from '../fuzz/random'
import type { Act } from './acts'
import { chooseAct } from './acts'
import { Forgets } from './forgets'
import { Ledger } from './ledger'
import { judge } from './judge'
import type { CallKind, Plan } from './plan'
import { Faults, choosePlan } from './plan'
import { PageView } from './page-view'
import type { DirectTable, directTables } from './rows'
import type { Seeded } from './seeded'
import { seed } from './seeded'
import type { Browser } from './tab'
import { Tab } from './tab'
import { settleTasks } from './turns'

/** What a case reports. */
export interface CaseReport {
  plan: Plan
  /** How many calls met the fault. A case without any proves nothing. */
  reached: number
  /** How many rows the pages were told of as stored. */
  confirmed: number
  steps: string[]
  violations: string[]
  longest: Map<string, number>
  /** The most times that a page opened the database within a minute. */
  opensPerMinute: number
  calls: ReadonlyMap<CallKind, number>
}

/** How long a step may take on the clock, in milliseconds. The slowest one deletes the data of an account: four changes, one after the other. */
const stepLimit = 30_000

/** A browser with a database that fails, the tabs in it, and all that was noted about them. */
export class Case {
  readonly browser: Browser
  readonly steps: string[] = []
  readonly pages: Tab[] = []
  readonly forgets: Forgets
  seeded: Seeded | undefined
  /** Changes the tables of every page, as a fault of the modal would. Only a test of the cases does. */
  spoil: (tables: Repositories) => Repositories = (tables) => tables
  /** The visitor has deleted the data of the site. */
  isDeleted = false
  readonly #tabs: (Tab | undefined)[] = []
  readonly #view: PageView
  readonly #pending: { name: string; page: number; isDone: boolean; since: number }[] = []
  #version = 0

  constructor(plan: Plan) {
    const clock = new Clock(settleTasks)
    const ledger = new Ledger()
    const factory = new IDBFactory()
    const onDelete = () => {
      this.isDeleted = true
      const write = ledger.begin({})
      return () => ledger.end(write, true)
    }
    this.browser = {
      disk: { factory, faults: new Faults(plan), clock, onDelete },
      shared: createFakeBrowser(),
      ledger,
      longest: new Map(),
      violations: [],
      spoil: (tables) => this.spoil(tables),
      onReread: (page, table) => this.#view.noteReread(page, table),
    }
    this.#view = new PageView(this.browser)
    this.forgets = new Forgets(this.browser)
  }

  get clock(): Clock {
    return this.browser.disk.clock
  }

  now(): number {
    return this.clock.now()
  }

  nextVersion(): number {
    return (this.#version += 1)
  }

  violation(what: string): void {
    this.browser.violations.push(what)
  }

  tab(side: number): Tab {
    const known = this.#tabs[side]
    if (known) return known
    const opened = new Tab(this.pages.length, this.browser)
    this.pages.push(opened)
    this.#tabs[side] = opened
    return opened
  }

  get openTabs(): Tab[] {
    return this.#tabs.filter((tab) => tab !== undefined)
  }

  reload(side: number): void {
    this.#tabs[side]?.leave()
    this.#tabs[side] = undefined
    this.tab(side)
  }

  networkOf({ root }: Tab, id: number | string): Network {
    const network = root.chain.requestedCaipNetworks.find((one) => one.id === id)
    if (!network) throw new Error(`The modal has no network ${id}`)
    return network
  }

  async put(tab: Tab, rows: Rows, table: DirectTable, key: string, version: number): Promise<void> {
    await rows.put(key, version)
    await this.get(tab, rows, table, key)
  }

  async get(tab: Tab, rows: Rows, table: DirectTable, key: string): Promise<void> {
    await this.#view.read(tab.page, table, key, () => rows.get(key))
  }

  /** Notes that the database has taken all changes of a page. */
  recovered(page: number): void {
    this.browser.ledger.recover(page)
  }

  /** Checks that the page that has just signed in finds its session. */
  async signedIn(tab: Tab, address: string): Promise<void> {
    await this.#view.session(tab, address)
  }

  forget(tab: Tab, what: readonly (ChainNamespace | '*')[], work: () => Promise<unknown>): Promise<void> {
    return this.forgets.run(tab, what, work)
  }

  /** Runs a step to its end, or only begins it. */
  async step(act: Act, isAwaited: boolean, page: number): Promise<void> {
    this.steps.push(isAwaited ? act.name : `${act.name} …`)
    const pending = { name: act.name, page, isDone: false, since: this.now() }
    this.#pending.push(pending)
    act
      .run()
      .catch((error: unknown) => this.violation(`${act.name} rejects with ${String(error)}`))
      .finally(() => (pending.isDone = true))
    if (isAwaited) await this.clock.until(() => pending.isDone, stepLimit)
    else await settleTasks()
  }

  /** Waits for all steps of the pages that are still open. */
  async finish(): Promise<void> {
    const isOpen = (page: number) => this.openTabs.some((tab) => tab.page === page)
    const open = () => this.#pending.filter(({ isDone, page }) => !isDone && isOpen(page))
    await this.clock.until(() => open().length === 0, stepLimit)
    for (const { name } of open()) this.violation(`${name} never ends`)
  }

  leaveAll(): void {
    for (const side of this.#tabs.keys()) {
      this.#tabs[side]?.leave()
      this.#tabs[side] = undefined
    }
  }
}

type Rows = ReturnType<(typeof directTables)[DirectTable]>

/** The most moments within any minute. */
function mostInAMinute(moments: readonly number[]): number {
  let most = 0
  for (const from of moments) most = Math.max(most, moments.filter((at) => at >= from && at < from + 60_000).length)
  return most
}

async function run(random: Random, one: Case): Promise<void> {
  const { disk, ledger } = one.browser
  one.seeded = await seed(random, disk, ledger)
  one.tab(0)
  const count = 5 + random.below(8)
  for (let step = 0; step < count; step += 1) {
    const act = chooseAct(random, one)
    const page = one.pages.length
    await one.step(act, !random.oneIn(3), page - 1)
    if (random.oneIn(4)) await one.clock.advance(random.pick([0, 1, 200, 500, 2_000, 31_000]))
  }
  await one.finish()
}

/** Runs one case. `spoil` is a planted fault of the modal, with which a test checks that the case notices it. */
export async function runCase(seedNumber: number, index: number, spoil?: (one: Case) => void): Promise<CaseReport> {
  const random = createRandom(seedNumber, index)
  const plan = choosePlan(random)
  const one = new Case(plan)
  spoil?.(one)
  try {
    await run(random, one)
    await judge(one)
  } catch (error) {
    one.violation(`the case throws ${error instanceof Error ? error.stack : String(error)}`)
  } finally {
    one.leaveAll()
  }
  const { disk, longest, violations, ledger } = one.browser
  return {
    plan,
    reached: disk.faults.reached,
    confirmed: ledger.confirmed().length,
    steps: one.steps,
    violations,
    longest,
    opensPerMinute: Math.max(0, ...one.pages.map(({ database }) => mostInAMinute(database.opens))),
    calls: disk.faults.calls,
  }
}
