import * as v from 'valibot'
import type { PostgresConnection } from '../../server-kit/store/postgres-connection'

/** Rows with an id only. */
export const idRows = v.array(v.object({ id: v.string() }))

/** Runs a statement with `?` for its values, and returns the rows. Rejects with a ValiError for rows of another form. */
type AskRows = <T>(rows: v.GenericSchema<unknown, T>, statement: string, ...values: (string | number)[]) => Promise<T>

/** Creates the function that reads and checks rows. */
export function createAskRows(connection: Pick<PostgresConnection, 'query'>): AskRows {
  return async (rows, statement, ...values) => v.parse(rows, await connection.query(statement, values))
}
