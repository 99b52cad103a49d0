import type { Database } from 'db0'
import { createDatabase } from 'db0'
import postgresql from 'db0/connectors/postgresql'

/** For how long one statement may take, in milliseconds; a visitor waits. */
const patience = 3000

/** Two machines that start at once would both make the table, and one of them would fail. */
const schema = `
SELECT pg_advisory_xact_lock(7232013);
CREATE TABLE IF NOT EXISTS wallet_sign_in (key text COLLATE "C" PRIMARY KEY, value text NOT NULL, expires_at bigint NOT NULL);
CREATE INDEX IF NOT EXISTS wallet_sign_in_end ON wallet_sign_in (expires_at);`

interface EventSource {
  on(event: 'error', listener: (error: Error) => void): unknown
}

/** A connection to PostgreSQL that is made anew after it was lost. */
export interface PostgresConnection {
  /** Rows of a statement with `?` for its values. Several statements of one caller are several transactions. */
  query(statement: string, values: readonly (string | number)[]): Promise<readonly unknown[]>
  close(): Promise<void>
}

/** Connects at the first query. The table is made where there is none. */
export function connectPostgres(url: string): PostgresConnection {
  let current: Promise<Database> | undefined

  async function open(): Promise<Database> {
    const connector = postgresql({
      connectionString: url,
      connectionTimeoutMillis: patience,
      query_timeout: patience,
      keepAlive: true,
    })
    const client: EventSource = await connector.getInstance()
    // pg tells of a lost connection by an event that, unheard, ends the process. The next query fails, and so connects anew.
    client.on('error', () => {})
    const database = createDatabase(connector)
    await database.exec(schema)
    return database
  }

  async function drop(connection: Promise<Database> | undefined): Promise<void> {
    if (current === connection) current = undefined
    // Whether a connection that failed can still be closed changes nothing.
    await connection?.then((database) => database.dispose()).catch(() => {})
  }

  return {
    async query(statement, values) {
      current ??= open()
      const connection = current
      try {
        return await (await connection).prepare(statement).all(...values)
      } catch (error) {
        void drop(connection)
        throw error
      }
    },
    close: () => drop(current),
  }
}
