import { placeOf } from '../../copy/copy-tree'
import type { InstalledCopy } from '../../copy/find-copy'
import { globPitfall, matchesGlob } from '../../emit/glob'
import type { Template } from '../../emit/template'
import { CliError } from '../../errors'

/** Whether a path of the project is inside the copied folder. */
export function isInCopy(path: string, { target }: InstalledCopy): boolean {
  return target === '' || path.startsWith(`${target}/`)
}

/** Whether the team has excluded a path of the project from updates. */
export function isIgnored(path: string, copy: InstalledCopy): boolean {
  const inside = insideOf(path, copy)
  return copy.manifest.ignored
    .map((pattern) => pattern.replace(/^\.\//, '').replace(/\/$/, ''))
    .some((pattern) => matchesGlob(inside, pattern) || inside.startsWith(`${pattern}/`))
}

/** Returns the files that have moved upstream: old path in the project → new path. */
export function renamesOf({ renames }: Template, copy: InstalledCopy): Map<string, string> {
  const entries = renames.flatMap(({ from, to }): [string, string][] => {
    const [old, fresh] = [placeOf(from, copy), placeOf(to, copy)]
    return old === null || fresh === null ? [] : [[old, fresh]]
  })
  return new Map(entries)
}

/**
 * Returns the test for `--only`: whether a path of the project matches a glob, which is relative to the copied folder. If the old or the
 * new path of a moved file matches, both paths count as matching.
 */
export function chosenBy(copy: InstalledCopy, template: Template, only: string): (path: string) => boolean {
  const pattern = only.replace(/^\.\//, '').replace(/\/$/, '')
  const pitfall = globPitfall(pattern)
  if (pitfall !== null) throw unusablePattern(only, pitfall)
  const matches = (path: string): boolean =>
    isInCopy(path, copy) && [pattern, `${pattern}/**`].some((glob) => matchesGlob(insideOf(path, copy), glob))
  const moves = [...renamesOf(template, copy)].filter((pair) => pair.some(matches)).flat()
  return (path) => matches(path) || moves.includes(path)
}

/** Creates the error for an `--only` glob that matches no file. */
export function nothingChosen(only: string): CliError {
  return new CliError('WM_USAGE', {
    what: `No file of the copy matches --only ${only}.`,
    why: 'The pattern is compared with paths inside the copied folder; * stands for a name, ** for any folders.',
    hint: 'Example: create-wallet-modal update --only "views/**"',
  })
}

function unusablePattern(only: string, pitfall: string): CliError {
  return new CliError('WM_USAGE', {
    what: `--only ${only.slice(0, 60)} cannot be used: ${pitfall}.`,
    why: 'Patterns have bounds, so that comparing them ends.',
    hint: 'Example: create-wallet-modal update --only "views/**"',
  })
}

function insideOf(path: string, { target }: InstalledCopy): string {
  return target === '' ? path : path.slice(target.length + 1)
}
