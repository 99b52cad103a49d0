import { emit, modalFolder, modalOnly, type Selection } from '../emit/emit'
import { dependenciesOf, mergeDependencies, type Dependency } from '../emit/package-json'
import type { Template } from '../emit/template'
import { closeSelection } from '../emit/units'
import type { HostProject } from '../host/project'
import { describeCopy, formatManifest, manifestName } from '../manifest/manifest'

export interface NewAppOptions {
  version: string
  name: string
  /** What `create-wallet-modal` is installed from. */
  cli: string
  projectId: string | undefined
}

/** Every file of a new app. */
export function newAppTree(template: Template, selection: Selection, options: NewAppOptions): Map<string, Uint8Array> {
  const pristine = emit(template, selection)
  const tree = new Map(emit(template, selection, { name: options.name, cli: options.cli }))
  if (options.projectId !== undefined) tree.set('.env', encode(`VITE_WALLET_MODAL_PROJECT_ID=${options.projectId}\n`))
  tree.set(`${modalFolder}/${manifestName}`, manifestOf(template, selection, options.version, pristine, true))
  return tree
}

/** The modal's files for a project that exists, in the folder they go to. */
export function copyTree(
  template: Template,
  selection: Selection,
  version: string,
  target: string,
): Map<string, Uint8Array> {
  const pristine = emit(template, selection)
  const tree = modalOnly(pristine, target)
  tree.set(`${target}/${manifestName}`, manifestOf(template, selection, version, pristine, false))
  return tree
}

/** The host's package.json with what the chosen units need. */
export function hostPackageJson(
  template: Template,
  selection: Selection,
  host: HostProject,
): { bytes: Uint8Array; added: Dependency[] } {
  const source = new TextDecoder().decode(template.files.get('package.json'))
  const chosen = closeSelection(selection.units, template.units, selection.tests)
  const wanted = dependenciesOf(source, template.units, chosen, selection.tests)
  const { text, added } = mergeDependencies(host.packageText, wanted)
  return { bytes: encode(text), added }
}

function manifestOf(
  template: Template,
  selection: Selection,
  version: string,
  pristine: ReadonlyMap<string, Uint8Array>,
  starter: boolean,
): Uint8Array {
  return formatManifest(describeCopy(template, version, selection, pristine, starter))
}

function encode(text: string): Uint8Array {
  return new TextEncoder().encode(text)
}
