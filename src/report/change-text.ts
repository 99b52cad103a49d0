import type { ChangeOutcome, ConflictReport } from '../run/change-outcome'
import type { ChangeReport } from '../run/outcome'
import { shellWord } from './create-text'
import type { Paint } from './paint'
import type { Wording } from './wording'

/** What a person reads at the end of `add`, `remove`, `update` and `undo`. */
export function changeText(outcome: ChangeOutcome, wording: Wording): string {
  if (outcome.recovered !== null) return recovered(outcome)
  const { paint } = wording
  const sections = [
    [headline(outcome, paint)],
    outcome.changelog === '' ? [] : [paint.bold('What is new:'), ...outcome.changelog.split('\n').map(indent)],
    table(outcome, paint),
    dependencies(outcome),
    outcome.warnings.map((warning) => `${paint.yellow('!')} ${warning}`),
    conflicts(outcome, paint),
    next(outcome, wording),
  ]
  return sections
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')
}

function headline(outcome: ChangeOutcome, paint: Paint): string {
  const { command, dryRun, changes, version } = outcome
  if (changes.length === 0) return `${paint.green('✓')} ${nothing(outcome)}`
  const written = changes.filter(({ action }) => action !== 'keep' && action !== 'refuse').length
  const files = `${written} ${written === 1 ? 'file' : 'files'}`
  const what = {
    add: `Added ${outcome.units.join(', ')}`.trim(),
    remove: `Removed ${outcome.units.join(', ')}`,
    update: `Updated ${version.from} → ${version.to}`,
    undo: 'Undone',
  }[command]
  const mark = outcome.conflicts.length > 0 ? paint.yellow('!') : paint.green('✓')
  return `${mark} ${dryRun ? 'Not written yet. ' : ''}${what}: ${files} ${dryRun ? 'would change' : 'changed'}${summary(outcome)}`
}

function nothing({ command, version }: ChangeOutcome): string {
  return {
    add: 'Nothing to add: all of it is there.',
    remove: 'Nothing to remove: none of it is there.',
    update: `Nothing to update: the copy has the template ${version.to}.`,
    undo: 'Nothing to undo: every file is as it was before.',
  }[command]
}

function summary({ changes, conflicts: open }: ChangeOutcome): string {
  const merged = changes.filter(({ reason }) => reason === 'merged').length
  const parts = [
    ...(merged > 0 ? [`${merged} merged with your edits`] : []),
    ...(open.length > 0 ? [`${open.length} in conflict`] : []),
  ]
  return parts.length === 0 ? '' : ` (${parts.join(', ')})`
}

const reasons: Partial<Record<ChangeReport['reason'], string>> = {
  'upstream-changed': 'changed upstream',
  'upstream-removed': 'no longer needed',
  'edited-both': 'changed by you and upstream',
  'edited-and-removed': 'edited by you, no longer upstream',
  'untracked-file': 'a file of yours is in the way',
  'not-a-file': 'not a file any more',
  'dependencies-changed': 'dependencies',
  'resolved-ours': 'conflict: yours was taken',
  'resolved-theirs': 'conflict: upstream was taken',
  renamed: 'moved upstream',
  merged: 'merged with your edits',
  yours: 'edited by you, left alone',
  undone: 'as before',
}

/** Adding and removing units changes nothing of a file but the line that a registry has for each. */
function reasonsOf(command: ChangeOutcome['command']): typeof reasons {
  return command === 'add' || command === 'remove' ? { ...reasons, 'upstream-changed': 'lists the units' } : reasons
}

function table({ command, changes }: ChangeOutcome, paint: Paint): string[] {
  const rows = changes.length > 25 ? byFolder(changes) : changes.map((change) => ({ ...change, count: 0 }))
  const width = Math.max(0, ...rows.map(({ path }) => path.length)) + 2
  return rows.map(({ action, path, reason, from, count }) => {
    const why = [
      from === undefined ? '' : `from ${from}`,
      count > 0 ? `${count} ${count === 1 ? 'file' : 'files'}` : (reasonsOf(command)[reason] ?? ''),
    ]
    return indent(
      `${action.padEnd(9)}${path.padEnd(width)}${paint.dim(why.filter((text) => text !== '').join(', '))}`.trimEnd(),
    )
  })
}

/** Long tables name the files that somebody has to look at, and count the others by folder. */
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

function conflicts({ conflicts: open }: ChangeOutcome, paint: Paint): string[] {
  const places = open.flatMap(({ path, lines, beside }: ConflictReport) => [
    ...(lines.length > 0 ? lines.map((line) => `${path}:${line}`) : [path]),
    ...beside.map((file) => `  ${file}`),
  ])
  return places.length === 0 ? [] : [paint.bold('Conflicts:'), ...places.map(indent)]
}

function next(outcome: ChangeOutcome, { command: start, paint }: Wording): string[] {
  const { command, dryRun, changes, dependencies: changed, install, packageManager, repeat } = outcome
  if (changes.length === 0 || command === 'undo') return []
  if (dryRun)
    return [
      paint.dim('Nothing was written. To do it:'),
      indent(paint.cyan([start, ...repeat.map(shellWord)].join(' '))),
    ]
  const hasNew = [changed.add, changed.change, changed.remove].some((entries) => Object.keys(entries).length > 0)
  const steps = [
    ...(hasNew && install === null ? [`${packageManager} install`] : []),
    ...(command === 'update' ? [`npx tsc --noEmit`, `npx vitest run ${outcome.target ?? ''}`.trim()] : []),
    `${start} undo`,
  ]
  const labels =
    command === 'update'
      ? 'Next (check the result; the last line takes all of it back):'
      : 'Next (the last line takes all of it back):'
  return [paint.bold(labels), ...steps.map((line) => indent(paint.cyan(line)))]
}

function recovered({ recovered: what, command }: ChangeOutcome): string {
  if (what === 'nothing') return 'There is nothing unfinished here.'
  return what === 'continued'
    ? 'The earlier run is finished: all of its files are in place.'
    : command === 'undo'
      ? 'The earlier run is undone: the project is as it was before it.'
      : 'The earlier run is undone: the project is as it was before.'
}

function indent(line: string): string {
  return line === '' ? '' : `  ${line}`
}
