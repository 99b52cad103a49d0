import type { ManifestFile } from '../manifest/manifest'

/** What a manifest says that is not so in the release. */
export interface FalseClaim {
  /** The path inside the project. */
  path: string
  /** What it says and what is so, as a sentence. */
  message: string
}

/** A file of the project, for the check of what a manifest says about it. */
export interface ReadText {
  hash: string
  isFormatted: boolean | null
}

/**
 * Compares the entries of a manifest with those that the release has for the same units. A manifest has no entry of its own that may differ:
 * `create`, `add`, `remove` and `update` write all of them.
 * @param truth the entries that the release gives
 * @param mine the hash of each file of the project, and whether it is the released text in another format; `null` when only the project's
 *   formatter could tell. An entry may have a `written` hash only of such a file
 */
export function falseClaims(
  records: ReadonlyMap<string, ManifestFile>,
  truth: ReadonlyMap<string, ManifestFile>,
  mine: ReadonlyMap<string, ReadText>,
): FalseClaim[] {
  const claims: FalseClaim[] = []
  const say = (path: string, message: string): void => void claims.push({ path, message })
  for (const [path, record] of records) {
    const own = truth.get(path)
    if (own === undefined) say(path, 'The manifest names this file, and the release with these units has none.')
    else if (own.sha256 !== record.sha256) say(path, 'The manifest has another hash of this file than the release.')
    else if (own.unit !== record.unit)
      say(path, `The manifest says that the unit is ${record.unit}; it is ${own.unit}.`)
    const file = mine.get(path)
    if (record.written !== undefined && file?.hash === record.written && file.isFormatted === false) {
      say(path, 'The manifest says that a formatter wrote this text, but more than the format differs.')
    }
  }
  for (const path of truth.keys()) if (!records.has(path)) say(path, 'The manifest does not name this file.')
  return claims
}
