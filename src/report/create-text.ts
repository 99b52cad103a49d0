import { relative } from 'node:path'
import { cannotUndo } from '../apply/apply'
import type { CopyOutcome } from '../run/create/create-outcome'
import { linesInWords } from '../diff/changed-lines'
import { folderTree } from './folder-tree'
import { recoveredText } from './recovered-text'
import { sections } from './sections'
import { shellWord } from './shell-word'
import { usageLines } from './snippet'
import type { Wording } from './wording'

/**
 * Writes the text report of `create`.
 * @param more more sections from another command, shown after the section about the project's code
 */
export function createText(outcome: CopyOutcome, options: Wording, more: readonly string[][] = []): string {
  if (outcome.recovered !== null) return recoveredText(outcome)
  return sections([
    written(outcome, options),
    dependencies(outcome),
    wired(outcome),
    ...more,
    outcome.git ? [outcome.dryRun ? 'Would start a git repository.' : 'Started a git repository.'] : [],
    outcome.warnings.map((warning) => `${options.paint.yellow('!')} ${warning}`),
    outcome.dryRun ? [] : nextSteps(outcome, options),
    outcome.dryRun ? [] : usage(outcome),
    repeat(outcome, options),
    wayBack(outcome, options),
  ])
}

function written(outcome: CopyOutcome, { paint, cwd }: Wording): string[] {
  const files = outcome.changes.filter(({ action }) => action === 'add' || action === 'update')
  const { lines } = outcome
  const place = placeOf(outcome, cwd)
  const verb = outcome.dryRun ? 'Would write' : 'Wrote'
  if (files.length === 0) return [`${paint.green('✓')} Nothing to do: ${place} has every file already.`]
  return [
    `${paint.green('✓')} ${verb} ${files.length} ${files.length === 1 ? 'file' : 'files'} to ${paint.bold(place)}${lines === null ? '' : ` (${linesInWords(lines)})`}`,
    ...folderTree(files.map(({ path }) => path)).map((row) => `  ${paint.dim(row)}`),
  ]
}

function dependencies({ dependencies: { add }, dryRun }: CopyOutcome): string[] {
  const rows = Object.entries(add).map(([name, range]) => `  ${name} ${range}`)
  return rows.length === 0 ? [] : [`${dryRun ? 'Would add' : 'Added'} to package.json:`, ...rows]
}

function nextSteps(outcome: CopyOutcome, { cwd, paint }: Wording): string[] {
  const { mode, packageManager, install } = outcome
  const place = placeOf(outcome, cwd)
  const needsInstall = install?.ok !== true && (mode === 'new' || Object.keys(outcome.dependencies.add).length > 0)
  const commands = [
    ...(mode === 'new' && place !== '.' ? [`cd ${shellWord(place)}`] : []),
    ...(needsInstall ? [`${packageManager} install`] : []),
    ...(mode === 'new' ? [`${packageManager} run dev`] : []),
  ]
  const { variable } = outcome.wiring ?? { variable: null }
  const hasId = outcome.projectId !== null && variable !== null
  const steps = [
    ...commands.map((line) => paint.cyan(line)),
    ...(hasId ? [`Put ${variable}=${outcome.projectId} into .env.local`] : []),
  ]
  return steps.length > 0 ? [paint.bold('Next:'), ...steps.map(indent)] : []
}

function usage({ framework, target, selection, projectId, found, wiring }: CopyOutcome): string[] {
  if (target === null || selection === null || found === null || wiring === null) return []
  const lines = usageLines({ framework, target, chains: selection.chains, projectId, found, wiring })
  return ['Use it:', ...lines.map(indent)]
}

/** The lines about the change to the team's own code. */
function wired({ wiring, dryRun }: CopyOutcome): string[] {
  if (wiring?.state !== 'wired' || wiring.diff === null) return []
  return [`${dryRun ? 'Would change' : 'Changed'} ${wiring.entry}:`, ...wiring.diff.trimEnd().split('\n').map(indent)]
}

function repeat({ repeat: args, dryRun, interactive }: CopyOutcome, { command, paint }: Wording): string[] {
  if (!dryRun && !interactive) return []
  const line = indent(paint.dim([command, ...args.map(shellWord)].join(' ')))
  return [paint.dim(dryRun ? 'Nothing was written. To do it:' : 'The same without questions:'), line]
}

/** Says how to undo the run. A new app cannot be undone with `undo`, because its folder can be deleted. */
function wayBack({ mode, dryRun, changes, warnings }: CopyOutcome, { command, paint }: Wording): string[] {
  const isWritten = changes.some(({ action }) => action !== 'keep')
  const canUndo = mode === 'existing' && !warnings.includes(cannotUndo)
  return canUndo && !dryRun && isWritten ? [paint.dim(`To take it back: ${command} undo`)] : []
}

function placeOf({ project }: CopyOutcome, cwd: string): string {
  return relative(cwd, project ?? cwd) || '.'
}

function indent(line: string): string {
  return `  ${line}`
}
