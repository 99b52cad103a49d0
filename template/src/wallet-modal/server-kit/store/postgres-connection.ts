import type { Database } from 'db0'
import { createDatabase } from 'db0'
import postgresql from 'db0/connectors/postgresql'

/** How long one statement may take, in milliseconds. It is short because a visitor waits. */
const timeoutMs = 3000

/** Taken before tables are created: of two machines that create a table at the same time, one would fail. */
const lock = 'SELECT pg_advisory_xact_lock(7232013);'

interface EventSource {
  on(event: 'error', listener: (error: Error) => void): unknown
}

/** Connections to PostgreSQL. A lost connection is opened again at the next query. */
export interface PostgresConnection {
  /** Runs a statement with `?` for its values and returns the rows. Every statement is a transaction of its own. */
  query(statement: string, values: readonly (string | number)[]): Promise<readonly unknown[]>
  close(): Promise<void>
}

/** How many connections one server has at most. */
const maxConnections = 4

interface Lane extends PostgresConnection {
  waiting: number
}

/** One connection, which runs one statement at a time. */
function createLane(url: string, schema: string): Lane {
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
    // Node ends the process for an `error` event without a listener.
    client.on('error', () => void drop())
    const database = createDatabase(connector)
    try {
      await database.exec(`${lock}\n${schema}`)
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
    // An error while closing a failed connection is ignored.
    await connection?.then((database) => database.dispose()).catch(() => {})
  }

  async function run(statement: string, values: readonly (string | number)[], seen: number): Promise<unknown[]> {
    // The connection was lost while this statement waited. Fail at once, or each waiting statement would wait for a timeout.
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

/**
 * Connects at the first query.
 * @param schema statements that create the tables if they do not exist; they run once for each connection
 */
export function connectPostgres(url: string, schema: string): PostgresConnection {
  const lanes = Array.from({ length: maxConnections }, () => createLane(url, schema))
  const freest = () => lanes.reduce((one, other) => (other.waiting < one.waiting ? other : one))
  return {
    query: (statement, values) => freest().query(statement, values),
    close: async () => void (await Promise.all(lanes.map((lane) => lane.close()))),
  }
}
