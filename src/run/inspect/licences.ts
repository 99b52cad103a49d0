import { join, relative, resolve } from 'node:path'
import { apply } from '../../apply/apply'
import { copyIfAny } from '../../copy/copy-if-any'
import { findProject } from '../../copy/find-copy'
import { usesPlugAndPlay } from '../../doctor/environment-checks'
import { gatherFacts } from '../../doctor/facts'
import { CliError } from '../../errors'
import { isPlainPath } from '../../fs/plain-path'
import { sha256 } from '../../hash'
import { detectPackageManager, type PackageManager } from '../../host/package-manager'
import { readPackageJson } from '../../host/project'
import { formatJson, parseJsonObject } from '../../json'
import { cyclonedx, type JudgedPackage } from '../../licences/cyclonedx'
import { chainTo, readTree, rootsOf, type InstalledTree } from '../../licences/installed-tree'
import { judge, type Verdict } from '../../licences/judge'
import { readLicenceFiles } from '../../licences/licence-files'
import { readLockfileHashes } from '../../licences/lockfile-hashes'
import { removalOf } from '../../licences/removal'
import { printable } from '../../text/printable'
import type { RunContext } from '../context'
import { settled, untold, type Outcome } from '../outcome'

export interface LicencesInput {
  /** The folder of the copy, relative to the project. */
  dir?: string
  /** The path at which a bill of materials is written, relative to the current folder. */
  sbom?: string
  dryRun?: boolean
  /** The version of the running Node. */
  node: string
}

/** A package whose licence a person should check. */
export interface LicenceFinding {
  name: string
  version: string
  verdict: Exclude<Verdict, 'free'>
  /** The licences in the licence files, or else in package.json, as SPDX ids or as names. */
  licences: string[]
  /** A sentence with the reason for the verdict. */
  why: string
  /** Whether an install without development dependencies contains the package. */
  production: boolean
  /** The names of the packages on the shortest path from the project's package.json to the package; the last name is that of the package. */
  chain: string[]
  /** A sentence with the commands after which the package is not installed any more. */
  removal: string
}

export interface LicencesOutcome extends Outcome {
  command: 'doctor licences'
  dryRun: boolean
  project: string | null
  target: string | null
  packageManager: PackageManager
  totals: { packages: number; production: number; free: number }
  findings: LicenceFinding[]
  /** Dependencies that are not installed or cannot be read. */
  absent: string[]
  /** The path of the written bill of materials, relative to the project; `null` when no bill was written. */
  sbom: string | null
}

const order: readonly Verdict[] = ['not-free', 'unknown', 'weak', 'named']

/** Judges the licences of every installed package. With `sbom`, also writes a bill of materials. */
export async function runLicences(input: LicencesInput, context: RunContext): Promise<LicencesOutcome> {
  const outcome: LicencesOutcome = {
    ...untold('doctor licences'),
    dryRun: input.dryRun === true,
    project: null,
    target: null,
    packageManager: 'npm',
    totals: { packages: 0, production: 0, free: 0 },
    findings: [],
    absent: [],
    sbom: null,
  }
  return settled(outcome, context.signal, () => licences(input, context, outcome))
}

async function licences(input: LicencesInput, context: RunContext, outcome: LicencesOutcome): Promise<void> {
  const { fs, packageRoot, cwd, userAgent } = context
  const cliVersion = String((await readPackageJson(fs, packageRoot)).json['version'])
  const project = await findProject(fs, cwd)
  const copy = await copyIfAny(fs, cwd, input.dir)
  const packageManager = await detectPackageManager(fs, project, userAgent)
  outcome.version = { cli: cliVersion, from: copy?.manifest.template ?? null, to: cliVersion }
  Object.assign(outcome, { project, packageManager, target: copy?.target ?? null })
  if (await usesPlugAndPlay({ fs, project })) throw inArchives()

  const tree = await readTree(fs, project)
  outcome.absent = tree.absent.map(printable).sort()
  if (tree.packages.size === 0) throw notInstalled(packageManager, tree.absent.length > 0)
  const around = { fs, project, copy, packageManager, node: input.node, engines: '*', cliVersion }
  const facts = await gatherFacts(around, packageRoot)
  const judged: JudgedPackage[] = []
  for (const each of tree.packages.values()) {
    context.signal.throwIfAborted()
    const said = each.isOwn ? own : judge(each.declared, await readLicenceFiles(fs, each.folder))
    judged.push({ ...each, ...said, licences: said.licences.map(printable), why: said.why && printable(said.why) })
  }
  outcome.findings = judged
    .flatMap(({ name, version, verdict, licences: found, why, isProduction, folder }): LicenceFinding[] => {
      if (verdict === 'free' || why === null) return []
      const removal = removalOf(rootsOf(tree, folder), facts).text
      const chain = chainTo(tree, folder)
      return [{ name, version, verdict, licences: found, why, production: isProduction, chain, removal }]
    })
    .sort(byWeight)
  outcome.totals = {
    packages: judged.length,
    production: judged.filter(({ isProduction }) => isProduction).length,
    free: judged.filter(({ verdict }) => verdict === 'free' || verdict === 'named').length,
  }
  if (input.sbom !== undefined) outcome.sbom = await writeSbom(input.sbom, tree, judged, outcome, context)
  const isSerious = ({ verdict, production }: LicenceFinding): boolean =>
    production && (verdict === 'not-free' || verdict === 'unknown')
  if (outcome.findings.some(isSerious)) outcome.exitCode = 3
}

