import { cannotUndo } from '../apply/apply'
import type { ChangeOutcome, ConflictReport } from '../run/change-outcome'
import type { ChangeReport } from '../run/outcome'
import { linesInWords } from '../diff/changed-lines'
import { shellWord } from './shell-word'
import type { Paint } from './paint'
import { recoveredText } from './recovered-text'
import { sections } from './sections'
import type { Wording } from './wording'

/** The text report of `add`, `remove`, `update` and `undo`. */
export function changeText(outcome: ChangeOutcome, wording: Wording): string {
  const { paint } = wording
  if (outcome.recovered !== null) return sections([[recoveredText(outcome)], next(outcome, wording)])
  // Without any change, the error is the whole report.
  if (outcome.error !== null && outcome.changes.length === 0) return ''
  return sections([
    [headline(outcome, paint)],
    outcome.changelog === '' ? [] : [paint.bold('What is new:'), ...outcome.changelog.split('\n').map(indent)],
    table(outcome, paint),
    dependencies(outcome),
    outcome.warnings.map((warning) => `${paint.yellow('!')} ${warning}`),
    conflicts(outcome, paint),
    next(outcome, wording),
    wayBack(outcome, wording),
  ])
}

function headline(outcome: ChangeOutcome, paint: Paint): string {
  const { command, dryRun, changes, version } = outcome
  if (changes.length === 0) return `${paint.green('✓')} ${nothing(outcome)}`
  // A conflict without markers leaves the file unchanged, so the file does not count as changed.
  const beside = new Set(outcome.conflicts.flatMap(({ path, lines }) => (lines.length === 0 ? [path] : [])))
  const written = changes.filter(
    ({ action, path }) => action !== 'keep' && action !== 'refuse' && !beside.has(path),
  ).length
  const units = outcome.units.length > 0 ? outcome.units.join(', ') : 'what was asked for'
  const versions = `${version.from} → ${version.to}`
  const what = {
    add: dryRun ? `Would add ${units}` : `Added ${units}`,
    remove: dryRun ? `Would remove ${units}` : `Removed ${units}`,
    update: dryRun ? `Would update ${versions}` : `Updated ${versions}`,
    undo: dryRun ? 'Would undo' : 'Undone',
  }[command]
  const mark = outcome.conflicts.length > 0 ? paint.yellow('!') : paint.green('✓')
  const files = `${written} ${written === 1 ? 'file' : 'files'} ${dryRun ? 'would change' : 'changed'}`
  return `${mark} ${what}: ${files}${summary(outcome)}`
}

function nothing({ command, version }: ChangeOutcome): string {
  return {
    add: 'Nothing to add: all of it is there.',
    remove: 'Nothing to remove: none of it is there.',
    update: `Nothing to update: the copy has the template ${version.to}.`,
    undo: 'Nothing to undo: every file is as it was before.',
  }[command]
}

function summary({ changes, conflicts: open, lines, dryRun }: ChangeOutcome): string {
  const merged = changes.filter(({ reason }) => reason === 'merged').length
  const would = dryRun ? 'would be ' : ''
  const files = [
    ...(merged > 0 ? [`${merged} ${would}merged with your edits`] : []),
    ...(open.length > 0 ? [`${open.length} ${would}in conflict`] : []),
  ].join(', ')
  const parts = [files, lines === null ? '' : linesInWords(lines)].filter((part) => part !== '')
  return parts.length === 0 ? '' : ` (${parts.join('; ')})`
}

const reasons: Partial<Record<ChangeReport['reason'], string>> = {
  'upstream-changed': 'changed upstream',
  'upstream-removed': 'no longer needed',
  'edited-both': 'changed by you and upstream',
  'edited-and-removed': 'edited by you, no longer upstream',
  'untracked-file': 'a file of yours is in the way',
  'not-a-file': 'not a file any more',
  'dependencies-changed': 'dependencies',
  recorded: 'what is copied',
  'resolved-ours': 'conflict: yours was taken',
  'resolved-theirs': 'conflict: upstream was taken',
  renamed: 'moved upstream',
  merged: 'merged with your edits',
  yours: 'edited by you, left alone',
  undone: 'as before',
}

const dryReasons: typeof reasons = {
  'resolved-ours': 'conflict: yours would be taken',
  'resolved-theirs': 'conflict: upstream would be taken',
  merged: 'would be merged with your edits',
  yours: 'edited by you, would be left alone',
}

/** The texts of the reasons. `add` and `remove` change an existing file only where a registry lists the units. */
function reasonsOf({ command, dryRun }: ChangeOutcome): typeof reasons {
  const lists = command === 'add' || command === 'remove' ? { 'upstream-changed': 'lists the units' } : {}
  return { ...reasons, ...lists, ...(dryRun ? dryReasons : {}) }
}

