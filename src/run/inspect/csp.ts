import { join } from 'node:path'
import coerce from 'semver/functions/coerce'
import { derivePolicy } from '../../csp/derive'
import { flows, type FlowId } from '../../csp/flows'
import { formNames, formOf, linesOf, type FormName } from '../../csp/forms'
import { policyText, type FormFacts } from '../../csp/lines'
import { restrictions } from '../../csp/policy'
import { policyNotes } from '../../csp/notes'
import { readPolicyInput } from '../../csp/read-project'
import { gatherFacts, type Facts } from '../../doctor/facts'
import { walletPolicy } from '../../doctor/wallet-policy'
import { inspectProject } from '../../host/project'
import type { Framework } from '../../host/framework'
import { detectPackageManager } from '../../host/package-manager'
import { printable } from '../../text/printable'
import type { RunContext } from '../context'
import { untold, settled, type Outcome } from '../outcome'
import { openCopy } from './open-copy'

export interface CspInput {
  /** The folder of the copy, relative to the project. */
  dir?: string
  /** The only form to report as text; without it, all forms. */
  as?: FormName
  /** The version of the running Node. */
  node: string
}

export interface SourceReason {
  flow: FlowId
  /** The feature that needs the source, as a sentence. */
  purpose: string
  /** The unit whose code makes the request; `null` for the core. */
  unit: string | null
  what: string
  /** The condition under which the source is needed; `null` if it always is. */
  when: string | null
}

export interface PolicySource {
  directive: string
  source: string
  reasons: SourceReason[]
  /** For a placeholder: the place of the expression, and why its value is not known. `null` for every other source. */
  open: { file: string | null; line: number | null; why: string } | null
}

/** The policy of one page of the wallet frame, which is on a host of its own. */
export interface WalletPagePolicy {
  page: string
  policy: string
}

export interface CspOutcome extends Outcome {
  command: 'doctor csp'
  project: string | null
  target: string | null
  framework: Framework
  /** The value of the header. Sources that could not be read are placeholders in braces. */
  policy: string
  sources: PolicySource[]
  /** The directives that forbid something and list no source. */
  restrictions: { directive: string; value: string; forbids: string }[]
  forms: Record<FormName, string>
  walletPages: WalletPagePolicy[]
  notes: string[]
  /** The only form that the text report shows. `null`: the report shows all forms. */
  as: FormName | null
}

/** Derives the content security policy that a page with a copy needs. Writes nothing, and runs no code of the project. */
export async function runCsp(input: CspInput, context: RunContext): Promise<CspOutcome> {
  const outcome: CspOutcome = {
    ...untold('doctor csp'),
    project: null,
    target: null,
    framework: 'unknown',
    policy: '',
    sources: [],
    restrictions: [],
    forms: { header: '', meta: '', next: '', vite: '' },
    walletPages: [],
    notes: [],
    as: input.as ?? null,
  }
  return settled(outcome, context.signal, () => csp(input, context, outcome))
}

async function csp(input: CspInput, context: RunContext, outcome: CspOutcome): Promise<void> {
  const { fs, packageRoot, userAgent } = context
  const copy = await openCopy(outcome, input.dir, context)
  const { project } = copy
  const packageManager = await detectPackageManager(fs, project, userAgent)
  const around = { fs, project, copy, packageManager, node: input.node, engines: '*', cliVersion: outcome.version.cli }
  const facts = await gatherFacts(around, packageRoot)
  const { facts: known, calls, problems } = await readPolicyInput(facts)
  const policy = derivePolicy(known, calls)
  const formFacts = await formFactsOf(facts)
  outcome.framework = facts.framework
  outcome.warnings.push(...problems.map(printable))
  outcome.policy = policyText(linesOf(policy))
  outcome.sources = policy.sources.map(({ directive, source, uses, placeholder }) => ({
    directive,
    source,
    reasons: uses.map(({ flow, unit, what, when }) => ({
      flow,
      purpose: `${flows[flow]}.`,
      unit,
      what: printable(what),
      when: when === null ? null : printable(when),
    })),
    open: placeholder && openOf(placeholder),
  }))
  outcome.restrictions = restrictions.map(([directive, value, forbids]) => ({ directive, value, forbids }))
  for (const name of formNames) outcome.forms[name] = formOf(name, policy, formFacts)
  outcome.walletPages = facts.units.has('auth-frame') ? walletPages() : []
  outcome.notes = policyNotes({ units: facts.units, framework: facts.framework })
  if (policy.sources.some(({ placeholder }) => placeholder !== null) || problems.length > 0) outcome.exitCode = 3
}

function openOf({ at, why }: { at: { file: string; line: number }; why: string }): PolicySource['open'] {
  const isPlace = at.file !== ''
  return { file: isPlace ? printable(at.file) : null, line: isPlace ? at.line : null, why: printable(why) }
}

function walletPages(): WalletPagePolicy[] {
  return [
    { page: 'index.html', policy: walletPolicy('frame', '{each origin of your apps}') },
    { page: 'confirm.html, export.html', policy: walletPolicy('alone', "'none'") },
    { page: 'loading.html', policy: walletPolicy('loading', "'none'") },
  ]
}

async function formFactsOf({ fs, project, ranges, files }: Facts): Promise<FormFacts> {
  const { sourceRoot, language } = await inspectProject(fs, project)
  const config = files.find((name) => /^vite\.config\.\w+$/.test(name))
  const isFile = config !== undefined && (await fs.kind(join(project, config))) === 'file'
  const text = isFile ? new TextDecoder().decode(await fs.read(join(project, config))) : ''
  const hasSandbox = text.includes('create-wallet-modal') || ranges.has('create-wallet-modal')
  return { nextMajor: coerce(ranges.get('next') ?? '')?.major ?? null, sourceRoot, language, hasSandbox }
}
