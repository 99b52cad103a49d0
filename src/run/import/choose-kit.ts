import { CliError } from '../../errors'
import { kitsIn } from '../../import/find-setup'
import type { KitId } from '../../import/kit-ids'
import { kitTitle } from '../../import/kits/kit-packages'
import type { ProjectSources } from '../../import/source/project-sources'
import type { RunContext } from '../context'

/**
 * Chooses the kit to import: the kit of the flag, the only kit of the project, or the kit that the user selects. Throws when the project
 * uses no kit, or several kits and there is no terminal to ask the user.
 */
export async function chooseKit(
  named: KitId | undefined,
  sources: ProjectSources,
  packages: ReadonlyMap<string, string>,
  { prompter }: RunContext,
): Promise<KitId> {
  if (named !== undefined) return named
  const found = kitsIn(sources, packages)
  const [first, ...others] = found
  if (first === undefined)
    throw noSetup('No wallet kit was found.', 'Neither package.json nor the source names a kit that can be read.')
  if (others.length === 0) return first
  if (prompter) {
    const answer = await prompter.choose(
      'kit',
      found.map((kit) => ({ value: kit, label: kitTitle(kit) })),
    )
    return found.find((kit) => kit === answer) ?? first
  }
  throw new CliError('WM_INPUT_MISSING', {
    what: `The project uses several kits: ${found.map(kitTitle).join(', ')}.`,
    why: 'One run imports one of them.',
    hint: `Name one: create-wallet-modal import --kit ${first}`,
  })
}

/** Creates the error for a project in which no setup of a kit can be read. */
export function noSetup(what: string, why: string): CliError {
  return new CliError('WM_SETUP_MISSING', {
    what,
    why,
    hint: 'Look whether the folder is the right one (-C names another), or make a copy without an import: create-wallet-modal create',
  })
}
