import { emit, modalFolder, type Selection } from '../emit/emit'
import { dependenciesOf, type Dependency } from '../emit/package-json'
import { isRegistry } from '../emit/registry'
import type { Template } from '../emit/template'
import { closeSelection, ownerOf } from '../emit/units'
import { isStarterFile } from '../manifest/manifest'
import type { InstalledCopy } from './find-copy'

type Place = Pick<InstalledCopy, 'target' | 'manifest'>

/**
 * Returns the files of a template and selection, by path inside a copy's project. The starter app is included only if the copy was created
 * with it.
 */
export function copyTree(template: Template, selection: Selection, place: Place): Map<string, Uint8Array> {
  const emitted = emit(template, selection)
  const entries = [...emitted].flatMap(([path, bytes]): [string, Uint8Array][] => {
    const at = placeOf(path, place)
    return at === null ? [] : [[at, bytes]]
  })
  return new Map(entries)
}

/** Maps an emitted path to its path in a copy's project; `null` when the copy does not have the file. */
export function placeOf(path: string, { target, manifest }: Place): string | null {
  if (path.startsWith(`${modalFolder}/`))
    return `${target === '' ? '' : `${target}/`}${path.slice(modalFolder.length + 1)}`
  return manifest.starter !== undefined && isStarterFile(path) ? path : null
}

/** Maps a path in a copy's project to its emitted path. */
export function emittedPath(path: string, { target }: Place): string {
  const folder = target === '' ? '' : `${target}/`
  return path.startsWith(folder) ? `${modalFolder}/${path.slice(folder.length)}` : path
}

/** Returns the unit that owns a file of a copy's project; `null` if no unit owns the file. */
export function unitAt(path: string, template: Template, place: Place): string | null {
  const inTemplate = emittedPath(path, place).replace(/(^|\/)\.(gitignore|npmrc)$/, '$1_$2')
  const owner = ownerOf(inTemplate, template.units)
  return typeof owner === 'string' ? null : owner.id
}

/** Whether a file of a copy's project is a registry, which has one line per unit. */
export function isRegistryAt(path: string, place: Place): boolean {
  return isRegistry(emittedPath(path, place))
}

/** The packages that a template and selection need in a copy's package.json, limited to the units for which `isThere` returns true. */
export function copyDependencies(
  template: Template,
  selection: Selection,
  { manifest }: Place,
  isThere: (unit: string) => boolean = () => true,
): Dependency[] {
  const source = new TextDecoder().decode(template.files.get('package.json'))
  const closed = closeSelection(selection.units, template.units, selection.tests)
  const chosen = new Set([...closed].filter(isThere))
  return dependenciesOf(source, template.units, chosen, selection.tests, manifest.starter !== undefined)
}
