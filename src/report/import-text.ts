import type { ImportedReport, ImportOutcome } from '../run/import/import-outcome'
import { createText } from './create-text'
import type { Wording } from './wording'

/** Writes the text report of `import`. */
export function importText(outcome: ImportOutcome, wording: Wording): string {
  const { imported, dryRun } = outcome
  if (imported === null) return createText(outcome, wording)
  const hasButton = imported.replaced.some(({ becomes }) => becomes.includes('Button'))
  // The report leaves out the instructions for a button when the code already has a button of the modal.
  const shown = hasButton && outcome.wiring?.state === 'wired' ? { ...outcome, found: null } : outcome
  return createText(shown, wording, [
    understood(imported, wording),
    units(imported, wording),
    changed(outcome, imported),
    replaced(imported, dryRun, wording),
    unmatched(imported, wording),
    packages(imported, outcome.packageManager, wording),
  ])
}

function understood(imported: ImportedReport, { paint }: Wording): string[] {
  const rows: [string, string][] = [
    ['adapters', imported.adapters.join(', ')],
    ['networks', imported.networks.join(', ')],
    ['project id', imported.projectId ?? ''],
    ['theme', imported.themeMode ?? ''],
    ['options', imported.options.join(', ')],
  ]
  return [
    `Understood ${paint.bold(imported.title)} in ${imported.file}:${imported.line}:`,
    ...rows.filter(([, text]) => text !== '').map(([name, text]) => `  ${`${name}:`.padEnd(12)}${text}`),
  ]
}

function units({ units: chosen }: ImportedReport, { paint }: Wording): string[] {
  const width = Math.max(0, ...chosen.map(({ id }) => id.length)) + 2
  return [
    'Units to copy, each with its reason in the setup:',
    ...chosen.map(({ id, why }) => `  ${id.padEnd(width)}${paint.dim(why)}`),
  ]
}

function changed({ changes, dryRun }: ImportOutcome, { diffs }: ImportedReport): string[] {
  if (diffs.length === 0) return []
  const lines = diffs.flatMap(({ diff }) => diff.trimEnd().split('\n')).map((line) => `  ${line}`.trimEnd())
  const paths = diffs.map(({ path }) => path)
  const removed = paths.filter((path) => changes.some((one) => one.path === path && one.action === 'remove'))
  const left = paths.filter((path) => !removed.includes(path))
  const parts = [
    ...(left.length > 0 ? [`${dryRun ? 'Would change' : 'Changed'} ${left.join(', ')}`] : []),
    ...(removed.length > 0
      ? [`${dryRun ? 'Would remove' : 'Removed'} ${removed.join(', ')}, where nothing but the setup was`]
      : []),
  ]
  return [`${parts.join('. ')}:`, ...lines]
}

function replaced({ replaced: uses }: ImportedReport, dryRun: boolean, { paint }: Wording): string[] {
  if (uses.length === 0) return []
  const rows = uses.map(
    ({ file, line, what, becomes }) => `  ${file}:${line}  ${oneLine(what)} ${paint.dim('→')} ${becomes}`,
  )
  return [dryRun ? 'Would replace:' : 'Replaced:', ...rows]
}

function unmatched({ unmatched: entries, title }: ImportedReport, { paint }: Wording): string[] {
  if (entries.length === 0) return [`${paint.green('✓')} The modal has an exact match for every use of ${title}.`]
  return [
    `${paint.yellow('!')} The modal has no exact match for these places. Check them by hand:`,
    ...entries.flatMap(({ file, line, what, why }) => [`  ${file}:${line}  ${oneLine(what)}`, `    ${paint.dim(why)}`]),
  ]
}

function packages(
  { packages: { removable, used }, title }: ImportedReport,
  manager: string,
  { paint }: Wording,
): string[] {
  const remove = manager === 'npm' ? 'npm uninstall' : `${manager} remove`
  return [
    ...(removable.length > 0
      ? [`No file imports ${title} any more. Remove its packages: ${paint.cyan(`${remove} ${removable.join(' ')}`)}`]
      : []),
    ...used.map(({ name, files }) => `${name} is still imported by ${files.join(', ')}.`),
  ]
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ')
}
