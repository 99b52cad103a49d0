import { CliError } from '../../errors'
import { closeSelection, type Unit } from '../../emit/units'
import type { CopySelection } from '../../manifest/manifest'
import { changeCopy, openCopy, requireBase, rulesFor } from './change-copy'
import type { ChangeInput } from '../change-input'
import { emptyChange, type ChangeOutcome } from '../change-outcome'
import type { RunContext } from '../context'
import { settled } from '../outcome'
import { repeatChange } from './repeat-change'
import { namedUnits, withoutUnits } from '../unit-ids'

export interface RemoveInput extends ChangeInput {
  units: readonly string[]
  /** Also removes edited files. */
  force?: boolean
  base?: string
}

/**
 * Removes chains, features and languages from a copy. Without `force`, edited files stay. Never throws and never exits: the outcome has the
 * error.
 */
export async function runRemove(input: RemoveInput, context: RunContext): Promise<ChangeOutcome> {
  return settled(emptyChange('remove', input, context), context.signal, async (outcome) => {
    const copy = await openCopy(input, context, outcome)
    if (!copy) return
    const { template: version, selection } = copy.manifest
    const template = await requireBase(copy, context, input.base)
    const removed = namedUnits(input.units, template.units)
    const to = withoutUnits(selection, removed)
    refuseNeeded(removed, to, template.units)
    const present = closeSelection([...selection.chains, ...selection.features], template.units, selection.tests)
    const missing = removed.filter(({ id }) => !present.has(id)).map(({ id }) => id)
    if (missing.length > 0) outcome.warnings.push(`Not there: ${missing.join(', ')}.`)
    outcome.units = removed.map(({ id }) => id)
    outcome.repeat = repeatChange('remove', [...input.units, ...(input.force ? ['--force'] : [])], input)
    const rules = await rulesFor(input, copy, context, outcome)
    const step = {
      command: 'remove' as const,
      from: { version, template, selection },
      to: { version, template, selection: to },
      ...rules,
      removeEdited: input.force === true,
    }
    await changeCopy(copy, step, input, context, outcome)
  })
}

function refuseNeeded(
  removed: readonly Unit[],
  { chains, features, tests }: CopySelection,
  units: readonly Unit[],
): void {
  if (chains.length === 0) throw lastChain()
  const stays = closeSelection([...chains, ...features], units, tests)
  for (const { id } of removed) {
    if (!stays.has(id)) continue
    const needing = units.filter((unit) => stays.has(unit.id) && [...unit.requires, ...unit.testRequires].includes(id))
    const names = needing.map((unit) => unit.id)
    throw new CliError('WM_UNIT_REQUIRED_BY', {
      what: `${id} cannot be removed: ${names.join(' and ')} ${names.length === 1 ? 'needs' : 'need'} it.`,
      why: 'The copy would not compile without it.',
      hint: `Remove ${names.length === 1 ? 'both' : 'all of them'}: create-wallet-modal remove ${[id, ...names].join(' ')}`,
    })
  }
}

function lastChain(): CliError {
  return new CliError('WM_UNIT_REQUIRED_BY', {
    what: 'The last chain cannot be removed.',
    why: 'A modal without any chain could connect nobody.',
    hint: 'Add another chain first. To take the modal out, delete its folder.',
  })
}
