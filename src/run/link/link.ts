import { dirname, join, posix } from 'node:path'
import { apply } from '../../apply/apply'
import { findUnfinished } from '../../apply/recover'
import { templateOf, toSelection } from '../../copy/base'
import { plainHash } from '../../copy/copied-files'
import { findLostCopy } from '../../copy/find-lost-copy'
import { findProject, findTargets } from '../../copy/find-copy'
import { bestFit, fitTemplate, type Fit } from '../../copy/fit-template'
import { emit } from '../../emit/emit'
import { CliError } from '../../errors'
import { listFiles } from '../../fs/tree'
import { hasFormatter } from '../../host/formatter'
import { insideProject } from '../../host/inside-project'
import { packageTemplate, releasedVersions } from '../../history/package-templates'
import { readPackageJson } from '../../host/project'
import { describeCopy, formatManifest, manifestName, type CopySelection, type Manifest } from '../../manifest/manifest'
import type { Format } from '../../merge/merge-changes'
import { bytesOf, textOf } from '../../text/text-style'
import type { RunContext } from '../context'
import { settled, untold, type ChangeReport, type Outcome } from '../outcome'
import { readLocal } from '../read-local'

export interface LinkInput {
  /** The folder of the copy, inside the project. */
  dir?: string
  /** The version that was copied. Default: the detected version. */
  version?: string
  dryRun?: boolean
  /** Runs the project's formatter, which executes code of the project. */
  format?: boolean
}

export interface LinkOutcome extends Outcome {
  command: 'link'
  dryRun: boolean
  project: string | null
  target: string | null
  /** The units that were detected. */
  selection: CopySelection | null
  /** The numbers of files that this version has for these units: all files, unedited files, edited files and missing files. */
  files: { total: number; pristine: number; edited: number; missing: number }
  /** The known versions, oldest first, each with the number of its matching files. */
  versions: { version: string; same: number }[]
  /** The written file, which is the manifest. */
  changes: ChangeReport[]
}

/** Adopts a copy without a manifest: detects its version and units, and writes `wallet-modal.json`. */
export async function runLink(input: LinkInput, context: RunContext): Promise<LinkOutcome> {
  const outcome: LinkOutcome = {
    ...untold('link'),
    dryRun: input.dryRun === true,
    project: null,
    target: null,
    selection: null,
    files: { total: 0, pristine: 0, edited: 0, missing: 0 },
    versions: [],
    changes: [],
  }
  return settled(outcome, context.signal, () => link(input, context, outcome))
}

async function link(input: LinkInput, context: RunContext, outcome: LinkOutcome): Promise<void> {
  const { fs, packageRoot, cwd, signal, pid, seal } = context
  outcome.version.cli = String((await readPackageJson(fs, packageRoot)).json['version'])
  const project = await findProject(fs, cwd)
  outcome.project = project
  await refuseUnfinished(context, project, input)
  const target = await targetOf(input, context, project)
  outcome.target = target
  const path = posix.join(target, manifestName)
  const files = await readFolder(context, project, target, path)

  const fits = await fitsOf(input, context, outcome.version.cli, files)
  const fit = bestFit(fits)
  if (!fit || fit.core < 0.5) throw notACopy(target)
  const wasFormatted = fit.same < fit.present / 2
  if (wasFormatted && !input.format && (await hasFormatter(fs, project))) outcome.warnings.push(notFormatted)
  const format = wasFormatted && input.format ? await context.formatterOf(project) : null
  const manifest = await manifestOf(fit, files, target, format)
  const written = Object.entries(manifest.files)
  const isPristine = ([name, { sha256, written: other }]: (typeof written)[number]): boolean => {
    const bytes = files.get(name)
    return bytes !== undefined && [sha256, other].includes(plainHash(bytes))
  }
  const pristine = written.filter(isPristine).length
  outcome.version.to = fit.version
  outcome.selection = fit.selection
  outcome.files = {
    total: written.length,
    pristine,
    edited: fit.present - pristine,
    missing: written.length - fit.present,
  }
  outcome.versions = fits.map(({ version, same }) => ({ version, same }))
  outcome.changes = [{ path, action: 'add', reason: 'new', unit: null }]
  if (input.dryRun) return
  await apply(fs, project, [{ path, bytes: formatManifest(manifest), before: null }], { signal, pid, seal })
}

