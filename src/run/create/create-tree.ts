import { formatFile, manifestBytes, withWritten } from '../../copy/format-file'
import { emit, modalFolder, modalOnly, type Selection } from '../../emit/emit'
import { dependenciesOf, mergeDependencies, type Dependency } from '../../emit/package-json'
import type { Template } from '../../emit/template'
import { closeSelection } from '../../emit/units'
import type { HostProject } from '../../host/project'
import { describeCopy, formatManifest, manifestName } from '../../manifest/manifest'
import type { Format } from '../../merge/merge-changes'

export interface NewAppOptions {
  version: string
  name: string
  /** The range or file from which the app installs `create-wallet-modal`. */
  cli: string
  projectId: string | undefined
}

/** Returns all files of a new app. */
export function newAppTree(template: Template, selection: Selection, options: NewAppOptions): Map<string, Uint8Array> {
  const pristine = emit(template, selection)
  const tree = new Map(emit(template, selection, { name: options.name, cli: options.cli }))
  if (options.projectId !== undefined) tree.set('.env', encode(`VITE_WALLET_MODAL_PROJECT_ID=${options.projectId}\n`))
  const manifest = describeCopy(template, options.version, selection, pristine, true)
  tree.set(`${modalFolder}/${manifestName}`, formatManifest(manifest))
  return tree
}

/** Returns the modal's files for an existing project, below the target folder and formatted by the project's formatter. */
export async function firstCopyTree(
  template: Template,
  selection: Selection,
  version: string,
  target: string,
  format: Format | null,
): Promise<Map<string, Uint8Array>> {
  const pristine = emit(template, selection)
  const tree = modalOnly(pristine, target)
  const manifest = describeCopy(template, version, selection, pristine, false)
  if (format === null) return tree.set(`${target}/${manifestName}`, formatManifest(manifest))
  const written = new Map<string, string>()
  for (const [path, bytes] of tree) {
    const formatted = await formatFile(path, bytes, format)
    if (formatted === null) continue
    tree.set(path, formatted.bytes)
    written.set(path.slice(target.length + 1), formatted.written)
  }
  const noted = withWritten({ ...manifest, format: 'prettier' }, (path) => written.get(path))
  const path = `${target}/${manifestName}`
  return tree.set(path, await manifestBytes(noted, path, format))
}

/** Returns the host's package.json with the packages of the chosen units added. */
export function hostPackageJson(
  template: Template,
  selection: Selection,
  host: HostProject,
  ranges: Readonly<Record<string, string>> = {},
): { bytes: Uint8Array; added: Dependency[] } {
  const source = new TextDecoder().decode(template.files.get('package.json'))
  const chosen = closeSelection(selection.units, template.units, selection.tests)
  const wanted = dependenciesOf(source, template.units, chosen, selection.tests).map((dependency) => {
    const range = ranges[dependency.name] ?? dependency.range
    return { ...dependency, range }
  })
  const { text, added } = mergeDependencies(host.packageText, wanted)
  return { bytes: encode(text), added }
}

function encode(text: string): Uint8Array {
  return new TextEncoder().encode(text)
}
