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
  /** The folder of the copy, inside the project. */
  dir?: string
  /** Reports any difference with the exit code, not only a manifest that was altered. */
  strict?: boolean
  /** Runs the project's formatter, which executes code of the project. */
  format?: boolean
}

/** A file of the copy that is not, byte for byte, the one of its release. */
export interface AuditedFile {
  /** The path inside the project. */
  path: string
  /**
   * `changed`, `missing` and `unknown` (the release has no such file) are differences, and so is `replaced` (by a link or a folder).
   * `line-ends` and `formatting` differ in nothing else.
   */
  state: Difference['state'] | 'missing' | 'replaced' | 'unknown'
  concern: Concern
  /** The unit that the file belongs to; `null` for an unknown file. */
  unit: string | null
  /** The first line that differs, from 1 on; `null` where there is none. */
  line: number | null
  /** Lines added and removed. */
  added: number
  removed: number
  /** The release of the file, when `update --only` has brought it to another one than the copy. */
  release: string | null
}

export interface AuditOutcome extends Outcome {
  command: 'doctor audit'
  project: string | null
  target: string | null
  /** The number of files that are, byte for byte, those of the release. */
  unchanged: number
  /** The files that are not, the weightiest concern first. */
  files: AuditedFile[]
  /** What the manifest says that is not so in the release. */
  manifest: FalseClaim[]
}

const harmless: readonly AuditedFile['state'][] = ['line-ends', 'formatting']

/** Compares a copy with the release that it came from, by this package's own texts. Writes nothing. */
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

/** The texts of the release of a copy, from this package and its history, and the release of each file that has another one. */
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

/** The entries that a manifest of this release has. */
function truthOf(
  tree: ReadonlyMap<string, Uint8Array>,
  template: Template,
  copy: InstalledCopy,
): Map<string, ManifestFile> {
  return new Map(
    [...tree].map(([path, bytes]) => [path, { unit: unitAt(path, template, copy) ?? '', sha256: sha256(bytes) }]),
  )
}

/** The files and links in the copied folder that the release does not have. */
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
