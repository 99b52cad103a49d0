import type { CreateInput } from './create-input'
import type { Afterwards } from '../afterwards'
import type { Draft } from './draft'
import { localeOf } from '../selection'
import { testsFlags } from '../tests-choice'

/** Returns the arguments that repeat a `create` without asking questions. */
export function repeatArguments(
  input: CreateInput,
  draft: Draft,
  after: Afterwards,
  place: { isNew: boolean; dir: string | undefined; name: string | undefined },
): string[] {
  const list = (ids: readonly string[]): string => (ids.length === 0 ? 'none' : ids.join(','))
  return [
    ...(place.dir === undefined ? [] : [place.dir]),
    ...(place.name === undefined ? [] : ['--name', place.name]),
    ...(place.isNew ? [] : ['--dir', draft.target]),
    '--chains',
    list(draft.choices.chains),
    '--features',
    list(draft.choices.features),
    ...localesFlag(input, draft),
    ...testsFlags(draft.choices),
    after.install ? '--install' : '--no-install',
    after.git ? '--git' : '--no-git',
    ...(input.pm === undefined ? [] : ['--pm', input.pm]),
    ...(input.projectId === undefined ? [] : ['--project-id', input.projectId]),
    ...(place.isNew ? [] : wiredFlag(input, draft)),
    ...(input.overwrite ? ['--overwrite'] : []),
    '--no-input',
  ]
}

/** Returns the flag for the languages if they differ from the defaults. */
function localesFlag({ locales, all, minimal }: CreateInput, { choices }: Draft): string[] {
  if (locales === undefined && !all && !minimal) return []
  return ['--locales', choices.locales.map(localeOf).join(',') || 'none']
}

/** Returns the flag that repeats the answer about wiring. A run without questions wires nothing unless a flag says so. */
function wiredFlag({ wire }: CreateInput, { wiring }: Draft): string[] {
  if (wire !== undefined) return [wire ? '--wire' : '--no-wire']
  return wiring?.state === 'wired' ? ['--wire'] : []
}
