import * as v from 'valibot'
import { createStorage, defineDriver } from 'unstorage'
import type { PostgresConnection } from './postgres-connection'
import { connectPostgres } from './postgres-connection'
import { rowSets } from './row-sets'
import type { StoreLayout } from './server-store'
import type { StoreRow, StoreParts } from './store-parts'

/** The shortest time between two searches for expired rows, in milliseconds. */
const sweepInterval = 60_000
/** The most expired rows that one write removes. It is limited because a visitor waits. */
const maxSwept = 10_000

const schemaOf = (table: string) => `
CREATE TABLE IF NOT EXISTS ${table} (key text COLLATE "C" PRIMARY KEY, value text NOT NULL, expires_at bigint NOT NULL);
CREATE INDEX IF NOT EXISTS ${table}_end ON ${table} (expires_at);`

const insertInto = (table: string) =>
  `INSERT INTO ${table} (key, value, expires_at) VALUES (?, ?, ?) ON CONFLICT (key) DO UPDATE SET`

const statementsFor = (table: string) => ({
  read: `SELECT value FROM ${table} WHERE key = ?`,
  write: `${insertInto(table)} value = excluded.value, expires_at = excluded.expires_at`,
  remove: `DELETE FROM ${table} WHERE key = ?`,
  take: `DELETE FROM ${table} WHERE key = ? RETURNING value`,
  count: `${insertInto(table)} value = (${table}.value::bigint + 1)::text RETURNING value`,
  // The collation of the key is "C" (bytes), so this is a range scan of the primary key. `;` is the character after `:`.
  list: `SELECT key AS value FROM ${table} WHERE key >= ? AND key < ? ORDER BY key`,
  sweep: `WITH ended AS (SELECT key FROM ${table} WHERE expires_at <= ? LIMIT ${maxSwept}),
removed AS (DELETE FROM ${table} WHERE key IN (SELECT key FROM ended) RETURNING key)
SELECT count(*)::text AS value FROM removed`,
})

interface Table {
  connection: PostgresConnection
  statements: ReturnType<typeof statementsFor>
  name: string
}

const valuesSchema = v.array(v.object({ value: v.string() }))

async function valuesOf(connection: PostgresConnection, statement: string, ...values: (string | number)[]) {
  return v.parse(valuesSchema, await connection.query(statement, values)).map(({ value }) => value)
}

/** The unstorage driver for the table. unstorage's own PostgreSQL driver has no expiry and no order of keys. */
const postgresDriver = defineDriver(({ connection, statements, name }: Table) => {
  const getItem = async (key: string) => (await valuesOf(connection, statements.read, key))[0] ?? null
  return {
    name,
    hasItem: async (key) => (await getItem(key)) !== null,
    getItem,
    async setItem(key, value, { expiresAt }) {
      await connection.query(statements.write, [key, value, v.parse(v.number(), expiresAt)])
    },
    async removeItem(key) {
      await connection.query(statements.remove, [key])
    },
    getKeys: (base) => valuesOf(connection, statements.list, base, base.replace(/:$/, ';')),
    dispose: () => connection.close(),
  }
})

/** The store in PostgreSQL, for any number of machines. It creates the table of the layout if the table does not exist. */
export function openPostgresParts(url: string, { table, prefix }: StoreLayout, now: () => number): StoreParts {
  const connection = connectPostgres(url, schemaOf(table))
  const statements = statementsFor(table)
  let nextSweep = now() + sweepInterval
  const storage = createStorage({ driver: postgresDriver({ connection, statements, name: `${prefix}-postgres` }) })
  const write = (key: string, row: StoreRow) => storage.setItem(key, row, { expiresAt: row.expiresAt })
  const remove = (key: string) => storage.removeItem(key)
  return {
    storage,
    write,
    remove,
    take: async (key) => (await valuesOf(connection, statements.take, key))[0],
    async increment(key, expiresAt) {
      const [count] = await valuesOf(connection, statements.count, key, '1', expiresAt)
      return Number(count)
    },
    ...rowSets({ storage, write, remove }),
    async sweep() {
      if (now() < nextSweep) return
      nextSweep = now() + sweepInterval
      const [removed] = await valuesOf(connection, statements.sweep, now())
      // More rows may have expired, so the next write sweeps again.
      if (Number(removed) >= maxSwept) nextSweep = now()
    },
    close: () => storage.dispose(),
  }
}
