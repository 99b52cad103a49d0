import type { Comparison } from './comparisons'
import type { Weights } from './measure'
import { pagePhases } from '../../src/size/phases'
import { framePhases } from './phases'

/** What a unit adds, in bytes of each phase. */
export interface UnitCost extends Pick<Comparison, 'id' | 'together'> {
  page: readonly number[]
  frame: readonly number[]
}

/** The difference of two builds. A build without a wallet frame has a frame of nothing. */
export function costOf({ id, together }: Comparison, more: Weights, less: Weights): UnitCost {
  return { id, together, page: minus(more.page, less.page), frame: minus(more.frame ?? [], less.frame ?? []) }
}

function minus(more: readonly number[], less: readonly number[]): number[] {
  return more.map((value, index) => value - (less[index] ?? 0))
}

const titlesOf = (phases: readonly { title: string }[]): string[] => [...phases.map(({ title }) => title), 'on demand']
const titles = { page: titlesOf(pagePhases('', '', [])), frame: titlesOf(framePhases) }

/** The costs as lines of a table. The last line is the weight of everything. */
export function tableOf(costs: readonly UnitCost[], everything: Weights): string[] {
  const rows = [
    ...costs.map(({ id, page, frame, together }) => ({ id, page, frame, note: together.join(', ') })),
    { id: 'everything', page: everything.page, frame: everything.frame ?? [], note: '' },
  ]
  const idWidth = Math.max(...rows.map(({ id }) => id.length))
  const group = (cells: readonly string[], columns: readonly string[]): string =>
    columns.map((title, at) => (cells[at] ?? '').padStart(Math.max(title.length, 6) + 2)).join('')
  const line = (id: string, page: readonly string[], frame: readonly string[], note = ''): string =>
    `${id.padEnd(idWidth)}${group(page, titles.page)}  |${group(frame, titles.frame)}  ${note}`.trimEnd()
  return [
    line('', ['page:'], ['frame:']),
    line('unit', titles.page, titles.frame),
    ...rows.map(({ id, page, frame, note }) =>
      line(id, page.map(cell), frame.map(cell), note === '' ? '' : `with ${note}`),
    ),
  ]
}

const cell = (value: number): string => (value === 0 ? '–' : String(value))
