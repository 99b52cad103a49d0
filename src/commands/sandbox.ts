import { InvalidArgumentError, type Command } from 'commander'
import type { GlobalFlags } from './global-flags'
import type { Launch } from './launch'

interface SandboxFlags extends GlobalFlags {
  port?: number
}

/** Adds `sandbox`: local chains, a wallet and the wallet directory, for development and tests. */
export function addSandbox(program: Command, launch: Launch): Command {
  return program
    .command('sandbox')
    .description('start local chains, a test wallet and the wallet directory')
    .option('--port <number>', 'port of the first service (default: a free one)', parsePort)
    .action(async (_: unknown, command: Command) => {
      const flags = command.optsWithGlobals<SandboxFlags>()
      const { runSandboxCommand } = await import('./actions/sandbox-action')
      await runSandboxCommand(flags, launch)
    })
}

function parsePort(text: string): number {
  const port = Number(text)
  if (/^\d+$/.test(text) && port > 0 && port < 65_536) return port
  throw new InvalidArgumentError('a port is a number from 1 to 65535.')
}
