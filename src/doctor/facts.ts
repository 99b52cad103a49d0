import { join } from 'node:path'
import { templateOf, toSelection } from '../copy/base'
import { copyDependencies } from '../copy/copy-tree'
import type { InstalledCopy } from '../copy/find-copy'
import { dependenciesOf, type Dependency } from '../emit/package-json'
import type { Template } from '../emit/template'
import { closeSelection } from '../emit/units'
import type { FileSystem } from '../fs/file-system'
import { packageTemplate } from '../history/package-templates'
import type { PackageManager } from '../host/package-manager'
import type { Framework } from '../host/framework'
import { dependencyRanges, inspectProject } from '../host/project'
import { NodeModules, type InstalledPackage } from './node-modules'

/** The input of the checks. */
export interface Facts {
  fs: FileSystem
  project: string
  /** The names of the entries in the project's folder. */
  files: string[]
  framework: Framework
  packageManager: PackageManager
  /** The version of the running Node, and the range that the modal's tools need. */
  node: string
  engines: string
  cliVersion: string
  packageText: string
  ranges: ReadonlyMap<string, string>
  copy: InstalledCopy | null
  /** The template of the copy's version. If that template was not found, the template of this version. */
  template: Template
  /** The copied units with everything they require. */
  units: ReadonlySet<string>
  /** The packages that the copied units need. */
  needed: Dependency[]
  modules: NodeModules
  /** The needed packages that are installed. */
  installed: ReadonlyMap<string, InstalledPackage>
}

export type Surroundings = Pick<Facts, 'fs' | 'project' | 'copy' | 'packageManager' | 'node' | 'engines' | 'cliVersion'>

/** Reads the input of the checks from the disk. */
export async function gatherFacts(around: Surroundings, packageRoot: string): Promise<Facts> {
  const { fs, project, copy } = around
  const { packageText, packageJson, framework } = await inspectProject(fs, project)
  const selection = copy?.manifest.selection ?? { chains: [], features: [], tests: false, suites: false }
  const own = copy && (await templateOf(fs, packageRoot, copy.manifest.template))
  const template = own ?? (await packageTemplate(fs, packageRoot))
  const units = closeSelection([...selection.chains, ...selection.features], template.units, selection.tests)
  const needed = copy ? copyDependencies(template, toSelection(selection), copy) : coreDependencies(template)
  const modules = new NodeModules(fs)
  const from = join(project, copy?.target ?? '')
  const found = await Promise.all(needed.map(async ({ name }) => [name, await modules.find(name, from)] as const))
  return {
    ...around,
    files: await fs.list(project),
    framework,
    packageText,
    ranges: dependencyRanges(packageJson),
    template,
    units,
    needed,
    modules,
    installed: new Map(found.flatMap(([name, each]) => (each ? [[name, each]] : []))),
  }
}

function coreDependencies({ files, units }: Template): Dependency[] {
  const source = new TextDecoder().decode(files.get('package.json'))
  return dependenciesOf(source, units, closeSelection([], units, false), false)
}
