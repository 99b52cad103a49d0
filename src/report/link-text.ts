import type { LinkOutcome } from '../run/link/link'
import type { Wording } from './wording'

/** Writes the text report of `link`: the facts that were found in the folder, and the file that records them. */
export function linkText(outcome: LinkOutcome, { paint, command }: Wording): string {
  const { target, version, selection, files, dryRun, versions } = outcome
  const list = (ids: readonly string[] | undefined): string => (ids?.length ? ids.join(', ') : 'none')
  const others = versions.filter((each) => each.version !== version.to)
  return [
    `${paint.green('✓')} ${dryRun ? 'Would link' : 'Linked'} ${paint.bold(target ?? '')} as version ${version.to ?? ''}`,
    `  Chains: ${list(selection?.chains)}`,
    `  Features: ${list(selection?.features)}`,
    `  Tests: ${selection?.suites ? 'all' : selection?.tests ? 'those that protect your edits' : 'none'}`,
    `  Files: ${files.total} of that version: ${files.pristine} as copied, ${files.edited} edited, ${files.missing} not there`,
    ...(others.length > 0
      ? [
          paint.dim(
            `  Other versions fit less: ${others.map((each) => `${each.version} (${each.same} the same)`).join(', ')}`,
          ),
        ]
      : []),
    ...outcome.changes.map(({ path }) => `  ${dryRun ? 'Would write' : 'Wrote'} ${path}`),
    '',
    // Only a linked copy can be compared.
    dryRun
      ? 'Nothing was written. To do it, run the same command without --dry-run.'
      : `See what is edited: ${paint.cyan(`${command} diff --stat`)}`,
  ].join('\n')
}
