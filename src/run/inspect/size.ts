import { join, posix } from 'node:path'
import { findBase } from '../../copy/base'
import type { InstalledCopy } from '../../copy/find-copy'
import { usesPlugAndPlay } from '../../doctor/environment-checks'
import type { Template } from '../../emit/template'
import { listFiles } from '../../fs/tree'
import { detectPackageManager } from '../../host/package-manager'
import { dependencyRanges, inspectProject } from '../../host/project'
import { isNoSource } from '../../host/source-folders'
import { readProjectSources } from '../../import/source/project-sources'
import type { CopySelection } from '../../manifest/manifest'
import type { Bundler, BuildInput } from '../../size/bundler'
import { difference, measureCopy, type Measured, type Sizes } from '../../size/measure-copy'
import { pageEntry } from '../../size/page-entry'
import { usedExports } from '../../size/used-exports'
import { coreOnly, variantsOf } from '../../size/variants'
import type { RunContext } from '../context'
import { planFiles } from '../change/plan-change'
import { settled, untold, type Outcome } from '../outcome'
import { openCopy } from './open-copy'
import { buildFailed, faultInWords, inArchives, noBase, noBundler } from './size-errors'

export interface SizeInput {
  /** The folder of the copy, relative to the project. */
  dir?: string
  /** Returns the bundler that is installed for a folder, which executes code of the project; `null` if there is no bundler. */
  findBundler(folder: string): Promise<Bundler | null>
}

export interface UnitSize {
  /** The id of a unit, or `languages` for all languages together. */
  unit: string
  /** The other units of the copy that are removed together with the unit, because they require the unit. */
  together: string[]
  /** `null` if the copy cannot be built without the unit. */
  sizes: Sizes | null
  /** The reason why the copy cannot be built without the unit. */
  problem: string | null
}

export interface SizeOutcome extends Outcome {
  command: 'doctor size'
  project: string | null
  target: string | null
  bundler: { name: Bundler['name']; version: string } | null
  /** The names that the project imports from the copy's index. `*` stands for all names. */
  used: string[]
  units: UnitSize[]
  /** The size of a copy without any chain, feature and language; `null` if this copy cannot be built. */
  core: Sizes | null
  /** The size of the whole copy. */
  total: Sizes | null
}

/** The first module of the measured page, in the folder of the copy. The module exists in memory only. */
const entryName = 'wallet-modal-size-entry.ts'
/** The number of builds at the same time. Two builds use the processor well, because parts of a build use only one core. */
const atOnce = 2

/** Builds a copy with the project's bundler, and builds it again without each of its units. Reports the size of each unit. Writes nothing. */
export async function runSize(input: SizeInput, context: RunContext): Promise<SizeOutcome> {
  const outcome: SizeOutcome = {
    ...untold('doctor size'),
    project: null,
    target: null,
    bundler: null,
    used: [],
    units: [],
    core: null,
    total: null,
  }
  return settled(outcome, context.signal, () => size(input, context, outcome))
}

async function size(input: SizeInput, context: RunContext, outcome: SizeOutcome): Promise<void> {
  const { fs, packageRoot, signal, progress } = context
  const opened = await openCopy(outcome, input.dir, context)
  // Bundlers identify modules by their real paths.
  const copy = { ...opened, project: await fs.realPath(opened.project) }
  const template = await findBase(copy.manifest, { fs, packageRoot })
  if (template === null) throw noBase(copy.manifest.template)
  const bundler = await requireBundler(copy, input, context)
  outcome.bundler = { name: bundler.name, version: bundler.version }
  const page = await pageOf(copy, context, outcome)
  const variants = variantsOf(copy.manifest.selection, template.units)
  const measure = (files: BuildInput['files']): Promise<Measured> => {
    signal.throwIfAborted()
    return measureCopy(bundler, { ...page, files: new Map([...files, [page.entry, page.entryText]]) })
  }
  await inProduction(async () => {
    progress(`Building the copy with ${bundler.name} ${bundler.version}`)
    const whole = await measure(page.files)
    if ('fault' in whole) throw buildFailed(whole.fault, await aboutPackages(copy, context))
    outcome.total = whole.sizes
    outcome.warnings.push(...whole.unclear.map(notFollowed))
    const core = coreOnly(copy.manifest.selection)
    const selections = new Map([core, ...variants.map(({ selection }) => selection)].map((each) => [keyOf(each), each]))
    const less = await inTurns([...selections.values()], async (selection, index) => {
      const names = variants.filter((each) => keyOf(each.selection) === keyOf(selection)).map(({ id }) => id)
      progress(`Building it without ${names.join(' and ') || 'any unit'} (${index + 1} of ${selections.size})`)
      return measure(await filesWithout(copy, template, selection, page.files, context))
    })
    const measured = new Map([...selections.keys()].map((key, index) => [key, less[index]]))
    const coreSize = measured.get(keyOf(core))
    outcome.core = coreSize && 'sizes' in coreSize ? coreSize.sizes : null
    outcome.units = variants.map(({ id, together, selection }): UnitSize => {
      const found = measured.get(keyOf(selection))
      return found && 'fault' in found
        ? { unit: id, together, sizes: null, problem: faultInWords(found.fault) }
        : { unit: id, together, sizes: found ? difference(whole.sizes, found.sizes) : null, problem: null }
    })
  })
}

