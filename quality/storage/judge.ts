import type { StoredRow, TableName } from '../../template/src/wallet-modal/storage/storage'
import { tableNames } from '../../template/src/wallet-modal/storage/storage'
import type { Case } from './case'
import { accountTables } from './forgets'
import type { Write } from './ledger'
import { textOf } from './ledger'
import { badKey, lifetimes } from './observed'
import { directNames, directTables } from './rows'
import { laterTable, readAll } from './seeded'
import type { Tab } from './tab'

/** How long the modal leaves a database alone that did not answer, and some more, in milliseconds. */
const rest = 31_000

/** Runs work of a page to its end on the clock. */
async function complete(one: Case, what: string, work: () => Promise<void>): Promise<void> {
  let isDone = false
  work()
    .catch((error: unknown) => one.violation(`${what} rejects with ${String(error)}`))
    .finally(() => (isDone = true))
  if (!(await one.clock.until(() => isDone, 30_000))) one.violation(`${what} never ends`)
}

/** The page stores again once the database works: its next row, and with it all rows that the database did not take before. */
async function recovers(one: Case, tab: Tab): Promise<void> {
  await complete(one, 'storing in the mended database', async () => {
    const rows = directTables.siwxSessions(await tab.tables())
    if (!(await rows.put(`mended ${tab.page}`, 1)))
      one.violation(`page ${tab.page} stores nothing after the database was mended`)
    else one.recovered(tab.page)
  })
}

/** Every confirmed row is in the database, and no row of a disconnected account. */
function compare(one: Case, stored: ReadonlyMap<string, readonly StoredRow[]>): void {
  const { ledger, disk } = one.browser
  for (const row of ledger.confirmed()) {
    if (row.table === undefined || row.key === undefined) continue
    const found = stored.get(row.table)?.find(({ key }) => key === row.key)
    const lifetime = lifetimes[row.table]
    const problem = ledger.contradiction(row, found, lifetime, disk.clock.now())
    if (problem !== undefined) one.violation(`${row.table} ${row.key} of page ${row.page} ${problem}`)
  }
  // Without a database nothing can be deleted.
  const isDeletable = disk.faults.plan.at !== 'access'
  for (const table of isDeletable ? tableNames : [])
    for (const forget of one.forgets.of(table))
      for (const { key, value } of stored.get(table) ?? []) {
        if (!accountTables.includes(table) && table !== 'siwxSessions') continue
        const writes = ledger.writes.filter(
          (write) => write.table === table && write.key === key && write.value === textOf(value),
        )
        // Another page that could not write a row before writes the row again, and does not know that everything was deleted meanwhile.
        const isLate = ({ page, done, isConfirmed, to }: Write) =>
          done > forget.from || (page !== forget.by && (!isConfirmed || to > forget.from))
        if (writes.length > 0 && !writes.some(isLate))
          one.violation(`${table} ${key} is still there after everything was deleted`)
      }
  if (one.seeded?.isNewer && !one.isDeleted && !stored.get(laterTable)?.some(({ key }) => key === 'kept'))
    one.violation('the data of a newer version was deleted')
}

/** A new page on the working database reads every table, and drops the rows that it cannot read. */
async function readsAll(one: Case): Promise<void> {
  const tab = one.tab(0)
  await complete(one, 'reading in a new page', async () => {
    const tables = await tab.tables()
    await tables.forget()
    for (const name of directNames) await directTables[name](tables).all()
  })
}

/** Mends the database, and compares everything that the pages were told with what is there. */
export async function judge(one: Case): Promise<void> {
  const { disk, ledger } = one.browser
  const { faults, clock } = disk
  const { fault } = faults.plan
  ledger.isFull =
    faults.reached > 0 && (fault.kind === 'fills' || ('name' in fault && fault.name === 'QuotaExceededError'))
  faults.mend()
  const isAbsent = fault.kind === 'missing' && faults.reached > 0
  await clock.advance(41_000)
  await clock.advance(rest)
  if (!isAbsent) for (const tab of one.openTabs) await recovers(one, tab)
  await one.finish()
  one.leaveAll()
  one.forgets.note()
  compare(one, await readAll(disk))
  await readsAll(one)
  one.leaveAll()
  one.forgets.note()
  if (one.forgets.isOwed) one.violation('data of a disconnected account is never deleted')
  const stored = await readAll(disk)
  compare(one, stored)
  for (const table of ['recentWallets', 'names', 'siwxSessions'] as const satisfies readonly TableName[])
    for (const { key, value } of stored.get(table) ?? [])
      if (key === badKey && typeof value !== 'object') one.violation(`${table} keeps a row that cannot be read`)
}
