import type { DiffOutcome, DiffState, FileReport } from '../run/inspect/diff'
import type { Paint } from './paint'
import type { Wording } from './wording'

const headings: readonly (readonly [DiffState, string])[] = [
  ['replaced', 'No longer a file:'],
  ['deleted', 'Deleted by you:'],
  ['added', 'Added by you:'],
  ['removed-upstream', 'Would be removed:'],
  ['added-upstream', 'Would be added:'],
]

/** Writes the text report of `diff`: patches of changed files, and lists of added and removed files. With `stat`, writes a summary. */
export function diffText(outcome: DiffOutcome, { paint }: Wording, stat: boolean): string {
  const { text, files, path } = outcome
  if (text !== null) return text.replace(/\n$/, '')
  const warnings = outcome.warnings.map((warning) => `${paint.yellow('!')} ${warning}`)
  if (files.length === 0) return [noDifference(outcome), ...warnings].join('\n')
  if (stat) return [...statRows(files, paint), ...warnings].join('\n')
  // A file that the user has named is shown in full. Other added and removed files are only listed, because their texts would hide the
  // edits.
  const isShown = (file: FileReport): boolean => file.path === path || !headings.some(([state]) => state === file.state)
  const patches = files.filter(isShown).map((file) => patchText(file, paint))
  const lists = headings.flatMap(([state, heading]) => {
    const rows = files.filter((file) => file.state === state && !isShown(file))
    return rows.length === 0 ? [] : [[paint.bold(heading), ...rows.map(listed)].join('\n')]
  })
  return [patches.join('\n'), ...lists, warnings.join('\n')].filter((part) => part !== '').join('\n\n')
}

function noDifference({ side, path, version }: DiffOutcome): string {
  const what = path ?? 'The copy'
  return side === 'mine'
    ? `${what} is as it was copied.`
    : `${what} would not change: ${version.from === version.to ? 'it has this version' : 'the templates agree'} (${version.to ?? ''}).`
}

function patchText({ path, patch, state }: FileReport, paint: Paint): string {
  if (patch === null) return paint.bold(`${path}: ${state}, no text to show`)
  return patch
    .replace(/\n$/, '')
    .split('\n')
    .map((line) => colored(line, paint))
    .join('\n')
}

function colored(line: string, paint: Paint): string {
  if (/^(diff |--- |\+\+\+ |rename |similarity |new file |deleted file )/.test(line)) return paint.bold(line)
  if (line.startsWith('@@')) return paint.cyan(line)
  if (line.startsWith('+')) return paint.green(line)
  return line.startsWith('-') ? paint.red(line) : line
}

function listed({ path, added, removed, patch }: FileReport): string {
  const lines = added + removed
  return `  ${path}${patch === null ? '' : ` (${lines} ${lines === 1 ? 'line' : 'lines'})`}`
}

function statRows(files: readonly FileReport[], paint: Paint): string[] {
  const width = Math.max(...files.map(({ path }) => path.length))
  const most = Math.max(1, ...files.map(({ added, removed }) => added + removed))
  const count = String(most).length
  const scale = Math.min(1, 40 / most)
  const bar = (amount: number, mark: string): string =>
    mark.repeat(amount === 0 ? 0 : Math.max(1, Math.round(amount * scale)))
  const sum = (field: 'added' | 'removed'): number => files.reduce((total, file) => total + file[field], 0)
  const rows = files.map(({ path, added, removed, state }) => {
    const marks = `${paint.green(bar(added, '+'))}${paint.red(bar(removed, '-'))}`
    const note = state === 'edited' || state === 'changed-upstream' ? '' : paint.dim(` (${state})`)
    return ` ${path.padEnd(width)} | ${String(added + removed).padStart(count)} ${marks}${note}`
  })
  const noun = files.length === 1 ? 'file' : 'files'
  return [...rows, ` ${files.length} ${noun} changed, ${sum('added')} insertions(+), ${sum('removed')} deletions(-)`]
}
