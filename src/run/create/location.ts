import { basename, resolve } from 'node:path'
import { CliError } from '../../errors'
import { isProject } from '../../host/project'
import { nameProblems, proposeName } from '../../host/project-name'
import type { RunContext } from '../context'
import type { CreateInput } from './create-input'

export const defaultName = 'my-wallet-app'

export type Location = { mode: 'new'; project: string; name: string } | { mode: 'existing'; project: string }

/** Finds the project to create or to extend. A folder with a package.json is an existing project. */
export async function locate(input: CreateInput, context: RunContext): Promise<Location> {
  const given = input.dir ?? ((await isProject(context.fs, context.cwd)) ? '.' : await askLocation(input, context))
  const project = resolve(context.cwd, given)
  if (await isProject(context.fs, project)) return { mode: 'existing', project }
  return { mode: 'new', project, name: await nameFor(project, input, context) }
}

async function askLocation(input: CreateInput, context: RunContext): Promise<string> {
  if (context.prompter) {
    return context.prompter.text('location', defaultName, (answer) =>
      answer.trim() === '' ? 'Type a folder.' : undefined,
    )
  }
  if (input.yes) return defaultName
  throw new CliError('WM_INPUT_MISSING', {
    what: 'No folder was named.',
    why: 'There is no package.json here to add the modal to, and nobody to ask.',
    hint: `Name a folder for the new app: create-wallet-modal ${defaultName}`,
  })
}

async function nameFor(project: string, input: CreateInput, context: RunContext): Promise<string> {
  const wished = input.name ?? basename(project)
  const problems = nameProblems(wished)
  if (problems.length === 0) return wished
  const proposal = proposeName(wished)
  const isAsked = context.prompter !== null && input.name === undefined
  if (isAsked && context.prompter) {
    return context.prompter.text('name', proposal, (answer) => nameProblems(answer).join(', ') || undefined)
  }
  throw new CliError('WM_NAME_INVALID', {
    what: `"${wished}" cannot be the name of a package: ${problems.join(', ')}.`,
    why: 'npm would refuse the new package.json, or some systems its folder.',
    hint:
      input.name === undefined
        ? `Name the folder ${proposal}, or keep the folder and add --name ${proposal}.`
        : `Use --name ${proposal}.`,
  })
}