/** The judgement of the project's own packages, because the team decides about their terms. */
const own = { verdict: 'free' as const, licences: [], why: null }

function byWeight(a: LicenceFinding, b: LicenceFinding): number {
  if (a.production !== b.production) return a.production ? -1 : 1
  const weight = order.indexOf(a.verdict) - order.indexOf(b.verdict)
  return weight === 0 ? (a.name < b.name ? -1 : 1) : weight
}

/**
 * Writes the bill of materials into the project, and returns its path there. Throws when the path is taken by a file that is not a bill of
 * materials.
 */
async function writeSbom(
  file: string,
  tree: InstalledTree,
  judged: readonly JudgedPackage[],
  { project, version, dryRun }: LicencesOutcome,
  context: RunContext,
): Promise<string> {
  const { fs, cwd } = context
  const root = project ?? cwd
  const path = relative(root, resolve(cwd, file)).replaceAll('\\', '/')
  if (!isPlainPath(path)) throw outside(file)
  const at = join(root, path)
  const kind = await fs.kind(at)
  const before = kind === 'file' ? await fs.read(at) : null
  if (kind !== null && (before === null || !isSbom(before))) throw occupied(path)
  const tool = { name: 'create-wallet-modal', version: version.cli }
  const bom = cyclonedx(tree, judged, await readLockfileHashes(fs, root), tool)
  const bytes = new TextEncoder().encode(formatJson(bom))
  if (!dryRun) await apply(fs, root, [{ path, bytes, before: before && sha256(before) }], context)
  return path
}

function isSbom(bytes: Uint8Array): boolean {
  try {
    return parseJsonObject(new TextDecoder().decode(bytes))['bomFormat'] === 'CycloneDX'
  } catch {
    return false
  }
}

function inArchives(): CliError {
  return new CliError('WM_NOT_INSTALLED', {
    what: 'Yarn Plug’n’Play keeps packages in archives.',
    why: 'This command reads the licence files in node_modules, and there are none.',
    hint: 'Install once with nodeLinker: node-modules in .yarnrc.yml, for example in a second clone, and run the command there.',
  })
}

function notInstalled(manager: PackageManager, hasDependencies: boolean): CliError {
  return new CliError('WM_NOT_INSTALLED', {
    what: hasDependencies ? 'The dependencies are not installed.' : 'The project has no dependencies.',
    why: 'This command reads the licence files of installed packages.',
    hint: hasDependencies ? `Run: ${manager} install` : 'Run it in the folder of the app, or name this folder with -C.',
  })
}

function outside(file: string): CliError {
  return new CliError('WM_PATH_UNSAFE', {
    what: `--sbom ${printable(file)} is not a file inside the project.`,
    why: 'Nothing outside the project is written.',
    hint: 'Name a file in the project, such as --sbom bom.json.',
    path: printable(file),
  })
}

function occupied(path: string): CliError {
  return new CliError('WM_DIR_CONFLICT', {
    what: `${printable(path)} is there already, and is no bill of materials.`,
    why: 'Only a CycloneDX file in JSON is replaced.',
    hint: 'Name another file, such as --sbom bom.json.',
    path: printable(path),
  })
}
