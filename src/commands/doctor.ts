import { Argument, Option, type Command } from 'commander'
import type { FormName } from '../csp/forms'
import { CliError } from '../errors'
import type { GlobalFlags } from './global-flags'
import type { Launch } from './launch'

type Part = 'licences' | 'audit' | 'csp' | 'size'

/** The words that the argument `part` accepts. `licences` may also be spelled `licenses`. */
const parts: Readonly<Record<string, Part>> = {
  licences: 'licences',
  licenses: 'licences',
  audit: 'audit',
  csp: 'csp',
  size: 'size',
}

/** The words that `--as` accepts. The module with the forms is loaded by `doctor csp` only. */
const forms: readonly FormName[] = ['header', 'meta', 'next', 'vite']

export interface DoctorFlags extends GlobalFlags {
  fix?: boolean
  online?: boolean
  wallet?: string
  walletBuild?: string
  sbom?: string
  strict?: boolean
  format?: boolean
  as?: FormName
  dir?: string
}

/** The part of `doctor` that each flag belongs to. `checks` means `doctor` without a part. */
const partOf = {
  fix: 'checks',
  online: 'checks',
  wallet: 'checks',
  walletBuild: 'checks',
  sbom: 'licences',
  strict: 'audit',
  format: 'audit',
  as: 'csp',
} as const satisfies Partial<Record<keyof DoctorFlags, Part | 'checks'>>

/**
 * Adds the command `doctor`, which checks a copy and its environment. Its parts check the licences of packages and the texts of the copied
 * files, print the content security policy that a page needs, and measure the units.
 */
export function addDoctor(program: Command, launch: Launch): Command {
  return program
    .command('doctor')
    .description('check versions, packages, policies and the copy itself; licences, audit, csp and size look closer')
    .addArgument(
      new Argument(
        '[part]',
        'licences: judge the licence files of every installed package; audit: compare every file with its release; csp: print the content security policy that a page needs; size: build the copy and print what each unit costs',
      ).choices(Object.keys(parts)),
    )
    .option('--fix', 'add missing packages to package.json, and change nothing else')
    .option('--online', 'also check whether the services of the copied units answer')
    .option('--wallet <url>', 'also check a deployed wallet frame: its headers, its server and its files')
    .option('--wallet-build <path>', 'the build that should be deployed there; without it, dist-wallet')
    .option('--sbom <file>', 'licences: also write a bill of materials (CycloneDX 1.6, JSON) into the project')
    .option('--strict', 'audit: exit with 3 when any file differs')
    .option(
      '--format',
      'audit: format the texts of the release with the project’s Prettier first (this executes code of the project)',
    )
    .addOption(new Option('--as <form>', 'csp: print the policy in this form only').choices(forms))
    .option('--dir <path>', 'the folder of the copy, when a project has several')
    .action(async (word: string | undefined, _: unknown, command: Command) => {
      const part = word === undefined ? undefined : parts[word]
      const flags = command.optsWithGlobals<DoctorFlags>()
      refuseForeignFlags(part, flags)
      if (part === 'licences') {
        const { runLicencesCommand } = await import('./actions/licences-action')
        await runLicencesCommand(flags, launch)
      } else if (part === 'audit') {
        const { runAuditCommand } = await import('./actions/audit-action')
        await runAuditCommand(flags, launch)
      } else if (part === 'csp') {
        const { runCspCommand } = await import('./actions/csp-action')
        await runCspCommand(flags, launch)
      } else if (part === 'size') {
        const { runSizeCommand } = await import('./actions/size-action')
        await runSizeCommand(flags, launch)
      } else {
        const { runDoctorCommand } = await import('./actions/doctor-action')
        await runDoctorCommand(flags, launch)
      }
    })
}

/** Examples of the values that flags take. */
const values: Readonly<Record<string, string>> = { '--sbom': ' bom.json', '--as': ' header' }

function refuseForeignFlags(part: Part | undefined, flags: DoctorFlags): void {
  for (const [name, owner] of Object.entries(partOf)) {
    if (!(name in flags) || owner === (part ?? 'checks')) continue
    const flag = `--${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
    const place = owner === 'checks' ? '' : `${owner} `
    throw new CliError('WM_USAGE', {
      what: `${flag} has no meaning for ${part === undefined ? 'doctor' : `doctor ${part}`}.`,
      why: `It is a flag of ${`doctor ${place}`.trim()}.`,
      hint: `Run: create-wallet-modal doctor ${place}${flag}${values[flag] ?? ''}`,
    })
  }
}
