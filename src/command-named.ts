import type { Command } from 'commander'

/**
 * Returns the command of a command line, even if the command line is not valid: the command that the first plain word names, or else
 * `create`.
 */
export function commandNamed(argv: readonly string[], program: Command): Command {
  const first = firstWord(argv, program)
  const [create] = program.commands
  return program.commands.find((command) => command.name() === first) ?? create ?? program
}

/** Returns the first word of a command line that is neither a flag nor the value of a global flag. */
export function firstWord(argv: readonly string[], program: Command): string | undefined {
  const taking = program.options.filter(({ required }) => required).flatMap(({ long, short }) => [long, short])
  return argv.find((word, index) => !word.startsWith('-') && !taking.includes(argv[index - 1]))
}