async function refuseUnfinished(context: RunContext, project: string, { dryRun }: LinkInput): Promise<void> {
  const unfinished = await findUnfinished(project, { ...context, clear: !dryRun })
  if (!unfinished) return
  throw new CliError('WM_RUN_UNFINISHED', {
    what: `An earlier run for ${dirname(unfinished.stage)} was stopped in the middle.`,
    why: 'Some of its files are in place and some are not.',
    hint: 'Run create-wallet-modal --continue in the project to finish it, or create-wallet-modal --abort to undo it.',
    path: unfinished.stage,
  })
}

async function targetOf({ dir }: LinkInput, { fs, packageRoot }: RunContext, project: string): Promise<string> {
  if (dir !== undefined) {
    const target = insideProject(dir)
    if ((await fs.kind(join(project, target))) !== 'folder') throw notACopy(target)
    return target
  }
  const [known] = await findTargets(fs, project)
  if (known !== undefined) throw exists(posix.join(known, manifestName))
  const found = await findLostCopy(fs, project, await packageTemplate(fs, packageRoot))
  if (found === null) throw notACopy(project)
  return found
}

async function readFolder(
  { fs }: RunContext,
  project: string,
  target: string,
  manifest: string,
): Promise<Map<string, Uint8Array>> {
  // `readLocal` also throws if the folder is reached through a link.
  if ((await readLocal(fs, project, [manifest])).has(manifest)) throw exists(manifest)
  const folder = join(project, target)
  const files = new Map<string, Uint8Array>()
  for (const path of await listFiles(fs, folder, (each) => /(^|\/)(node_modules|\.git)$/.test(each))) {
    if ((await fs.kind(join(folder, path))) === 'file') files.set(path, await fs.read(join(folder, path)))
  }
  return files
}

/** Returns how well each known version matches, oldest first. With `--version`, returns only this version. */
async function fitsOf(
  { version: named }: LinkInput,
  { fs, packageRoot }: RunContext,
  own: string,
  files: ReadonlyMap<string, Uint8Array>,
): Promise<Fit[]> {
  const released = await releasedVersions(fs, packageRoot)
  const known = released.includes(own) ? released : [...released, own]
  if (named !== undefined && !known.includes(named)) throw unknownVersion(named, known)
  const fits: Fit[] = []
  for (const version of named === undefined ? known : [named]) {
    const template = await templateOf(fs, packageRoot, version)
    if (template) fits.push(fitTemplate(template, version, files))
  }
  return fits
}

/**
 * Returns the manifest for the best match. If most files differ only in formatting, a text that the host's formatter has changed counts as
 * unedited.
 */
async function manifestOf(
  { template, version, selection, tree }: Fit,
  files: ReadonlyMap<string, Uint8Array>,
  target: string,
  format: Format | null,
): Promise<Manifest> {
  const units = toSelection(selection)
  const manifest = describeCopy(template, version, units, emit(template, units), false)
  if (!format) return manifest
  let count = 0
  for (const [path, record] of Object.entries(manifest.files)) {
    const [pristine, mine] = [tree.get(path), files.get(path)]
    if (!pristine || !mine || plainHash(mine) === record.sha256) continue
    const text = await format(posix.join(target, path), textOf(pristine))
    if (text === null || textOf(mine) !== text) continue
    record.written = plainHash(bytesOf(text))
    count += 1
  }
  return count > 0 ? { ...manifest, format: 'prettier' } : manifest
}

function exists(path: string): CliError {
  return new CliError('WM_COPY_EXISTS', {
    what: `${path} is there already.`,
    why: 'The copy is linked, and what the file records would be lost.',
    hint: 'Run create-wallet-modal doctor to see how the copy is; delete the file first if it is wrong.',
    path,
  })
}

const notFormatted =
  'Most files were formatted, and the project’s Prettier was not run: formatted files count as edited. If you trust the project, add --format.'

function notACopy(place: string): CliError {
  return new CliError('WM_NO_COPY', {
    what: `${place} has no copy of the modal.`,
    why: 'Less than half of the files that every copy has are there.',
    hint: 'Name the folder with --dir, or copy the modal anew: create-wallet-modal',
    path: place,
  })
}

function unknownVersion(version: string, known: readonly string[]): CliError {
  return new CliError('WM_VERSION_UNKNOWN', {
    what: `This package does not have the template ${version}.`,
    why: `It has: ${known.join(', ')}.`,
    hint: 'Leave the version out to find the one that fits best, or use create-wallet-modal@latest.',
  })
}
