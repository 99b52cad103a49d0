import { plainHash, recordsOf } from '../../copy/copied-files'
import type { InstalledCopy } from '../../copy/find-copy'
import { sha256 } from '../../hash'
import type { Local } from '../../plan/plan'

/** The texts that a three-way merge uses as its base. */
export interface BaseTexts {
  base: ReadonlyMap<string, Uint8Array>
  /** The paths of `base` whose text is unknown, so that these files cannot be merged. */
  withoutBase: ReadonlySet<string>
}

/**
 * Returns the texts of a template that was found. Leaves out paths that the project has but the manifest does not name. Such a file is the
 * project's own, even if the template has a file with the same path.
 */
export function provenBase(
  known: ReadonlyMap<string, Uint8Array>,
  copy: InstalledCopy,
  ours: ReadonlyMap<string, Local>,
): BaseTexts {
  const recorded = recordsOf(copy)
  return {
    base: new Map([...known].filter(([path]) => recorded.has(path) || !ours.has(path))),
    withoutBase: new Set(),
  }
}

/**
 * Guesses the base from hashes. A file's text is known if nobody has edited the file, or if upstream has not changed the file. Other files
 * have no base text.
 */
export function guessBase(
  copy: InstalledCopy,
  ours: ReadonlyMap<string, Local>,
  theirs: ReadonlyMap<string, Uint8Array>,
): BaseTexts {
  const base = new Map<string, Uint8Array>()
  const withoutBase = new Set<string>()
  for (const [path, file] of recordsOf(copy)) {
    const local = ours.get(path)
    const upstream = theirs.get(path)
    if (local?.kind === 'file' && [file.sha256, file.written].includes(plainHash(local.bytes)))
      base.set(path, local.bytes)
    else if (upstream && sha256(upstream) === file.sha256) base.set(path, upstream)
    else {
      base.set(path, new Uint8Array())
      withoutBase.add(path)
    }
  }
  return { base, withoutBase }
}