async function requireBundler(copy: InstalledCopy, { findBundler }: SizeInput, context: RunContext): Promise<Bundler> {
  const { fs } = context
  if (await usesPlugAndPlay({ fs, project: copy.project })) throw inArchives()
  const bundler = await findBundler(copy.project)
  if (bundler) return bundler
  throw noBundler(await aboutPackages(copy, context))
}

/** Returns the facts for a message about a missing package. */
async function aboutPackages(copy: InstalledCopy, { fs, userAgent }: RunContext) {
  const { packageJson } = await inspectProject(fs, copy.project)
  return {
    manager: await detectPackageManager(fs, copy.project, userAgent),
    named: new Set(dependencyRanges(packageJson).keys()),
  }
}

/** Returns the measured page: the files of the copy, and a first module that uses the same names of the copy as the project. */
async function pageOf(
  copy: InstalledCopy,
  { fs }: RunContext,
  outcome: SizeOutcome,
): Promise<BuildInput & { entryText: Uint8Array }> {
  const { project, target } = copy
  const { aliases } = await inspectProject(fs, project)
  const found = await listFiles(fs, join(project, target), target === '' ? isNoSource : isForeign)
  const files = new Map<string, Uint8Array>()
  for (const name of found) {
    const path = posix.join(target, name)
    if ((await fs.kind(join(project, path))) === 'file') files.set(path, await fs.read(join(project, path)))
  }
  outcome.used = usedExports(await readProjectSources(fs, project, aliases, target), target)
  const { text, isAssumed } = pageEntry(outcome.used)
  if (isAssumed) outcome.warnings.push(notUsed(target))
  const root = project.replaceAll('\\', '/')
  return {
    root,
    folder: target,
    files,
    aliases,
    entry: posix.join(target, entryName),
    entryText: new TextEncoder().encode(text),
  }
}

/** Returns whether a path of the copy's folder does not belong to the copy. */
function isForeign(path: string): boolean {
  return /(^|\/)(node_modules|\.git|\.DS_Store)$/.test(path)
}

/** Returns the files of the copy after a `remove --force`. */
async function filesWithout(
  copy: InstalledCopy,
  template: Template,
  selection: CopySelection,
  files: ReadonlyMap<string, Uint8Array>,
  context: RunContext,
): Promise<Map<string, Uint8Array>> {
  const { starter: _, ...manifest } = copy.manifest
  const from = { version: manifest.template, template, selection: manifest.selection }
  const step = {
    command: 'remove' as const,
    from,
    to: { ...from, selection },
    mode: 'inline' as const,
    format: null,
    removeEdited: true,
  }
  const { merged } = await planFiles({ ...copy, manifest }, step, context)
  const left = new Map(files)
  for (const { path, action, bytes } of merged) {
    if (action === 'remove') left.delete(path)
    else if (bytes !== undefined) left.set(path, bytes)
  }
  return left
}

/** Calls a function for each item, two at a time, and returns the results in the order of the items. */
async function inTurns<T, R>(items: readonly T[], run: (item: T, index: number) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  const queue = [...items.entries()]
  const worker = async (): Promise<void> => {
    for (let next = queue.shift(); next; next = queue.shift()) results[next[0]] = await run(next[1], next[0])
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return results
}

/** Sets NODE_ENV while builds run. Vite reads NODE_ENV, and resets it at the end of a build, when another build may still run. */
async function inProduction(run: () => Promise<void>): Promise<void> {
  const before = process.env['NODE_ENV']
  process.env['NODE_ENV'] = 'production'
  try {
    await run()
  } finally {
    if (before === undefined) delete process.env['NODE_ENV']
    else process.env['NODE_ENV'] = before
  }
}

/** Returns a key for a selection. Two units that are removed together need only one build. */
function keyOf({ chains, features }: CopySelection): string {
  return [...chains, ...features].join()
}

function notFollowed(path: string): string {
  return `${path}: what loads with it could not be told, so its code may stand under “on demand”.`
}

function notUsed(target: string): string {
  return `No file of the project creates a modal of ${target}. The page that was measured has the provider, a button and every adapter of the copy.`
}
