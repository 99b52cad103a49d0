import * as v from 'valibot'
import type { StoreRow } from './store-parts'

const rowSchema = v.object({ expiresAt: v.number(), value: v.looseObject({}) })

/**
 * Reads a stored row; undefined when the row has expired or does not have the form of a row.
 * @throws the stored value itself when it is an Error, because some stores return errors in place of rows
 */
export function readRow(stored: unknown, now: number): StoreRow | undefined {
  // `instanceof` does not work here: an error of the file system may come from another realm.
  if (Object.prototype.toString.call(stored) === '[object Error]') throw stored
  const parsed = v.safeParse(rowSchema, typeof stored === 'string' ? parseJson(stored) : stored)
  return parsed.success && parsed.output.expiresAt > now ? parsed.output : undefined
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
