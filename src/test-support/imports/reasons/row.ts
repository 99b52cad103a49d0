import { appOf } from '../app'
import type { KitApp } from '../report'

/** A small app whose import has exactly one entry in the list of uses without an exact equivalent. */
export interface ReasonRow {
  /** The case, for the title of the test. */
  when: string
  app: KitApp
  /** The file and line of the entry: `src/app.tsx:9`. */
  at: string
  /** The code that the entry shows. */
  code: string
  reason: string
  /** Whether the import may change the app's code. */
  mayReplace: boolean
}

/** The parts of a row that differ from the usual case in only a few rows. */
interface Unusual {
  /** The version ranges of single packages. */
  versions?: Readonly<Record<string, string>>
  /** Default: true. */
  mayReplace?: boolean
}

/**
 * Creates a row.
 * @param source the text of `src/app.tsx`, or the texts of several files by path
 * @param found the file and line of the entry, and the code that the entry shows
 */
export function row(
  when: string,
  source: string | Readonly<Record<string, string>>,
  found: readonly [at: string, code: string],
  reason: string,
  { versions, mayReplace = true }: Unusual = {},
): ReasonRow {
  const texts = typeof source === 'string' ? { 'src/app.tsx': source } : source
  return {
    when,
    app: appOf(new Map(Object.entries(texts)), versions),
    at: found[0],
    code: found[1],
    reason,
    mayReplace,
  }
}
