import { CliError } from './errors'
import { nearestCommand } from './commands/mistyped-command'

/**
 * Replaces `help`, `help <command>` and `version` in the arguments by the flags with the same meaning. Throws `WM_USAGE` for the help of a
 * command that does not exist.
 */
export function withFlagsForWords(
  argv: readonly string[],
  firstWord: string | undefined,
  commands: readonly string[],
): string[] {
  if (firstWord !== 'help' && firstWord !== 'version') return [...argv]
  const at = argv.indexOf(firstWord)
  const [before, after] = [argv.slice(0, at), argv.slice(at + 1)]
  if (firstWord === 'version') return [...before, ...after, '--version']
  const topic = after.find((word) => !word.startsWith('-'))
  if (topic === undefined || topic === 'help' || topic === 'version') return [...before, '--help']
  if (commands.includes(topic)) return [...before, topic, '--help']
  const near = nearestCommand(topic, commands)
  throw new CliError('WM_USAGE', {
    what: `There is no command ${topic}.`,
    why: `These have a page: ${commands.join(', ')}.`,
    hint: near === undefined ? 'See create-wallet-modal --help.' : `Did you mean: create-wallet-modal help ${near}`,
  })
}
