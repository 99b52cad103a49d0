import { resolve } from 'node:path'
import { didYouMean, editDistance } from '../did-you-mean'
import { CliError } from '../errors'
import type { FileSystem } from '../fs/file-system'
import { shellWord } from '../report/shell-word'

/**
 * Returns the error for a first word that is similar to the name of a command. Without this error, `upadte` would create an app with that
 * name. Returns `null` for an existing folder, and for a path such as `./upadte`.
 */
export async function mistypedCommand(
  word: string | undefined,
  argv: readonly string[],
  commands: readonly string[],
  { fs, cwd }: { fs: Pick<FileSystem, 'kind'>; cwd: string },
): Promise<CliError | null> {
  if (word === undefined || !/^[a-z]+$/i.test(word) || commands.length === 0 || commands.includes(word)) return null
  const near = nearestCommand(word, commands)
  if (near === undefined || (await fs.kind(resolve(cwd, word))) !== null) return null
  const meant = argv.map((each, index) => (index === argv.indexOf(word) ? near : shellWord(each)))
  return new CliError('WM_USAGE', {
    what: `There is no command ${word}.`,
    why: 'A new app in a folder of that name may not be what you mean.',
    hint: `Did you mean: create-wallet-modal ${meant.join(' ')}? For a folder of that name: ./${word}`,
  })
}

/** Returns the command whose name is similar to a word. */
export function nearestCommand(word: string, commands: readonly string[]): string | undefined {
  const near = didYouMean(word.toLowerCase(), commands)
  if (near === undefined) return undefined
  // In a short word, two edits make a different word. So a short word matches only if one edit or a swap of letters makes the name.
  const isNear =
    near.length >= 6 || editDistance(near, word.toLowerCase()) === 1 || sorted(near) === sorted(word.toLowerCase())
  return isNear ? near : undefined
}

function sorted(word: string): string {
  return [...word].sort().join('')
}
