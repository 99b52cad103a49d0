import { toSelection } from '../../copy/base'
import type { Template } from '../../emit/template'
import { toDoFor, unitsThatFit } from '../../emit/units'
import { CliError } from '../../errors'
import { adviceOn, bundlerNeeds } from '../../host/bundler-needs'
import { insideProject } from '../../host/inside-project'
import { detectPackageManager } from '../../host/package-manager'
import { hasFormatter, mayFormat, notFormatted } from '../../host/formatter'
import { inspectProject } from '../../host/project'
import { filesInside } from '../../host/prebundled-packages'
import { refuseWorkspaceRoot } from '../../host/workspace'
import type { Change } from '../../plan/plan'
import { choose, selectionOfChoices } from './choices'
import type { RunContext } from '../context'
import type { CreateInput } from './create-input'
import { firstCopyTree, hostPackageJson } from './create-tree'
import { planFirstCopy, type Draft } from './draft'
import { describeHost } from './describe-host'
import { draftWiring, type Wire } from './draft-wiring'

/**
 * Plans a copy into an existing project, and asks the user for choices that no flag makes.
 * @param wire plans how the project's own code starts to use the copy
 */
export async function draftCopy(
  project: string,
  version: string,
  template: Template,
  input: CreateInput,
  context: RunContext,
  wire: Wire = draftWiring,
): Promise<Draft> {
  if (input.name !== undefined) throw nameIsFixed(project)
  if (input.bare !== undefined) throw pageIsTheirs()
  if (input.e2e !== undefined) throw testsAreTheirs()
  const manager = input.pm ?? (await detectPackageManager(context.fs, project, context.userAgent))
  const host = await inspectProject(context.fs, project, manager)
  await refuseWorkspaceRoot(context.fs, host)
  context.progress(`Found ${describeHost(host, manager)}`)
  const target = insideProject(input.target ?? (await askTarget(host.target, context)))
  const choices = await choose(input, context, unitsThatFit(template.units, false), host.hasVitest)
  const selection = toSelection(selectionOfChoices(choices))
  const formats = mayFormat(input.format, input.dryRun === true)
  const format = formats ? await context.formatterOf(project) : null
  const isLeftOut = !formats && input.format === undefined && (await hasFormatter(context.fs, project))
  if (format) context.progress('Formatting the copy with the project’s Prettier')
  const tree = await firstCopyTree(template, selection, version, target, format)
  const { changes, local } = await planFirstCopy(project, tree, [], input, context)

  const wired = await wire(host, { target, chains: choices.chains, format }, input, context)
  const needs = await bundlerNeeds(context.fs, project, host.framework, filesInside(tree, target))
  const { bytes, added } = hostPackageJson(template, selection, host, input.ranges)
  local.set('package.json', { kind: 'file', bytes: new TextEncoder().encode(host.packageText) })
  const packageChange: Change =
    added.length > 0
      ? { path: 'package.json', action: 'update', reason: 'dependencies-added', bytes }
      : { path: 'package.json', action: 'keep', reason: 'same' }
  return {
    project,
    target,
    framework: host.framework,
    choices,
    changes: [...changes, ...wired.changes, packageChange],
    local: new Map([...local, ...wired.local]),
    added,
    host,
    wiring: wired.wiring,
    warnings: [
      ...(isLeftOut ? [notFormatted] : []),
      ...host.warnings,
      ...needs.map(adviceOn),
      ...toDoFor(template.units.filter(({ id }) => [...choices.chains, ...choices.features].includes(id))),
    ],
    vendored: null,
  }
}

async function askTarget(proposal: string, { prompter }: RunContext): Promise<string> {
  if (!prompter) return proposal
  return prompter.text('target', proposal, (answer) => {
    try {
      insideProject(answer)
      return undefined
    } catch (error) {
      return error instanceof CliError ? error.why : undefined
    }
  })
}

function pageIsTheirs(): CliError {
  return new CliError('WM_USAGE', {
    what: '--bare has no meaning for a project that exists.',
    why: 'The modal comes without a page there.',
    hint: 'Leave --bare out, or name a new folder.',
  })
}

function testsAreTheirs(): CliError {
  return new CliError('WM_USAGE', {
    what: '--e2e has no meaning for a project that exists.',
    why: 'Its end-to-end tests need the address and the start of its own app.',
    hint: 'Leave --e2e out. The guide docs/testing.md has a test to begin with.',
  })
}

function nameIsFixed(project: string): CliError {
  return new CliError('WM_USAGE', {
    what: '--name has no meaning for a project that exists.',
    why: `${project} has a package.json with its own name.`,
    hint: 'Leave --name out, or name a new folder.',
  })
}
