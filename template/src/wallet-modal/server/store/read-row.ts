import * as v from 'valibot'
import type { StoreRow } from './store-parts'

const rowSchema = v.object({ expiresAt: v.number(), value: v.looseObject({}) })

/**
 * A row as it was stored; undefined when it has ended or is none of ours.
 * @throws what the store answered with, where that is an error and not a row
 */
export function readRow(stored: unknown, now: number): StoreRow | undefined {
  // Not `instanceof`: the errors of the file system may be those of another realm.
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
