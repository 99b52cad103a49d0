import { resolve } from 'node:path'
import { didYouMean, editDistance } from '../did-you-mean'
import { CliError } from '../errors'
import type { RunContext } from './context'

/**
 * Throws `WM_USAGE` for a folder to be made whose name is nearly that of a command, where nobody can be asked: `upadte` would become
 * an app. A folder that exists, and a path such as `./upadte`, are what they say.
 */
export async function refuseMistyped(
  word: string | undefined,
  commands: readonly string[],
  { fs, cwd, prompter }: Pick<RunContext, 'fs' | 'cwd' | 'prompter'>,
): Promise<void> {
  if (word === undefined || prompter !== null || !/^[a-z]+$/i.test(word)) return
  const near = nearestCommand(word, commands)
  if (near === undefined || (await fs.kind(resolve(cwd, word))) !== null) return
  throw new CliError('WM_USAGE', {
    what: `There is no command ${word}.`,
    why: 'A new app in a folder of that name may not be what you mean.',
    hint: `Did you mean ${near}? For a folder of that name: ./${word}`,
  })
}

function nearestCommand(word: string, commands: readonly string[]): string | undefined {
  const near = didYouMean(word.toLowerCase(), commands)
  if (near === undefined) return undefined
  // Two edits make another word of a short one, so only swapped letters count there.
  const isNear =
    near.length >= 6 || editDistance(near, word.toLowerCase()) === 1 || sorted(near) === sorted(word.toLowerCase())
  return isNear ? near : undefined
}

function sorted(word: string): string {
  return [...word].sort().join('')
}
