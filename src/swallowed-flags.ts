import type { Option } from 'commander'
import { CliError } from './errors'

// Flags and settings that npm has itself: they may be meant for npm, so they are only worth a warning.
const npmsOwn = new Set(['all', 'dry-run', 'force', 'json', 'yes', 'quiet', 'verbose'])
const notTold = new Set(['color', 'git', 'cwd', 'input', 'version', 'help'])

/**
 * `npm create wallet-modal my-app --chains evm` keeps `--chains` for npm unless `--` stands before it. Returns a warning for flags
 * that npm may have wanted, and throws `WM_FLAG_SWALLOWED` for those that only we know.
 */
export function checkSwallowedFlags(
  options: readonly Option[],
  argv: readonly string[],
  env: Record<string, string | undefined>,
): string | null {
  if (env['npm_command'] !== 'exec' && env['npm_command'] !== 'init') return null
  // Commands share flags: each is told of once.
  const once = [...new Map(options.map((option) => [option.long, option])).values()]
  const swallowed = once.filter((option) => isSwallowed(option, argv, env))
  const ours = swallowed.filter(({ long }) => !npmsOwn.has(bare(long)))
  if (swallowed.length === 0) return null
  if (ours.length > 0) throw swallowedError(swallowed, argv, env)
  const list = swallowed.map(({ long }) => long).join(', ')
  return `npm kept ${list} for itself. If it was meant for create-wallet-modal, write -- before it.`
}

function isSwallowed(option: Option, argv: readonly string[], env: Record<string, string | undefined>): boolean {
  const name = bare(option.long)
  if (name === '' || notTold.has(name)) return false
  const value = env[variable(name)]
  const isOff = value === 'false' || value === ''
  const isGiven = argv.some(
    (word) => word === option.long || word === option.short || word.startsWith(`${option.long}=`),
  )
  return value !== undefined && isOff === option.negate && !isGiven
}

function swallowedError(
  swallowed: readonly Option[],
  argv: readonly string[],
  env: Record<string, string | undefined>,
): CliError {
  // npm leaves the values of the flags it took behind, as arguments after the others.
  const words = argv.filter((word) => !word.startsWith('-'))
  const takesValue = ({ required, argChoices = [], long }: Option): boolean =>
    required || argChoices.some((choice) => words.includes(choice) || env[variable(bare(long))] === choice)
  const lost = swallowed.filter((option) => takesValue(option) && isOnlyTrue(env[variable(bare(option.long))])).length
  const left = words.length > lost ? words.slice(words.length - lost) : words.slice(1)
  const before = words.slice(0, words.length - left.length)
  const kept = argv.filter((word) => word.startsWith('-'))
  const flags = swallowed.flatMap((option) => {
    if (!takesValue(option)) return [option.long ?? '']
    const value = env[variable(bare(option.long))]
    return [option.long ?? '', isOnlyTrue(value) ? (left.shift() ?? '<value>') : value]
  })
  const line = ['npm create wallet-modal@latest', ...before, '--', ...flags, ...kept]
  return new CliError('WM_FLAG_SWALLOWED', {
    what: `npm kept ${swallowed.map(({ long }) => long).join(', ')} for itself.`,
    why: 'Without -- before them, npm takes flags as its own, and the run would not be what you asked for.',
    hint: `Run: ${line.join(' ')}`,
  })
}

function isOnlyTrue(value: string | undefined): boolean {
  return value === undefined || value === 'true'
}

function bare(long: string | undefined): string {
  return (long ?? '').replace(/^--(no-)?/, '')
}

function variable(name: string): string {
  return `npm_config_${name.replaceAll('-', '_')}`
}
