import { concerns, concernTitles } from '../audit/concerns'
import type { AuditedFile, AuditOutcome } from '../run/inspect/audit'
import { printable } from '../text/printable'
import type { Paint } from './paint'
import type { Wording } from './wording'

/** Writes the text report of `doctor audit`: the false entries of the manifest, the differing files by group, and the totals. */
export function auditText(outcome: AuditOutcome, { paint }: Wording): string {
  const { files, manifest, version, warnings } = outcome
  const told = files.filter(({ state }) => state !== 'line-ends' && state !== 'formatting')
  const claims = manifest.map(({ path, message }) => `  ${paint.red('✗')} ${printable(path)}: ${message}`)
  const groups = concerns.flatMap((concern) => {
    const rows = told.filter((file) => file.concern === concern)
    if (rows.length === 0) return []
    return [
      [paint.bold(`${concernTitles[concern]} (${rows.length})`), ...rows.map((file) => row(file, paint))].join('\n'),
    ]
  })
  const others = files.filter(({ release }) => release !== null)
  const notes = [
    ...note(files, 'line-ends', 'only in line ends'),
    ...note(files, 'formatting', 'only in formatting'),
    ...(others.length > 0 ? [`${countOf(others.length)} of another release: ${releasesOf(others)}.`] : []),
    ...warnings.map((warning) => `${paint.yellow('!')} ${warning}`),
  ]
  return [
    ...(claims.length > 0 ? [[paint.bold('The manifest was altered'), ...claims].join('\n')] : []),
    ...groups,
    ...(notes.length > 0 ? [notes.join('\n')] : []),
    sum(outcome, told, version.from ?? '', paint),
  ].join('\n\n')
}

function row({ path, state, line, added, removed, unit }: AuditedFile, paint: Paint): string {
  const owner = unit === null ? '' : paint.dim(` (${unit})`)
  const lines = line === null ? '' : `, first at line ${line}, ${added} added and ${removed} removed`
  const what = {
    changed: `changed${lines}`,
    missing: 'missing',
    replaced: 'a link or a folder stands in its place',
    unknown: 'not a file of the release',
    'line-ends': 'line ends',
    formatting: 'formatting',
  }[state]
  return `  ${paint.yellow('!')} ${printable(path)}: ${what}${owner}`
}

function note(files: readonly AuditedFile[], state: AuditedFile['state'], how: string): string[] {
  const count = files.filter((file) => file.state === state).length
  return count === 0 ? [] : [`${countOf(count)} ${count === 1 ? 'differs' : 'differ'} ${how}.`]
}

function countOf(count: number): string {
  return `${count} ${count === 1 ? 'file' : 'files'}`
}

function releasesOf(files: readonly AuditedFile[]): string {
  return [...new Set(files.map(({ release }) => release))].join(', ')
}

function sum(
  { unchanged, manifest }: AuditOutcome,
  told: readonly AuditedFile[],
  release: string,
  paint: Paint,
): string {
  const same = `${countOf(unchanged)} ${unchanged === 1 ? 'is' : 'are'} byte for byte as in release ${release}`
  if (told.length === 0 && manifest.length === 0) return paint.green(`${same}, and nothing else was found.`)
  return `${same}; ${countOf(told.length)} ${told.length === 1 ? 'differs' : 'differ'}.`
}
