import { dirname } from 'node:path'
import { findUnfinished, recover, type Choice, type Unfinished } from '../apply/recover'
import { CliError } from '../errors'
import type { RunContext } from './context'

/**
 * Settles a run that was killed in this project. This is the first step of a new run. Returns what happened to the killed run, or `null` if
 * the new run may start. Throws `WM_RUN_UNFINISHED` if neither `--continue` nor `--abort` was given.
 */
export async function settleUnfinished(
  input: { dryRun?: boolean; unfinished?: Choice },
  context: RunContext,
  project: string,
): Promise<'continued' | 'undone' | 'nothing' | null> {
  const { prompter } = context
  const unfinished = await findUnfinished(project, { ...context, clear: !input.dryRun })
  if (!unfinished) return input.unfinished ? 'nothing' : null
  if (input.dryRun) throw undecided(unfinished, { isDry: true })
  const choice = input.unfinished ?? (prompter ? await ask(prompter) : undefined)
  if (!choice) throw undecided(unfinished, { isDry: false })
  await recover(context, unfinished, choice)
  return choice === 'continue' ? 'continued' : 'undone'
}

async function ask(prompter: NonNullable<RunContext['prompter']>): Promise<Choice> {
  const answer = await prompter.choose('unfinished', [
    { value: 'continue', label: 'Finish it' },
    { value: 'abort', label: 'Undo it' },
  ])
  return answer === 'continue' ? 'continue' : 'abort'
}

function undecided({ stage }: Unfinished, { isDry }: { isDry: boolean }): CliError {
  return new CliError('WM_RUN_UNFINISHED', {
    what: `An earlier run for ${dirname(stage)} was stopped in the middle.`,
    why: 'Some of its files are in place and some are not.',
    hint: `Run the same command ${isDry ? 'without --dry-run or --check, and ' : ''}with --continue to finish it, or with --abort to undo it.`,
    path: stage,
  })
}
