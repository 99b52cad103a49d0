import type { Command } from 'commander'
import type { GlobalFlags } from './global-flags'
import type { Launch } from './launch'

interface DoctorFlags extends GlobalFlags {
  fix?: boolean
  online?: boolean
  wallet?: string
  walletBuild?: string
  dir?: string
}

/** Adds `doctor`: checks the surroundings of the copy and the copy itself. */
export function addDoctor(program: Command, launch: Launch): Command {
  return program
    .command('doctor')
    .description('check versions, packages, policies and the copy itself')
    .option('--fix', 'add missing packages to package.json, and change nothing else')
    .option('--online', 'also check whether the services of the copied units answer')
    .option('--wallet <url>', 'also check a deployed wallet frame: its headers, its server and its files')
    .option('--wallet-build <path>', 'the build that should be deployed there; without it, dist-wallet')
    .option('--dir <path>', 'the folder of the copy, when a project has several')
    .action(async (_: unknown, command: Command) => {
      const flags = command.optsWithGlobals<DoctorFlags>()
      const { runDoctorCommand } = await import('./actions/doctor-action')
      await runDoctorCommand(flags, launch)
    })
}
