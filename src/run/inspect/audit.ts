import { join, posix } from 'node:path'
import { compareFile, type Difference } from '../../audit/compare-file'
import { concernOf, concerns, type Concern } from '../../audit/concerns'
import { falseClaims, type FalseClaim, type ReadText } from '../../audit/manifest-claims'
import { templateOf } from '../../copy/base'
import { plainHash, recordsOf, treeOf } from '../../copy/copied-files'
import { emittedPath, unitAt } from '../../copy/copy-tree'
import type { InstalledCopy } from '../../copy/find-copy'
import type { Template } from '../../emit/template'
import { CliError } from '../../errors'
import { listFiles } from '../../fs/tree'
import { sha256 } from '../../hash'
import { releasedVersions } from '../../history/package-templates'
import { manifestName, type ManifestFile } from '../../manifest/manifest'
import { bytesOf, textOf } from '../../text/text-style'
import type { RunContext } from '../context'
import { settled, untold, type Outcome } from '../outcome'
import { openCopy } from './open-copy'

export interface AuditInput {
  /** The folder of the copy, relative to the project. */
  dir?: string
  /** Exits with 3 when any file differs. Default: only an altered manifest sets the exit code. */
  strict?: boolean
  /** Formats the released texts with the project's formatter before the comparison, which executes code of the project. */
  format?: boolean
}

/** A file of the copy whose bytes differ from the file of its release. */
export interface AuditedFile {
  /** The path of the file, relative to the project. */
  path: string
  /**
   * `changed`, `missing`, `unknown` (the release does not contain the file) and `replaced` (by a link or a folder) are differences.
   * Files in the states `line-ends` and `formatting` have the same content as in the release.
   */
  state: Difference['state'] | 'missing' | 'replaced' | 'unknown'
  concern: Concern
  /** The unit that the file belongs to; `null` for an unknown file. */
  unit: string | null
  /** The number of the first differing line, from 1; `null` for binary files and for files that were not compared by lines. */
  line: number | null
  /** The numbers of added and removed lines. */
  added: number
  removed: number
  /** The release of the file when `update --only` has updated the file apart from the copy; `null` for the release of the copy. */
  release: string | null
}

export interface AuditOutcome extends Outcome {
  command: 'doctor audit'
  project: string | null
  target: string | null
  /** The number of files that have the same bytes as in the release. */
  unchanged: number
  /** The files that differ from the release, the most important group first. */
  files: AuditedFile[]
  /** The entries of the manifest that contradict the release. */
  manifest: FalseClaim[]
}

const harmless: readonly AuditedFile['state'][] = ['line-ends', 'formatting']

/** Compares a copy with the texts of its release, which this package contains. Writes nothing. */
export async function runAudit(input: AuditInput, context: RunContext): Promise<AuditOutcome> {
  const outcome: AuditOutcome = {
    ...untold('doctor audit'),
    project: null,
    target: null,
    unchanged: 0,
    files: [],
    manifest: [],
  }
  return settled(outcome, context.signal, () => audit(input, context, outcome))
}

async function audit(input: AuditInput, context: RunContext, outcome: AuditOutcome): Promise<void> {
  const { fs } = context
  const copy = await openCopy(outcome, input.dir, context)
  const { project } = copy
  const { tree, template, releases } = await releasedTree(copy, context)
  const format = input.format ? await context.formatterOf(project) : null
  if (input.format && format === null)
    outcome.warnings.push('The project’s Prettier is not installed, so --format did nothing.')

  const read = new Map<string, ReadText>()
  for (const [path, released] of tree) {
    context.signal.throwIfAborted()
    const about = {
      path,
      concern: concernOf(emittedPath(path, copy)),
      unit: unitAt(path, template, copy),
      line: null,
      added: 0,
      removed: 0,
      release: releases.get(path) ?? null,
    }
    const kind = await fs.kind(join(project, path))
    if (kind !== 'file') {
      outcome.files.push({ ...about, state: kind === null ? 'missing' : 'replaced' })
      continue
    }
    const mine = await fs.read(join(project, path))
    const text = format && (await format(path, textOf(released)))
    const difference = compareFile(path, released, mine, typeof text === 'string' ? bytesOf(text) : null)
    const isFormatted = difference?.state !== 'changed'
    read.set(path, { hash: plainHash(mine), isFormatted: isFormatted || (format === null ? null : false) })
    if (difference === null) outcome.unchanged++
    else outcome.files.push({ ...about, ...difference })
  }
  outcome.files.push(...(await unknownFiles(copy, tree, context)))
  outcome.files.sort(byConcern)
  outcome.manifest = falseClaims(recordsOf(copy), truthOf(tree, template, copy), read)
  const unproven = [...recordsOf(copy)].filter(
    ([path, { written }]) =>
      written !== undefined && read.get(path)?.isFormatted === null && read.get(path)?.hash === written,
  )
  if (unproven.length > 0) outcome.warnings.push(notProven(unproven.length))
  const differs = outcome.files.some(({ state }) => !harmless.includes(state))
  if (outcome.manifest.length > 0 || (input.strict && differs)) outcome.exitCode = 3
}

