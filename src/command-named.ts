import type { Command } from 'commander'

/** The command that a command line is for, readable or not: the one that its first plain word names, else `create`. */
export function commandNamed(argv: readonly string[], program: Command): Command {
  const first = firstWord(argv, program)
  const [create] = program.commands
  return program.commands.find((command) => command.name() === first) ?? create ?? program
}

/** The first word of a command line that is no flag and no value of a flag of every command. */
export function firstWord(argv: readonly string[], program: Command): string | undefined {
  const taking = program.options.filter(({ required }) => required).flatMap(({ long, short }) => [long, short])
  return argv.find((word, index) => !word.startsWith('-') && !taking.includes(argv[index - 1]))
}
