import type { ListOutcome, UnitReport } from '../run/inspect/list'
import type { Wording } from './wording'

const headings = { chain: 'Chains', feature: 'Features', locale: 'Languages', core: 'Core', shared: 'Shared' } as const

/** Writes the text report of `list`: the units by kind, each with the units and packages that it would add. */
export function listText(outcome: ListOutcome, wording: Wording): string {
  const { paint, command } = wording
  const { target, version, units, selection } = outcome
  const width = Math.max(0, ...units.map(({ id }) => id.length)) + 2
  const groups = (['chain', 'feature', 'locale', 'core', 'shared'] as const).flatMap((kind) => {
    const rows = units.filter((unit) => unit.kind === kind)
    return rows.length === 0
      ? []
      : [[paint.bold(headings[kind]), ...rows.map((unit) => row(unit, outcome, width, wording))].join('\n')]
  })
  const head =
    target === null
      ? `No copy of the modal here. Version ${version.cli} has:`
      : `The modal ${version.from ?? ''} in ${paint.bold(target)}, ${selection?.suites ? 'with all tests' : selection?.tests ? 'with the tests that protect your edits' : 'without tests'}`
  const addable = units.find(({ state }) => state === 'available')?.id
  const foot =
    target === null
      ? paint.dim(`* copied by default. To copy the modal: ${command} --chains <list> --features <list>`)
      : addable === undefined
        ? ''
        : paint.dim(`✓ there   + there for another   · can be added: ${command} add ${addable}`)
  const warnings = outcome.warnings.map((warning) => `${paint.yellow('!')} ${warning}`).join('\n')
  return [head, ...(units.length === 0 ? ['No chains and no features.'] : groups), foot, warnings]
    .filter((part) => part !== '')
    .join('\n\n')
}

function row(unit: UnitReport, { target, units }: ListOutcome, width: number, { paint }: Wording): string {
  const mark =
    target !== null
      ? { installed: paint.green('✓'), required: paint.cyan('+'), available: paint.dim('·') }[unit.state]
      : unit.default
        ? '*'
        : ' '
  const notes = unit.state === 'available' ? brought(unit, units) : kept(unit)
  return `  ${mark} ${unit.id.padEnd(width)}${unit.title}${notes === '' ? '' : paint.dim(` — ${notes}`)}`
}

function kept({ state, requiredBy, requires }: UnitReport): string {
  if (state === 'required' || requiredBy.length > 0) return `needed by ${requiredBy.join(', ') || 'the tests'}`
  return requires.length > 0 ? `needs ${requires.join(', ')}` : ''
}

/**
 * Returns the note about the units and packages that a unit brings. Leaves out units that nobody can choose, because they are copied and
 * removed together with other units.
 */
function brought({ brings, missing }: UnitReport, units: readonly UnitReport[]): string {
  const listed = brings.filter((id) => units.some((unit) => unit.id === id))
  const more = missing.length > 3 ? ` and ${missing.length - 3} more` : ''
  return [
    ...(listed.length > 0 ? [`brings ${listed.join(', ')}`] : []),
    ...(missing.length > 0 ? [`packages: ${missing.slice(0, 3).join(', ')}${more}`] : []),
  ].join('; ')
}
