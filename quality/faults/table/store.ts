import { modalTests } from './named-test'
import type { Row } from './row'

/** What the browser stores, and other tabs. */
export const storeRows: readonly Row[] = [
  {
    id: 'F111',
    surface: 'store',
    fault: 'The browser has no database, or reading it throws.',
    outcome: 'Everything works. Nothing is remembered.',
    limit: 5_000,
  },
  {
    id: 'F112',
    surface: 'store',
    fault: 'The database cannot be opened.',
    outcome: 'The end is that of F111.',
    limit: 5_000,
  },
  {
    id: 'F113',
    surface: 'store',
    fault: 'The database never answers.',
    outcome: 'The end is that of F111, after two seconds at most. A database that opens late is closed.',
    limit: 5_000,
    tests: [
      ...modalTests(
        'storage/failing-database.test.ts',
        'A database that does not answer delays callers by two seconds once and is tried again after half a minute.',
      ),
    ],
    differs: 'Callers wait for two seconds once, and not for one.',
  },
  {
    id: 'F114',
    surface: 'store',
    fault: 'An old tab blocks the upgrade of the database.',
    outcome: 'Everything works with the memory of the page.',
    limit: 6_000,
    differs: 'There is no notice about other tabs, because nothing is lost for this visit.',
  },
  {
    id: 'F115',
    surface: 'store',
    fault: 'Another tab upgrades the database, and the connection closes during a write.',
    outcome: 'The write is repeated, or kept in memory.',
    limit: 5_000,
    tests: [
      ...modalTests(
        'storage/failing-database.test.ts',
        'The database closes for an upgrade in another tab and opens again afterwards.',
      ),
    ],
  },
  {
    id: 'F116',
    surface: 'store',
    fault: 'The disk is full.',
    outcome: 'Caches make room. Sessions and sent transfers are never removed.',
    limit: 5_000,
    tests: [
      ...modalTests(
        'storage/failing-database.test.ts',
        'When the database is full, caches are cleared to make room for other rows, and the write is repeated.',
        'A cache makes room for its own rows, but never removes sessions, sent transactions or wallets.',
      ),
    ],
  },
  {
    id: 'F117',
    surface: 'store',
    fault: 'The connection to the database is lost.',
    outcome: 'The database is opened again. What could not be written is written later.',
    limit: 5_000,
    tests: [
      ...modalTests(
        'storage/failing-database.test.ts',
        'Changes that the database refused are written with the next change, in their order.',
      ),
    ],
  },
  {
    id: 'F118',
    surface: 'store',
    fault: 'The browser has deleted everything between two visits.',
    outcome: 'The visit begins like the first one.',
    limit: 5_000,
  },
  {
    id: 'F119',
    surface: 'store',
    fault: 'The database is of a newer version of the app.',
    outcome: 'The database is used as far as this version knows it. Nothing newer is deleted.',
    limit: 5_000,
    tests: [
      ...modalTests(
        'storage/schema-versions.test.ts',
        'a database of code that is newer is used as far as this code knows it',
      ),
    ],
  },
  {
    id: 'F120',
    surface: 'store',
    fault: 'Stored rows have a wrong type, are huge, or are from the future.',
    outcome: 'Such rows are ignored. The others stay.',
    limit: 5_000,
    tests: [
      ...modalTests(
        'storage/repository.test.ts',
        'A row with another shape is not returned and is removed.',
        'A value with a time in the future counts as expired, because the clock was set back.',
      ),
    ],
  },
  {
    id: 'F121',
    surface: 'tabs',
    fault: 'The channel between tabs is missing, throws, or carries forged or countless messages.',
    outcome: 'The tabs agree in the end. Messages are hints only.',
    limit: 5_000,
  },
  {
    id: 'F122',
    surface: 'store',
    fault: 'The browser forbids the synchronous storage.',
    outcome: 'The end is that of F111.',
    limit: 5_000,
    tests: [
      ...modalTests(
        'platform/browser.platform.test.ts',
        'When the browser forbids storage, nothing is stored and nothing throws.',
      ),
    ],
  },
]
