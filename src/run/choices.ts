import { CliError } from '../errors'
import type { Unit } from '../emit/units'
import type { Option } from '../prompt/prompter'
import type { RunContext } from './context'
import type { Choices, CreateInput } from './create-input'
import { defaultUnits, parseUnitList, type ChoosableKind } from './selection'

/** Which units and tests to copy: what the flags say, else what is answered, else the defaults. */
export async function choose(
  input: CreateInput,
  context: RunContext,
  units: readonly Unit[],
  testsByDefault: boolean,
): Promise<Choices> {
  refuseContradiction(input)
  return {
    chains: await chooseUnits('chain', input.chains, input, context, units),
    features: await chooseUnits('feature', input.features, input, context, units),
    tests: input.tests ?? (context.prompter ? await context.prompter.confirm('tests', testsByDefault) : testsByDefault),
  }
}

async function chooseUnits(
  kind: ChoosableKind,
  list: string | undefined,
  input: CreateInput,
  context: RunContext,
  units: readonly Unit[],
): Promise<string[]> {
  const defaults = defaultUnits(kind, units)
  if (list !== undefined) return parseUnitList(kind, list, units)
  if (input.all) return parseUnitList(kind, 'all', units)
  if (input.minimal) return kind === 'chain' ? defaults.slice(0, 1) : []
  const options = units.filter((unit) => unit.kind === kind).map(toOption)
  // One thing to choose from is no choice.
  if (!context.prompter || options.length < 2) return defaults
  return kind === 'chain'
    ? context.prompter.chooseMany('chains', options, defaults, true)
    : context.prompter.chooseMany('features', options, defaults, false)
}

/** A unit as something to choose. */
export function toOption({ id, title, requires }: Unit): Option {
  return requires.length === 0
    ? { value: id, label: title }
    : { value: id, label: title, hint: `with ${requires.join(', ')}` }
}

function refuseContradiction({ all, minimal }: CreateInput): void {
  if (!all || !minimal) return
  throw new CliError('WM_USAGE', {
    what: '--all and --minimal contradict each other.',
    why: 'One takes every unit, the other as few as possible.',
    hint: 'Use one of them.',
  })
}
