import type { TableName } from '../../template/src/wallet-modal/storage/storage'
import { textOf } from './ledger'
import { lifetimes } from './observed'
import type { Browser, Tab } from './tab'
import { databaseName } from './tab'

/** Checks that a page finds what the page itself has written, whatever the database does. */
export class PageView {
  readonly #browser: Browser

  constructor(browser: Browser) {
    this.#browser = browser
  }

  /** Reads a row in a page, and compares it with the last change of the page. */
  async read(page: number, table: TableName, key: string, get: () => Promise<unknown>): Promise<void> {
    const { ledger, violations, disk } = this.#browser
    const isOf = (write: { table: TableName | undefined; key: string | undefined }) =>
      (write.table === undefined || write.table === table) && (write.key === undefined || write.key === key)
    const before = ledger.writes.length
    const last = ledger.writes.findLast((write) => write.page === page && isOf(write) && !write.isRead)
    const others = () =>
      ledger.writes.filter(
        (write, index) =>
          write !== last &&
          !write.isRead &&
          isOf(write) &&
          (write.page !== page || index >= before || write.keep !== undefined),
      )
    const found = textOf(await get())
    if (!last || last.keep !== undefined || found === last.value) return
    const now = disk.clock.now()
    const lifetime = lifetimes[table]
    if (lifetime !== undefined && last.value !== undefined && last.writtenAt + lifetime < now) return
    const after = others().filter(({ to }) => to >= last.from)
    if (after.some(({ value, keep }) => value === found || (keep !== undefined && found === undefined))) return
    // A page that has read the rows of other tabs again depends on the database.
    if (found === undefined && after.length > 0) return
    if (found === undefined && this.#isReread(page, table)) return
    violations.push(`page ${page} reads ${found} from ${table} ${key} after it wrote ${last.value}`)
  }

  readonly #reread = new Set<string>()

  /** Notes that a page has read the rows of other tabs again. */
  noteReread(page: number, table: TableName): void {
    this.#reread.add(`${page} ${table}`)
  }

  #isReread(page: number, table: TableName): boolean {
    return this.#reread.has(`${page} ${table}`)
  }

  /** Checks that a page finds the session with which a visitor has just signed in there. */
  async session(tab: Tab, address: string): Promise<void> {
    const { page } = tab
    const { ledger, violations, shared } = this.#browser
    // If the visitor signs in while the modal deletes all stored data, the modal may sign the visitor out again.
    if (shared.stored.get(`${databaseName}:forget`)) return
    const before = ledger.writes.length
    const found = await (await tab.siwx()).getSessions('eip155:1', address)
    const isChanged = ledger.writes.slice(before).some(({ table, isRead }) => table !== undefined && !isRead)
    const signed = ledger.writes.findLast((write) => write.page === page && write.value?.includes(address))
    // Between the start and the end of the write, the visitor can sign out, or the table can be cleared. Then the session is rightly missing.
    const isRemoved = ledger.writes.some(
      ({ table, key, value, keep, isRead, from }) =>
        signed !== undefined &&
        from > signed.from &&
        table === signed.table &&
        (key === undefined || key === signed.key) &&
        value === undefined &&
        keep === undefined &&
        !isRead,
    )
    if (found.length === 0 && !isChanged && !isRemoved)
      violations.push(`page ${page} finds no session after signing in`)
  }
}
