import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { CommanderError } from 'commander'
import type { Launch } from './commands/launch'
import { CliError } from './errors'
import { commandNamed, firstWord } from './command-named'
import { withFlagsForWords } from './command-words'
import { createProgram } from './program'
import { checkSwallowedFlags } from './swallowed-flags'
import { toUsageError } from './usage-error'

const packageRoot = fileURLToPath(new URL('..', import.meta.url))
const stop = new AbortController()
const argv = process.argv.slice(2)

// Under npx, Ctrl-C arrives twice: from the terminal and from npm. So a second signal ends the process immediately only if it comes some
// time after the first. The next run then finds the journal.
const patience = 3000
let stoppedAt: number | null = null
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (stoppedAt !== null && Date.now() - stoppedAt > patience) process.exit(signal === 'SIGINT' ? 130 : 143)
    stoppedAt ??= Date.now()
    stop.abort(signal)
  })
}

// A reader such as `head` may close the pipe early. This is not an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit()
  throw error
})

await main({ packageRoot, version: readVersion(), env: process.env, signal: stop.signal })

async function main(launch: Launch): Promise<void> {
  const program = createProgram(launch)
  const names = program.commands.map((each) => each.name())
  const command = commandNamed(argv, program)
  const first = firstWord(argv, program)
  try {
    const options = [program, command].flatMap((each) => each.options)
    const warning = checkSwallowedFlags(options, argv, launch.env)
    if (warning !== null) process.stderr.write(`${warning}\n`)
    await program.parseAsync(withFlagsForWords(argv, first, names), { from: 'user' })
  } catch (error) {
    if (error instanceof CommanderError && error.exitCode === 0) return
    if (error instanceof CommanderError) {
      // The modules are loaded only after a wrong command line, because loading them would slow down the start of every command.
      const [{ mistypedCommand }, { nodeFileSystem }] = await Promise.all([
        import('./commands/mistyped-command'),
        import('./fs/node-file-system'),
      ])
      const mistyped = await mistypedCommand(first, argv, names, { fs: nodeFileSystem, cwd: process.cwd() })
      return reportUsage(mistyped ?? toUsageError(error, program, command), command.name(), launch)
    }
    if (error instanceof CliError) return reportUsage(error, command.name(), launch)
    throw error
  }
}

async function reportUsage(error: CliError, command: string, launch: Launch): Promise<void> {
  const { reportError } = await import('./commands/actions/report-error')
  await reportError(error, command, argv, launch)
}

function readVersion(): string {
  const { version }: { version: string } = JSON.parse(readFileSync(join(packageRoot, 'package.json'), 'utf8'))
  return version
}
