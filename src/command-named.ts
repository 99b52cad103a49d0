import type { Command } from 'commander'

/** The command that a command line is for, readable or not: the one that its first plain word names, else `create`. */
export function commandNamed(argv: readonly string[], program: Command): Command {
  const taking = program.options.filter(({ required }) => required).flatMap(({ long, short }) => [long, short])
  const first = argv.find((word, index) => !word.startsWith('-') && !taking.includes(argv[index - 1]))
  const [create] = program.commands
  return program.commands.find((command) => command.name() === first) ?? create ?? program
}
