import { emit, isTest, modalFolder, modalOnly } from '../emit/emit'
import type { Template } from '../emit/template'
import { closeSelection, isChoosable, isSelected, isSuite, requireOwner, type Unit } from '../emit/units'
import { sameText, textOf } from '../text/text-style'
import { selectionOf, type CopySelection } from '../manifest/manifest'

/** How well a template matches the files of a folder. */
export interface Fit {
  template: Template
  version: string
  selection: CopySelection
  /** The files that this version and selection would copy, by path in the folder. */
  tree: Map<string, Uint8Array>
  /**
   * The number of these files that exist, that are equal, and that are equal apart from formatting. The last number includes the equal
   * files.
   */
  present: number
  same: number
  alike: number
  /** The share of core's files that exist, from 0 to 1. */
  core: number
}

/** Guesses the selection from which a template would have made the files of a folder, and rates the match. */
export function fitTemplate(template: Template, version: string, files: ReadonlyMap<string, Uint8Array>): Fit {
  const everything = [
    ...modalOnly(emit(template, { units: template.units.map(({ id }) => id), tests: true }), '').keys(),
  ]
  const tests = everything.some((path) => isTest(path) && files.has(path))
  // A version without a separate choice for suites has copied all tests.
  const suites = everything.filter((path) => isSuite(`${modalFolder}/${path}`, template.units))
  const hasSuites = suites.length === 0 || suites.some((path) => files.has(path))
  const units = unitsIn(everything, template, tests, files)
  const selection = { units, tests, suites: tests && hasSuites }
  const tree = modalOnly(emit(template, selection), '')
  const pairs = [...tree].flatMap(([path, bytes]): [Uint8Array, Uint8Array][] => {
    const mine = files.get(path)
    return mine ? [[mine, bytes]] : []
  })
  const core = template.units.filter(({ kind }) => kind === 'core').map(({ id }) => id)
  return {
    template,
    version,
    selection: selectionOf(template, selection),
    tree,
    present: pairs.length,
    same: pairs.filter(([mine, bytes]) => sameText(mine, bytes)).length,
    alike: pairs.filter(([mine, bytes]) => bare(mine) === bare(bytes)).length,
    core: shareOf(everything, template, core, files),
  }
}

/** Returns the chains, features and languages of which at least half of the files exist. */
function unitsIn(
  paths: readonly string[],
  template: Template,
  tests: boolean,
  files: ReadonlyMap<string, Uint8Array>,
): string[] {
  const { units } = template
  const isThere = ({ id }: Unit, among = paths): boolean => shareOf(among, template, [id], files) >= 0.5
  const choosable = units.filter(isChoosable)
  const found = choosable.filter((unit) => unit.kind !== 'locale' && isThere(unit)).map(({ id }) => id)
  // A copy contains only the texts of a language that belong to copied units, so only these files are counted.
  const locales = choosable.filter((unit) => {
    if (unit.kind !== 'locale') return false
    const selected = closeSelection([...found, unit.id], units, tests)
    return isThere(
      unit,
      paths.filter((path) => isSelected(`${modalFolder}/${path}`, units, selected)),
    )
  })
  return [...found, ...locales.map(({ id }) => id)]
}

/** Returns the best match. Of equal matches, returns the later version, because `fits` is ordered by version. */
export function bestFit(fits: readonly Fit[]): Fit | undefined {
  const isBetter = (a: Fit, b: Fit): boolean => (a.alike - b.alike || a.same - b.same || a.present - b.present) >= 0
  return fits.reduce<Fit | undefined>(
    (best, fit) => (best === undefined || isBetter(fit, best) ? fit : best),
    undefined,
  )
}

/** Returns the share of some units' files that exist. Tests do not count. */
function shareOf(
  paths: readonly string[],
  template: Template,
  units: readonly string[],
  files: ReadonlyMap<string, Uint8Array>,
): number {
  const own = paths.filter(
    (path) => !isTest(path) && units.includes(requireOwner(`${modalFolder}/${path}`, template.units).id),
  )
  return own.length === 0 ? 0 : own.filter((path) => files.has(path)).length / own.length
}

/** Returns a text without all characters that formatters change. */
function bare(bytes: Uint8Array): string {
  return textOf(bytes)
    .replaceAll(/[\s;,()]/g, '')
    .replaceAll('"', "'")
}
