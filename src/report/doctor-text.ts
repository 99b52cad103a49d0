import { checkGroups, type Check, type CheckGroup } from '../doctor/check'
import type { DoctorOutcome } from '../run/inspect/doctor'
import type { Paint } from './paint'
import type { Wording } from './wording'

const headings: Record<CheckGroup, string> = {
  environment: 'Environment',
  packages: 'Packages',
  project: 'Project',
  copy: 'Copy',
  services: 'Services',
  wallet: 'Wallet frame',
}

/** Writes the text report of `doctor`: a line for each check, the fix below it, and the totals. */
export function doctorText({ checks, fixed, dryRun, packageManager }: DoctorOutcome, { paint }: Wording): string {
  const groups = checkGroups.flatMap((group) => {
    const rows = checks.filter((check) => check.group === group)
    return rows.length === 0
      ? []
      : [[paint.bold(headings[group]), ...rows.flatMap((check) => row(check, paint))].join('\n')]
  })
  const added = Object.entries(fixed).map(([name, range]) => `  ${name} ${range}`)
  const mended =
    added.length === 0
      ? []
      : [
          [
            `${dryRun ? 'Would add' : 'Added'} to package.json:`,
            ...added,
            ...(dryRun ? [] : [`Run: ${packageManager} install`]),
          ].join('\n'),
        ]
  return [...groups, ...mended, sum(checks, paint)].join('\n\n')
}

function row({ status, message, fix }: Check, paint: Paint): string[] {
  const mark = { ok: paint.green('✓'), warn: paint.yellow('!'), fail: paint.red('✗') }[status]
  const line = `  ${mark} ${message}`
  return fix === null ? [line] : [line, `    ${paint.cyan('→')} ${fix}`]
}

function sum(checks: readonly Check[], paint: Paint): string {
  const count = (status: Check['status']): number => checks.filter((check) => check.status === status).length
  const [failed, warned] = [count('fail'), count('warn')]
  if (failed + warned === 0) return paint.green(`All ${checks.length} checks are fine.`)
  return `${checks.length} checks: ${failed} failed, ${warned} ${warned === 1 ? 'warning' : 'warnings'}.`
}
