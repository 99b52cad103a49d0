import type { Command, CommanderError } from 'commander'
import { didYouMean } from './did-you-mean'
import { CliError } from './errors'
import { flagsOf } from './program'
import { testSets } from './run/tests-choice'

/** Converts commander's error for a bad command line to an error of the CLI. */
export function toUsageError(error: CommanderError, program: Command, command: Command): CliError {
  const text = error.message.replace(/^error: /, '')
  if (error.code === 'commander.unknownOption') return unknownFlag(/'([^'=]+)/.exec(text)?.[1] ?? '', program, command)
  if (error.code === 'commander.excessArguments') {
    const command = /for '([^']+)'/.exec(text)?.[1] ?? 'create'
    if (command !== 'create') return tooMany(command, text)
    return new CliError('WM_USAGE', {
      what: 'There are more arguments than one folder.',
      why: 'A folder with spaces in its name has to be quoted, and lists are written with commas.',
      hint: 'Example: create-wallet-modal "my folder/my-app" --chains ethers,solana',
    })
  }
  const notTests =
    error.code === 'commander.invalidArgument' ? /^option '--tests .* argument '(.*)' is/.exec(text)?.[1] : undefined
  if (notTests !== undefined) return unknownTests(notTests, command)
  return new CliError('WM_USAGE', {
    what: `${text.charAt(0).toUpperCase()}${text.slice(1)}${text.endsWith('.') ? '' : '.'}`,
    why: 'The command line cannot be understood, and nothing was done.',
    hint: 'See create-wallet-modal --help.',
  })
}

function tooMany(command: string, text: string): CliError {
  const most = /Expected (\d+)/.exec(text)?.[1] ?? '0'
  return new CliError('WM_USAGE', {
    what: `${command} takes ${most === '0' ? 'no arguments' : most === '1' ? 'one argument at most' : `${most} arguments at most`}.`,
    why: 'A path with spaces has to be quoted.',
    hint: `See create-wallet-modal ${command} --help.`,
  })
}

/**
 * Creates the error for a word after `--tests` that is not a value of this flag: a mistyped value, or an argument that the user meant to
 * put before the flag.
 */
function unknownTests(value: string, command: Command): CliError {
  const near = didYouMean(value, testSets)
  return new CliError('WM_USAGE', {
    what: `--tests takes ${testSets.join(' or ')}, not ${value}.`,
    why: 'The word after --tests is read as its value.',
    hint: isNone(value)
      ? 'To leave the tests out: --no-tests'
      : near === undefined
        ? `If ${value} is an argument, put it first: create-wallet-modal ${command.name()} ${value} --tests`
        : `Did you mean --tests ${near}?`,
  })
}

function isNone(value: string): boolean {
  return ['none', 'no', 'false'].includes(value)
}

function unknownFlag(flag: string, program: Command, command: Command): CliError {
  const own = [...flagsOf(program), ...flagsOf(command)]
  const others = program.commands.filter((each) => flagsOf(each).includes(flag)).map((each) => each.name())
  const near = others.length > 0 ? undefined : didYouMean(flag, own)
  return new CliError('WM_FLAG_UNKNOWN', {
    what: `${command.name()} has no flag ${flag}.`,
    why:
      others.length > 0
        ? `It is a flag of ${others.join(', ')}.`
        : 'Going on without it could do something else than you meant.',
    hint: near === undefined ? `See create-wallet-modal ${command.name()} --help.` : `Did you mean ${near}?`,
  })
}
