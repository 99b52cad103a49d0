import type { Facts } from '../doctor/facts'
import { closeSelection, packagesOf, type Unit } from '../emit/units'
import type { PackageManager } from '../host/package-manager'
import type { RootDependency } from './installed-tree'

/** The steps after which a package is not installed any more. */
export interface Removal {
  /** The chosen units of the copy that bring the package. */
  units: string[]
  /** The dependencies in the project's package.json that the copy does not need. */
  own: string[]
  /** The dependencies of the modal's core, which no unit takes along. */
  core: string[]
  /** The sentence for a report, with the commands. */
  text: string
}

/** Finds the reason why root dependencies are in a project: units of the copy, the modal's core, or the team's own package.json. */
export function removalOf(
  roots: readonly RootDependency[],
  { copy, template, needed, packageManager }: Pick<Facts, 'copy' | 'template' | 'needed' | 'packageManager'>,
): Removal {
  const selection = copy?.manifest.selection
  const chosen = [...(selection?.chains ?? []), ...(selection?.features ?? [])]
  const options = { tests: selection?.tests ?? false, starter: copy?.manifest.starter !== undefined }
  const byId = new Map(template.units.map((unit) => [unit.id, unit]))
  const bringing = (name: string, ids: Iterable<string>): boolean =>
    [...ids].some((id) => {
      const unit = byId.get(id)
      return unit !== undefined && isBringing(unit, name, options)
    })
  const core = closeSelection([], template.units, options.tests)
  const result = { units: new Set<string>(), own: new Set<string>(), core: new Set<string>() }
  for (const { name } of roots) {
    if (copy === null || !needed.some((each) => each.name === name)) result.own.add(name)
    else if (bringing(name, core)) result.core.add(name)
    else {
      const closed = (ids: readonly string[]): Set<string> => closeSelection(ids, template.units, options.tests)
      const alone = chosen.find((id) => !bringing(name, closed(chosen.filter((other) => other !== id))))
      const all = chosen.filter((id) => bringing(name, closed([id])))
      for (const id of alone === undefined ? all : [alone]) result.units.add(id)
    }
  }
  const [units, own, inCore] = [[...result.units], [...result.own], [...result.core]]
  return { units, own, core: inCore, text: sentence({ units, own, core: inCore }, packageManager) }
}

function isBringing(unit: Unit, name: string, options: { tests: boolean; starter: boolean }): boolean {
  return packagesOf(unit, options).includes(name)
}

function sentence({ units, own, core }: Omit<Removal, 'text'>, manager: PackageManager): string {
  if (core.length > 0) return `The package cannot be removed, because the modal needs ${core.join(', ')}.`
  const steps = [
    ...(units.length > 0 ? [`create-wallet-modal remove ${units.join(' ')}`] : []),
    ...(own.length > 0 ? [`${manager} ${manager === 'npm' ? 'uninstall' : 'remove'} ${own.join(' ')}`] : []),
  ]
  if (steps.length === 0) return 'No dependency in package.json leads to the package.'
  const whose = units.length === 0 ? 'Your project needs the package, the modal does not. ' : ''
  return `${whose}To remove the package: ${steps.join(' && ')}`
}
