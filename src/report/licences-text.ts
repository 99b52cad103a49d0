import { some } from '../doctor/check'
import type { LicenceFinding, LicencesOutcome } from '../run/inspect/licences'
import type { Paint } from './paint'
import type { Wording } from './wording'

/**
 * Writes the text report of `doctor licences`: the packages that a person has to check, and the totals. The packages of a production
 * install are first.
 */
export function licencesText(outcome: LicencesOutcome, { paint }: Wording): string {
  const { findings, absent, sbom, dryRun } = outcome
  const shown = findings.filter(({ verdict }) => verdict !== 'named')
  const section = (heading: string, production: boolean): string[] => {
    const rows = shown.filter((finding) => finding.production === production)
    return rows.length === 0
      ? []
      : [[paint.bold(heading), ...rows.flatMap((finding) => row(finding, paint))].join('\n')]
  }
  const named = findings.filter(({ verdict }) => verdict === 'named').map(({ name }) => name)
  const notes = [
    ...(named.length > 0
      ? [`Without a licence text, but with a free licence in package.json: ${count(named.length)} (${some(named)}).`]
      : []),
    ...(absent.length > 0 ? [`Not installed or not readable: ${some(absent)}.`] : []),
    ...(sbom === null ? [] : [`${dryRun ? 'Would write' : 'Wrote'} ${sbom} (CycloneDX 1.6).`]),
  ]
  return [
    ...section('In a production install', true),
    ...section('Only in development', false),
    ...(notes.length > 0 ? [notes.join('\n')] : []),
    sum(outcome, shown.length, paint),
  ].join('\n\n')
}

function row({ name, version, verdict, licences, why, chain, removal }: LicenceFinding, paint: Paint): string[] {
  const mark = verdict === 'weak' ? paint.yellow('!') : paint.red('✗')
  const terms = licences.length === 0 ? '' : `: ${licences.join(', ')}`
  return [
    `  ${mark} ${name} ${version}${terms}`,
    `    ${why}`,
    `    Installed because of: package.json → ${chain.join(' → ')}`,
    `    ${paint.cyan('→')} ${removal}`,
  ]
}

function sum({ totals: { packages, production } }: LicencesOutcome, shown: number, paint: Paint): string {
  const all = `${count(packages)}, ${production} of them in a production install`
  return shown === 0 ? paint.green(`${all}: all under free licences.`) : `${all}: ${shown} to check.`
}

function count(packages: number): string {
  return `${packages} ${packages === 1 ? 'package' : 'packages'}`
}
