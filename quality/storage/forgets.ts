import type { ChainNamespace } from '../../template/src/wallet-modal/domain/networks/caip'
import type { TableName } from '../../template/src/wallet-modal/storage/storage'
import { tableNames } from '../../template/src/wallet-modal/storage/storage'
import type { Write } from './ledger'
import type { Browser, Tab } from './tab'
import { databaseName } from './tab'

/** The tables that have nothing left of an account after it has disconnected. */
export const accountTables: readonly TableName[] = ['balances', 'identities', 'names', 'portfolios', 'resolvedNames']

/** The deletion of a table. */
interface Deletion extends Write {
  /** The page that began. */
  by: number
  isComplete: boolean
}

/** The times at which a visitor disconnects, or at which the app deletes everything. */
export class Forgets {
  readonly #browser: Browser
  readonly #writes: Deletion[] = []

  constructor(browser: Browser) {
    this.#browser = browser
  }

  async run(tab: Tab, what: readonly (ChainNamespace | '*')[], work: () => Promise<unknown>): Promise<void> {
    const { ledger } = this.#browser
    // Without an account there is nothing to delete.
    if (!what.includes('*') && tab.root.account.address === undefined) return void (await work())
    const tables = what.includes('*') ? tableNames : [...accountTables, 'sentTransactions' as const]
    for (const table of tables)
      this.#writes.push(Object.assign(ledger.begin({ page: undefined, table }), { by: tab.page, isComplete: false }))
    await work()
    this.note()
  }

  /** Whether data has still to be deleted. The next page then deletes it. */
  get isOwed(): boolean {
    return Boolean(this.#browser.shared.stored.get(`${databaseName}:forget`))
  }

  /** Notes that everything has been deleted. Pages that could not clear a table then may do so later, so the deletion never ends for them. */
  note(): void {
    if (this.isOwed) return
    for (const write of this.#writes) write.isComplete = true
  }

  /** The completed deletions of a table. */
  of(table: TableName): readonly Deletion[] {
    return this.#writes.filter((write) => write.table === table && write.isComplete)
  }
}
