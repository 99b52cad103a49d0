import type { SizeOutcome } from '../run/inspect/size'
import type { Sizes } from '../size/measure-copy'
import { printable } from '../text/printable'
import type { Wording } from './wording'

const columns = [
  ['before click', 'beforeClick'],
  ['opening', 'opening'],
  ['connected', 'connected'],
  ['on demand', 'onDemand'],
  ['styles', 'css'],
] as const satisfies readonly (readonly [string, keyof Sizes])[]

/** Writes the text report of `doctor size`: a line for each unit, for the core and for the whole copy, and an explanation of the lines. */
export function sizeText(outcome: SizeOutcome, { paint }: Wording): string {
  const { units, core, total, bundler, target, warnings } = outcome
  if (total === null || bundler === null) return ''
  const rows = [
    ...units.map(({ unit, sizes, together }) => ({ name: unit, sizes, note: noteOf(unit, together) })),
    { name: 'core', sizes: core, note: 'without any chain and unit' },
    { name: 'whole copy', sizes: total, note: '' },
  ]
  const width = Math.max(...rows.map(({ name }) => name.length))
  const shown = columns.filter(([, key]) => total[key] !== null)
  const line = (name: string, cells: readonly string[], note = ''): string => {
    const padded = cells.map((cell, at) => cell.padStart(Math.max(shown[at]?.[0].length ?? 0, 6) + 2))
    return `  ${name.padEnd(width)}${padded.join('')}${note === '' ? '' : `  ${paint.dim(note)}`}`.trimEnd()
  }
  const table = [
    paint.bold(`What each unit of ${printable(target ?? '')} costs, in kB after gzip (1 kB = 1000 bytes)`),
    '',
    line(
      'unit',
      shown.map(([title]) => title),
    ),
    ...rows.map(({ name, sizes, note }) =>
      sizes === null
        ? line(
            name,
            shown.map(() => '?'),
            note,
          )
        : line(
            name,
            shown.map(([, key]) => cell(sizes[key])),
            note,
          ),
    ),
  ]
  const problems = units.flatMap(({ unit, problem }) =>
    problem === null ? [] : [`  ${paint.yellow('!')} The copy cannot be built without ${unit}: ${problem}`],
  )
  return [
    table.join('\n'),
    ...(problems.length === 0 ? [] : [problems.join('\n')]),
    ...(warnings.length === 0 ? [] : [warnings.map((each) => `${paint.yellow('!')} ${printable(each)}`).join('\n')]),
    explanation(outcome),
  ].join('\n\n')
}

function noteOf(unit: string, together: readonly string[]): string {
  if (unit === 'languages') return `${together.length} together; a visitor loads one`
  return together.length === 0 ? '' : `with ${together.join(', ')}`
}

function cell(bytes: number | null): string {
  if (bytes === null || bytes === 0) return '–'
  const kilobytes = (bytes / 1000).toFixed(1)
  return kilobytes === '-0.0' ? '0.0' : kilobytes
}

function explanation({ bundler }: SizeOutcome): string {
  const { name = '', version = '' } = bundler ?? {}
  return [
    'A figure is what the whole copy has more than the same copy without the unit, and without the units after “with”, which require it.',
    'Code that several units share leaves only with the last of them, so the lines do not add up. – means that there is no difference.',
    'Each column is what that moment adds: before any click, when the modal opens, until a wallet is connected and its account is shown,',
    'and what single views and actions load later.',
    `Built with ${name} ${version} of the project, for a page that uses what your code imports from the copy. Not counted: React, your own`,
    'code, pictures, servers, the wallet frame on its own host, and what the configuration and the plugins of your bundler change.',
  ].join('\n')
}