/** Returns the released texts of all files in a copy. `releases` has the files whose release differs from that of the copy. */
async function releasedTree(
  copy: InstalledCopy,
  { fs, packageRoot }: RunContext,
): Promise<{ tree: Map<string, Uint8Array>; template: Template; releases: Map<string, string> }> {
  const { manifest } = copy
  const template = await known(manifest.template)
  const tree = new Map(treeOf(template, manifest.selection, copy))
  const releases = new Map<string, string>()
  for (const [path, record] of recordsOf(copy)) {
    if (record.template === undefined || record.template === manifest.template || !tree.has(path)) continue
    const bytes = treeOf(await known(record.template), manifest.selection, copy).get(path)
    if (bytes === undefined) continue
    tree.set(path, bytes)
    releases.set(path, record.template)
  }
  return { tree, template, releases }

  async function known(version: string): Promise<Template> {
    const found = await templateOf(fs, packageRoot, version)
    if (found) return found
    throw unknownRelease(version, await releasedVersions(fs, packageRoot))
  }
}

/** Returns the manifest entries that the release gives for the units of the copy. */
function truthOf(
  tree: ReadonlyMap<string, Uint8Array>,
  template: Template,
  copy: InstalledCopy,
): Map<string, ManifestFile> {
  return new Map(
    [...tree].map(([path, bytes]) => [path, { unit: unitAt(path, template, copy) ?? '', sha256: sha256(bytes) }]),
  )
}

/** Returns the files and links in the copied folder that the release does not contain. */
async function unknownFiles(
  copy: InstalledCopy,
  tree: ReadonlyMap<string, Uint8Array>,
  { fs }: RunContext,
): Promise<AuditedFile[]> {
  const { project, target } = copy
  const skip = (path: string): boolean => /(^|\/)(node_modules|\.git|\.DS_Store)$/.test(path)
  const found = await listFiles(fs, join(project, target), skip)
  return found
    .filter((path) => path !== manifestName)
    .map((path) => posix.join(target, path))
    .filter((path) => !tree.has(path))
    .map((path) => ({
      path,
      state: 'unknown',
      concern: concernOf(emittedPath(path, copy)),
      unit: null,
      line: null,
      added: 0,
      removed: 0,
      release: null,
    }))
}

function notProven(count: number): string {
  const files = count === 1 ? 'one of these files' : `${count} of these files`
  return `By the manifest, a formatter wrote ${files} like this when the copy was made, but more than the format differs. If you trust the project, add --format to see whether its Prettier does so.`
}

function byConcern(a: AuditedFile, b: AuditedFile): number {
  const weight = concerns.indexOf(a.concern) - concerns.indexOf(b.concern)
  return weight === 0 ? (a.path < b.path ? -1 : 1) : weight
}

function unknownRelease(version: string, versions: readonly string[]): CliError {
  return new CliError('WM_BASE_MISSING', {
    what: `This package does not have the release ${version}.`,
    why: `The copy says that it came from there. This package knows ${versions.join(', ') || 'no earlier release'} and its own version.`,
    hint: `Run the audit with a newer create-wallet-modal, or with that of the release: npx create-wallet-modal@${version} doctor audit`,
  })
}
