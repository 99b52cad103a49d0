import { CliError } from '../../errors'
import { isOfStarter, unitsThatFit, type Unit } from '../../emit/units'
import type { CopySelection } from '../../manifest/manifest'
import type { RunContext } from '../context'
import type { Choices, CreateInput } from './create-input'
import { defaultUnits, parseUnitList, toOption, type ChoosableKind } from '../selection'
import { chosenTests } from '../tests-choice'

/** Decides which units and tests to copy: by flags, otherwise by answers, otherwise by defaults. */
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
    locales: await chooseUnits('locale', input.locales, input, context, units),
    ...chosenTests(
      input.tests ?? (context.prompter ? await context.prompter.confirm('tests', testsByDefault) : testsByDefault),
    ),
  }
}

/**
 * Decides which units and tests a new app gets. The app gets the demonstration on its page unless `--bare` or `--minimal` is given. The app
 * gets the end-to-end test only with `--e2e`.
 */
export async function chooseForNewApp(
  input: CreateInput,
  context: RunContext,
  units: readonly Unit[],
): Promise<Choices> {
  const choices = await choose(input, context, unitsThatFit(units, false), true)
  const isBare = input.bare === true || input.minimal === true
  const wanted = units.filter(isOfStarter).filter((unit) => (unit.default ? !isBare : input.e2e === true))
  return { ...choices, features: [...choices.features, ...wanted.map(({ id }) => id)] }
}

/** Converts the choices to the form of the manifest. */
export function selectionOfChoices({ chains, features, locales, tests, suites }: Choices): CopySelection {
  return { chains, features: [...features, ...locales], tests, suites }
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
  // There is no question about languages: a copy has all languages unless a flag names some.
  if (kind === 'locale') return defaults
  const options = units.filter((unit) => unit.kind === kind).map((unit) => toOption(unit, units))
  // If there is only one option, no question is needed.
  if (!context.prompter || options.length < 2) return defaults
  return kind === 'chain'
    ? context.prompter.chooseMany('chains', options, defaults, true)
    : context.prompter.chooseMany('features', options, defaults, false)
}

function refuseContradiction({ all, minimal }: CreateInput): void {
  if (!all || !minimal) return
  throw new CliError('WM_USAGE', {
    what: '--all and --minimal contradict each other.',
    why: 'One takes every unit, the other as few as possible.',
    hint: 'Use one of them.',
  })
}
