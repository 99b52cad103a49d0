import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { CommanderError } from 'commander'
import { commandNamed } from '../../src/command-named'
import type { Launch } from '../../src/commands/launch'
import { reportError } from '../../src/commands/actions/report-error'
import { CliError } from '../../src/errors'
import { createProgram } from '../../src/program'
import { toUsageError } from '../../src/usage-error'
import type { Place } from './place'

export interface CommandResult {
  exitCode: number | null
  stdout: string
}

/** The variables that a command sees, so that nothing leads it to this machine's own home. */
export function environmentOf({ home, state, temp, programs }: Place): Record<string, string> {
  const path = `${programs}:${process.env['PATH'] ?? ''}`
  return {
    HOME: home,
    USERPROFILE: home,
    XDG_STATE_HOME: state,
    XDG_CONFIG_HOME: join(home, '.config'),
    TMPDIR: temp,
    PATH: path,
  }
}

const foreign = /^(npm_|CI$|NO_COLOR$|FORCE_COLOR$|GIT_)/i

/** Sets the environment of this process for a command, until the returned function is called. */
export function enter(place: Place): () => void {
  const before = { ...process.env }
  for (const name of Object.keys(process.env)) if (foreign.test(name)) delete process.env[name]
  Object.assign(process.env, environmentOf(place))
  return () => {
    for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name]
    Object.assign(process.env, before)
  }
}

/** Runs a command line in this process, as `bin` would, and catches what it prints. */
export async function runHere(argv: readonly string[], place: Place, packageRoot: string): Promise<CommandResult> {
  const leave = enter(place)
  const write = process.stdout.write
  const before = process.exitCode
  let stdout = ''
  process.stdout.write = (text: string | Uint8Array): boolean => {
    stdout += typeof text === 'string' ? text : new TextDecoder().decode(text)
    return true
  }
  process.exitCode = 0
  try {
    await parse(argv, { packageRoot, version: '1.3.0', env: process.env, signal: new AbortController().signal })
    return { exitCode: Number(process.exitCode), stdout }
  } finally {
    process.stdout.write = write
    process.exitCode = before
    leave()
  }
}

async function parse(argv: readonly string[], launch: Launch): Promise<void> {
  const program = createProgram(launch)
  const command = commandNamed(argv, program)
  try {
    await program.parseAsync([...argv], { from: 'user' })
  } catch (error) {
    const known = error instanceof CommanderError ? toUsageError(error, program, command) : error
    if (!(known instanceof CliError)) throw error
    await reportError(known, command.name(), argv, launch)
  }
}

/** Runs a command line as a process of its own. */
export function runApart(argv: readonly string[], place: Place, packageRoot: string): Promise<CommandResult> {
  const inherited = Object.entries(process.env).filter(([name]) => !foreign.test(name))
  const child = spawn(process.execPath, [join(packageRoot, 'bin', 'create-wallet-modal.js'), ...argv], {
    cwd: place.project,
    env: { ...Object.fromEntries(inherited), ...environmentOf(place) },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  let stdout = ''
  child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString()))
  return new Promise((resolve) => child.once('close', (exitCode) => resolve({ exitCode, stdout })))
}
