import type { Option } from 'commander'
import { CliError } from './errors'

// Flags and settings that npm has, too. The user may have meant them for npm, so the CLI only warns about them.
const npmsOwn = new Set(['all', 'dry-run', 'force', 'json', 'yes', 'quiet', 'verbose'])
const notTold = new Set(['color', 'git', 'cwd', 'input', 'version', 'help'])

/**
 * In `npm create wallet-modal my-app --chains evm`, npm takes `--chains` for itself, because there is no `--` before the flag. Returns a
 * warning for flags that the user may have meant for npm. Throws `WM_FLAG_SWALLOWED` for flags that only this CLI has.
 */
export function checkSwallowedFlags(
  options: readonly Option[],
  argv: readonly string[],
  env: Record<string, string | undefined>,
): string | null {
  if (env['npm_command'] !== 'exec' && env['npm_command'] !== 'init') return null
  // Several commands have the same flag. Each flag is reported only once.
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
  // npm takes a flag, but leaves the flag's value among the arguments, after the other arguments.
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
