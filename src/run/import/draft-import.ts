import { posix } from 'node:path'
import { CliError } from '../../errors'
import type { HostProject } from '../../host/project'
import { dependencyRanges } from '../../host/project'
import type { KitId } from '../../import/kit-ids'
import { planImport, type ImportPlan } from '../../import/plan-import'
import type { ProjectSources } from '../../import/source/project-sources'
import { setupFile } from '../../import/write-setup'
import type { Format } from '../../merge/merge-changes'
import type { Change } from '../../plan/plan'
import { styleOfSource } from '../../wire/source-style'
import { unifiedDiff } from '../../wire/unified-diff'
import type { RunContext } from '../context'
import type { CreateInput } from '../create/create-input'
import { wireEntry, type WiringDraft } from '../create/draft-wiring'
import { followFormat } from '../create/follow-format'
import { walletPlace } from '../create/wallet-place'
import type { Wiring } from '../create/wiring'
import { readLocal } from '../read-local'
import { emptiedFiles } from './emptied-files'

/** The changes that an import makes outside of the folder of the copy. */
export interface ImportDraft extends WiringDraft {
  plan: ImportPlan
  diffs: { path: string; diff: string }[]
  /** The texts of all source files after the import, by path. */
  after: ReadonlyMap<string, string>
}

/**
 * Plans the file with the modal's options and the changes of the files that use the kit. The user is asked before the project's code
 * changes.
 */
export async function draftImport(
  host: HostProject,
  place: { target: string; format: Format | null },
  { kit, sources, replace }: { kit: KitId; sources: ProjectSources; replace: boolean | undefined },
  input: CreateInput,
  context: RunContext,
): Promise<ImportDraft | null> {
  const wallet = await placeOfOptions(host, place.target, input, context)
  const packages = dependencyRanges(host.packageJson)
  const planned = (mayReplace: boolean): ImportPlan | null =>
    planImport(sources, kit, packages, { target: place.target, wallet, mayReplace })
  const whole = planned(replace !== false)
  if (!whole) return null
  const code = await changedCode(
    host,
    whole,
    wallet,
    { sources, replace: replace !== false, format: place.format },
    context,
  )
  const isAgreed =
    code.diffs.length === 0 || replace === false || (await agrees(code, replace, input.dryRun === true, context))
  const plan = isAgreed ? whole : planned(false)
  if (!plan) return null
  const left = { ...code.wiring, state: 'open' as const }
  const { texts, diffs, wiring } = isAgreed ? code : { texts: new Map<string, string>(), diffs: [], wiring: left }
  const style = styleOfSource(sources.textOf(plan.setup.at.file))
  const written = setupFile(plan.setup, { ...host, path: wallet, target: place.target, style, config: plan.config })
  const text = await followFormat(wallet, { before: null, after: written }, place.format)
  const local = await readLocal(context.fs, host.root, [wallet, ...texts.keys()])
  const changes: Change[] = [
    { path: wallet, action: local.has(wallet) ? 'update' : 'add', reason: 'imported', bytes: encode(text) },
    ...[...texts].map(([path, after]): Change =>
      after === ''
        ? { path, action: 'remove', reason: 'imported' }
        : { path, action: 'update', reason: 'imported', bytes: encode(after) },
    ),
  ]
  const after = new Map(sources.paths.map((path) => [path, texts.get(path) ?? sources.textOf(path)]))
  return { plan, diffs, after, wiring, changes, local }
}

/**
 * Returns the path of the file with the modal's options. Throws when a file of an earlier run exists, or when all usual names are taken.
 */
async function placeOfOptions(
  host: HostProject,
  target: string,
  input: CreateInput,
  { fs }: RunContext,
): Promise<string> {
  const place = await walletPlace(fs, host, target)
  if (place && (!place.isThere || input.overwrite === true)) return place.path
  throw new CliError('WM_DIR_CONFLICT', {
    what: place
      ? `${place.path} exists already.`
      : `The usual names of the file with the options are taken in ${posix.dirname(target)}.`,
    why: 'The options of the modal and its provider go into a file of their own, and nothing of yours is replaced without your consent.',
    hint: place ? 'Move the file away, or add --overwrite.' : 'Name another folder: --dir <path>',
    ...(place ? { path: place.path } : {}),
  })
}

interface ChangedCode {
  /** The new texts of changed files, by path. The text of a file that the import removes is empty. */
  texts: Map<string, string>
  diffs: { path: string; diff: string }[]
  wiring: Wiring
}

/** Returns the new texts of the project's files, including the change that adds the provider. */
async function changedCode(
  host: HostProject,
  plan: ImportPlan,
  wallet: string,
  { sources, replace, format }: { sources: ProjectSources; replace: boolean; format: Format | null },
  context: RunContext,
): Promise<ChangedCode> {
  const texts = new Map<string, string>()
  const formatted = (path: string, after: string): Promise<string> =>
    followFormat(path, { before: sources.textOf(path), after }, format)
  for (const [path, text] of plan.texts) texts.set(path, await formatted(path, text))
  const wiring = await wiringFor(host, plan, wallet, { texts, sources, replace, format }, context)
  if (wiring.text !== null && wiring.entry !== null) texts.set(wiring.entry, wiring.text)
  for (const path of emptiedFiles(sources, texts, host.entry)) texts.set(path, '')
  const diffs = [...texts]
    .map(([path, text]) => ({ path, diff: unifiedDiff(path, sources.textOf(path), text) }))
    .sort((a, b) => (a.path < b.path ? -1 : 1))
  const { text: _, ...shown } = wiring
  return { texts, diffs, wiring: { ...shown, diff: null } }
}

async function wiringFor(
  host: HostProject,
  plan: ImportPlan,
  wallet: string,
  {
    texts,
    sources,
    replace,
    format,
  }: { texts: ReadonlyMap<string, string>; sources: ProjectSources; replace: boolean; format: Format | null },
  context: RunContext,
): Promise<Wiring & { text: string | null }> {
  const none = { file: wallet, why: null, diff: null, variable: null, text: null }
  if (plan.provider !== null) return { ...none, entry: plan.provider, state: 'wired' }
  if (!replace) return { ...none, entry: host.entry, state: 'open' }
  const before = host.entry === null ? null : (texts.get(host.entry) ?? (sources.textOf(host.entry) || null))
  // One question is about all changes, so the wiring neither asks nor reports.
  const silent = { ...context, prompter: null, progress: () => {} }
  const wired = await wireEntry(host, wallet, before, { input: { wire: true }, context: silent, format })
  return { ...wired, variable: null }
}

/**
 * Whether the project's code may change. Without a terminal no question is possible, and the command changes the code, because that is its
 * purpose.
 */
async function agrees(
  { diffs }: ChangedCode,
  replace: boolean | undefined,
  isDry: boolean,
  { prompter, progress }: RunContext,
): Promise<boolean> {
  if (replace === undefined && prompter)
    return prompter.confirm('replace', true, diffs.map(({ diff }) => diff).join('\n'))
  if (!isDry) progress(`Changing ${diffs.map(({ path }) => path).join(', ')}`)
  return true
}

function encode(text: string): Uint8Array {
  return new TextEncoder().encode(text)
}
