import { formNames, type FormName } from '../csp/forms'
import type { CspOutcome, PolicySource, SourceReason } from '../run/inspect/csp'
import type { Paint } from './paint'
import type { Wording } from './wording'

const headings: Readonly<Record<FormName, string>> = {
  header: 'As a header',
  meta: 'As an element in <head>, before every script',
  next: 'For Next.js',
  vite: 'For Vite',
}

/**
 * Writes the text report of `doctor csp`: the policy with the reason for each source, the placeholders that have to be filled in, and the
 * policy in each form.
 */
export function cspText(outcome: CspOutcome, { paint }: Wording): string {
  const { as, forms, sources, notes, walletPages, warnings } = outcome
  const open = sources.filter((source) => source.open !== null)
  const warned = warnings.map((warning) => `${paint.yellow('!')} ${warning}`)
  const gaps =
    open.length === 0 ? [] : [[paint.bold('To fill in'), ...open.map((source) => gap(source, paint))].join('\n')]
  if (as !== null) return [forms[as], ...(warned.length > 0 ? [warned.join('\n')] : []), ...gaps].join('\n\n')
  return [
    [paint.bold('The policy'), ...directives(outcome)].join('\n'),
    ...(warned.length > 0 ? [warned.join('\n')] : []),
    ...gaps,
    [paint.bold('Why each source is needed'), ...sources.flatMap((source) => row(source, paint))].join('\n'),
    [
      paint.bold('What the other directives forbid'),
      ...outcome.restrictions.map(({ directive, value, forbids }) => `  ${directive} ${value}: ${forbids}`),
    ].join('\n'),
    ...formNames.map((name) => `${paint.bold(headings[name])}\n\n${forms[name]}`),
    ...(walletPages.length > 0 ? [frame(outcome, paint)] : []),
    [paint.bold('Notes'), ...notes.map((note) => `  - ${note}`)].join('\n'),
    sum(outcome, open.length, paint),
  ].join('\n\n')
}

function directives({ policy }: CspOutcome): string[] {
  return policy.split('; ').map((line) => `  ${line}`)
}

function gap({ source, directive, open }: PolicySource, paint: Paint): string {
  const place = open?.file === null || open === null ? '' : `${open.file}:${open.line}, `
  return `  ${paint.yellow('!')} ${source} in ${directive}: ${place}${open?.why ?? ''}. Write the origin in its place, or leave it out if no request goes to another host.`
}

function row({ directive, source, reasons }: PolicySource, paint: Paint): string[] {
  const [first] = reasons
  const isShared = reasons.every(({ when }) => when === first?.when)
  const when = isShared && first?.when ? ` (${first.when})` : ''
  return [
    `  ${paint.cyan(`${directive} ${source}`)}${when}`,
    ...[...new Set(reasons.map(({ purpose }) => purpose))].map((purpose) => {
      const told = reasons.filter((reason) => reason.purpose === purpose).map((reason) => reasonText(reason, isShared))
      return `    ${purpose} ${paint.dim(`(${[...new Set(told)].join('; ')})`)}`
    }),
  ]
}

function reasonText({ unit, what, when }: SourceReason, isShared: boolean): string {
  return `${unit ?? 'core'}: ${what}${when === null || isShared ? '' : `, ${when}`}`
}

function frame({ walletPages }: CspOutcome, paint: Paint): string {
  return [
    paint.bold('The pages of the wallet frame, on their own host'),
    ...walletPages.flatMap(({ page, policy }) => [`  ${page}`, `    Content-Security-Policy: ${policy}`]),
    '  create-wallet-modal doctor --wallet <url> compares them with what the host sends.',
  ].join('\n')
}

function sum({ sources }: CspOutcome, open: number, paint: Paint): string {
  const all = `${sources.length} ${sources.length === 1 ? 'source' : 'sources'}`
  if (open === 0) return paint.green(`${all}: all were read from your code, and each is needed.`)
  return `${all}, ${open} of them to fill in.`
}
