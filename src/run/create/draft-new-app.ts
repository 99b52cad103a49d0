import { toSelection } from '../../copy/base'
import { modalFolder } from '../../emit/emit'
import { originOf } from '../../host/package-origin'
import type { Template } from '../../emit/template'
import { CliError } from '../../errors'
import { chooseForNewApp, selectionOfChoices } from './choices'
import { vendoredPath } from './pack-self'
import { blockersIn } from './consent'
import type { RunContext } from '../context'
import type { CreateInput } from './create-input'
import { newAppTree } from './create-tree'
import { planFirstCopy, type Draft } from './draft'

/** Plans a new app. Asks the user if no flag decides. */
export async function draftNewApp(
  location: { project: string; name: string },
  version: string,
  template: Template,
  input: CreateInput,
  context: RunContext,
): Promise<Draft> {
  const { project, name } = location
  if (input.target !== undefined) throw targetIsFixed()
  if (input.wire !== undefined) throw isWired()
  const blockers = await blockersIn(context.fs, project)
  const choices = await chooseForNewApp(input, context, template.units)
  const { kind } = await originOf(context.fs, context.packageRoot)
  // If this package is not from a registry, the app contains the package's tarball, so that everybody can install it.
  const vendored = kind === 'registry' ? null : vendoredPath(version)
  const tree = newAppTree(template, toSelection(selectionOfChoices(choices)), {
    version,
    name,
    cli: vendored === null ? `^${version}` : `file:${vendored}`,
    projectId: input.projectId,
  })
  if (vendored !== null) tree.set(vendored, new Uint8Array())
  const { changes, local } = await planFirstCopy(project, tree, blockers, input, context)
  return {
    project,
    target: modalFolder,
    framework: 'vite',
    choices,
    changes,
    local,
    added: [],
    host: null,
    wiring: null,
    warnings: [],
    vendored,
  }
}

function targetIsFixed(): CliError {
  return new CliError('WM_USAGE', {
    what: '--dir has no meaning for a new app.',
    why: `Its modal is in ${modalFolder}.`,
    hint: 'Leave --dir out, or run the command in a project that exists.',
  })
}

function isWired(): CliError {
  return new CliError('WM_USAGE', {
    what: '--wire and --no-wire have no meaning for a new app.',
    why: 'Its starter page has the provider already.',
    hint: 'Leave the flag out, or run the command in a project that exists.',
  })
}
