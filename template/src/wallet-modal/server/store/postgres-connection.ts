import type { Database } from 'db0'
import { createDatabase } from 'db0'
import postgresql from 'db0/connectors/postgresql'

/** For how long one statement may take, in milliseconds; a visitor waits. */
const timeoutMs = 3000

/** Two machines that start at once would both make the table, and one of them would fail. */
const schema = `
SELECT pg_advisory_xact_lock(7232013);
CREATE TABLE IF NOT EXISTS wallet_sign_in (key text COLLATE "C" PRIMARY KEY, value text NOT NULL, expires_at bigint NOT NULL);
CREATE INDEX IF NOT EXISTS wallet_sign_in_end ON wallet_sign_in (expires_at);`

interface EventSource {
  on(event: 'error', listener: (error: Error) => void): unknown
}

/** Connections to PostgreSQL that are made anew after they were lost. */
export interface PostgresConnection {
  /** Rows of a statement with `?` for its values. Every statement is a transaction of its own. */
  query(statement: string, values: readonly (string | number)[]): Promise<readonly unknown[]>
  close(): Promise<void>
}

/** How many connections one server has at most. */
const maxConnections = 4

interface Lane extends PostgresConnection {
  waiting: number
}

/** One connection, one statement at a time. */
function createLane(url: string): Lane {
  let current: Promise<Database> | undefined
  let last: Promise<unknown> = Promise.resolve()
  let losses = 0

  async function open(): Promise<Database> {
    const connector = postgresql({
      connectionString: url,
      connectionTimeoutMillis: timeoutMs,
      query_timeout: timeoutMs,
      keepAlive: true,
    })
    const client: EventSource = await connector.getInstance()
    // Unheard, this event ends the process.
    client.on('error', () => void drop())
    const database = createDatabase(connector)
    try {
      await database.exec(schema)
    } catch (error) {
      await database.dispose().catch(() => {})
      throw error
    }
    return database
  }

  async function drop(): Promise<void> {
    const connection = current
    current = undefined
    losses += 1
    // Whether a connection that failed can still be closed changes nothing.
    await connection?.then((database) => database.dispose()).catch(() => {})
  }

  async function run(statement: string, values: readonly (string | number)[], seen: number): Promise<unknown[]> {
    // Those who waited behind a statement that failed would each wait as long for nothing.
    if (seen !== losses) throw new Error('the connection was lost')
    current ??= open()
    try {
      return await (await current).prepare(statement).all(...values)
    } catch (error) {
      void drop()
      throw error
    }
  }

  const lane: Lane = {
    waiting: 0,
    async query(statement, values) {
      const seen = losses
      const work = () => run(statement, values, seen)
      const result = last.then(work, work)
      last = result
      lane.waiting += 1
      try {
        return await result
      } finally {
        lane.waiting -= 1
      }
    },
    close: drop,
  }
  return lane
}

/** Connects at the first query. The table is made where there is none. */
export function connectPostgres(url: string): PostgresConnection {
  const lanes = Array.from({ length: maxConnections }, () => createLane(url))
  const freest = () => lanes.reduce((one, other) => (other.waiting < one.waiting ? other : one))
  return {
    query: (statement, values) => freest().query(statement, values),
    close: async () => void (await Promise.all(lanes.map((lane) => lane.close()))),
  }
}
