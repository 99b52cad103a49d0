import { packageJsonOf } from './package-json'
import { prunePage } from './pages'
import { isRegistry, pruneRegistry } from './registry'
import type { Template } from './template'
import { closeSelection, isSelected, isSuite } from './units'

export interface Selection {
  /** The ids of chains and features. Core, and the units that these units require, are added. */
  units: Iterable<string>
  /** Whether `*.test.*` and `testing/` are copied. */
  tests: boolean
  /** `false` leaves out the tests that the units list as `suites`. If missing, the suites are copied with the other tests. */
  suites?: boolean
}

export interface EmitOptions {
  /** The value of `name` in package.json. */
  name?: string
  /** The version or file from which `create-wallet-modal` is installed. */
  cli?: string
}

/** The folder of the owned source inside the template. */
export const modalFolder = 'src/wallet-modal'

const renamed: Readonly<Record<string, string>> = { _gitignore: '.gitignore', _npmrc: '.npmrc' }

/**
 * Returns the files of a selection, sorted by path. The function is pure: the same arguments give the same bytes. With every unit, tests
 * and no options, the result is the template itself. Throws if a template file has no owner or several owners.
 */
export function emit(template: Template, selection: Selection, options: EmitOptions = {}): Map<string, Uint8Array> {
  const chosen = closeSelection(selection.units, template.units, selection.tests)
  const paths = [...template.files.keys()].filter(
    (path) => isSelected(path, template.units, chosen) && isTaken(path, selection, template),
  )
  const emitted = new Set(paths)
  const entries = paths.map((path): [string, Uint8Array] => {
    const bytes = template.files.get(path) ?? new Uint8Array()
    return [publicName(path), edit(path, bytes, { emitted, chosen, template, options, tests: selection.tests })]
  })
  return new Map(entries.sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** Returns the owned source of an emitted tree, with its folder replaced by another folder. */
export function modalOnly(tree: ReadonlyMap<string, Uint8Array>, folder: string): Map<string, Uint8Array> {
  const entries = [...tree].flatMap(([path, bytes]): [string, Uint8Array][] => {
    if (!path.startsWith(`${modalFolder}/`)) return []
    const rest = path.slice(modalFolder.length + 1)
    return [[folder === '' ? rest : `${folder}/${rest}`, bytes]]
  })
  return new Map(entries)
}

/** Returns whether a path is not a test, or is a test that the selection includes. */
function isTaken(path: string, { tests, suites = true }: Selection, { units }: Template): boolean {
  return !isTest(path) || (tests && (suites || !isSuite(path, units)))
}

/** Returns whether `--no-tests` leaves out a path. */
export function isTest(path: string): boolean {
  return /(^|\/)testing\/|\.test\.[^/]+$/.test(path)
}

interface EditContext {
  emitted: ReadonlySet<string>
  chosen: ReadonlySet<string>
  template: Template
  options: EmitOptions
  tests: boolean
}

function edit(path: string, bytes: Uint8Array, context: EditContext): Uint8Array {
  if (isRegistry(path)) return recode(bytes, (text) => pruneRegistry(path, text, context.emitted))
  if (path.endsWith('.md')) return recode(bytes, (text) => prunePage(path, text, context.emitted))
  if (path === 'package.json') {
    return recode(bytes, (text) => packageJsonOf(text, context.template.units, context, context.options))
  }
  return bytes
}

function recode(bytes: Uint8Array, change: (text: string) => string): Uint8Array {
  return new TextEncoder().encode(change(new TextDecoder().decode(bytes)))
}

function publicName(path: string): string {
  const at = path.lastIndexOf('/') + 1
  return path.slice(0, at) + (renamed[path.slice(at)] ?? path.slice(at))
}