function table(outcome: ChangeOutcome, paint: Paint): string[] {
  const { changes } = outcome
  const why = reasonsOf(outcome)
  const rows = changes.length > 25 ? byFolder(changes) : changes.map((change) => ({ ...change, count: 0 }))
  const width = Math.max(0, ...rows.map(({ path }) => path.length)) + 2
  return rows.map(({ action, path, reason, from, count }) => {
    const notes = [
      from === undefined ? '' : `from ${from}`,
      count > 0 ? `${count} ${count === 1 ? 'file' : 'files'}` : (why[reason] ?? ''),
    ]
    return indent(
      `${action.padEnd(9)}${path.padEnd(width)}${paint.dim(notes.filter((text) => text !== '').join(', '))}`.trimEnd(),
    )
  })
}

/** Shortens a long table. Names the files that need attention, and counts the other files by folder. */
function byFolder(changes: readonly ChangeReport[]): (ChangeReport & { count: number })[] {
  const plain = new Set<ChangeReport['reason']>(['new', 'upstream-changed', 'upstream-removed', 'undone'])
  const rows = new Map<string, ChangeReport & { count: number }>()
  for (const change of changes) {
    const folder = `${change.path.slice(0, change.path.lastIndexOf('/') + 1)}`
    const key = plain.has(change.reason) ? `${change.action} ${folder}` : change.path
    const row = rows.get(key)
    if (row) row.count++
    else
      rows.set(key, {
        ...change,
        path: plain.has(change.reason) ? folder || './' : change.path,
        count: plain.has(change.reason) ? 1 : 0,
      })
  }
  return [...rows.values()]
}

function dependencies({ dependencies: { add, change, remove }, dryRun }: ChangeOutcome): string[] {
  const rows = [
    ...Object.entries(add).map(([name, range]) => `  + ${name} ${range}`),
    ...Object.entries(change).map(([name, range]) => `  ~ ${name} ${range}`),
    ...remove.map((name) => `  - ${name}`),
  ]
  return rows.length === 0 ? [] : [`package.json${dryRun ? ' would change' : ''}:`, ...rows]
}

function conflicts({ conflicts: open, dryRun }: ChangeOutcome, paint: Paint): string[] {
  const places = open.flatMap(({ path, lines, beside }: ConflictReport) => {
    // A dry run writes neither markers nor sidecar files.
    if (dryRun) return [path]
    return [
      ...(lines.length > 0 ? lines.map((line) => `${path}:${line}`) : [path]),
      ...beside.map((file) => `  ${file}`),
    ]
  })
  const heading = dryRun ? 'Would be in conflict:' : 'Conflicts:'
  return places.length === 0 ? [] : [paint.bold(heading), ...places.map(indent)]
}

function next(outcome: ChangeOutcome, { command: start, paint }: Wording): string[] {
  const { dryRun, changes, repeat, packageManager } = outcome
  if (changes.length === 0 || (dryRun && outcome.recovered !== null)) return []
  if (dryRun) {
    const line = repeat.filter((word) => word !== '--no-input').map(shellWord)
    return line.length === 0
      ? [paint.dim('Nothing was written.')]
      : [paint.dim('Nothing was written. To do it:'), indent(paint.cyan([start, ...line].join(' ')))]
  }
  const steps = [
    ...(needsInstall(outcome) ? [paint.cyan(`${packageManager} install`)] : []),
    ...(isWaiting(outcome)
      ? [`Resolve the conflicts, then: ${paint.cyan(`${start} ${outcome.command} --continue`)}`]
      : outcome.verify.map((line) => paint.cyan(line))),
  ]
  return steps.length === 0 ? [] : [paint.bold('Next:'), ...steps.map(indent)]
}

/** Whether package.json has changed and the packages still have to be installed. */
function needsInstall({ changes, install }: ChangeOutcome): boolean {
  return install?.ok !== true && changes.some(({ path }) => path === 'package.json')
}

/** Whether somebody has to resolve conflicts before the change is complete. */
function isWaiting({ conflicts: open, recovered }: ChangeOutcome): boolean {
  return recovered === null && open.some(({ lines, beside }) => lines.length > 0 || beside.length > 0)
}

function wayBack(outcome: ChangeOutcome, { command: start, paint }: Wording): string[] {
  const { command, dryRun, changes } = outcome
  if (dryRun || changes.length === 0 || command === 'undo' || outcome.warnings.includes(cannotUndo)) return []
  return [paint.dim(`To take it back: ${start} ${isWaiting(outcome) ? `${command} --abort` : 'undo'}`)]
}

function indent(line: string): string {
  return line === '' ? '' : `  ${line}`
}
