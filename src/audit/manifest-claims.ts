import type { ManifestFile } from '../manifest/manifest'

/** An entry of a manifest that contradicts the release. */
export interface FalseClaim {
  /** The path of the file whose entry is false, relative to the project. */
  path: string
  /** A sentence with the value in the manifest and the value in the release. */
  message: string
}

/** A file of the project, as `falseClaims` compares it with the entry of the manifest. */
export interface ReadText {
  hash: string
  isFormatted: boolean | null
}

/**
 * Finds entries of a manifest that differ from the entries of the release for the same units. Only the commands of this package
 * write entries, so any difference means that the manifest was edited.
 * @param truth the entries that the release gives
 * @param mine the hash of each project file, and whether the file is the released text in another format; `isFormatted` is `null` when only
 * the project's formatter could decide. An entry may have a `written` hash only for a file in another format
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
