import { join, resolve } from 'node:path'
import { apply } from '../../apply/apply'
import { findCopy, findProject, type InstalledCopy } from '../../copy/find-copy'
import { checkCopy, checkUnfinished, noCopy } from '../../doctor/copy-checks'
import type { Check } from '../../doctor/check'
import { checkDuplicates } from '../../doctor/duplicate-checks'
import { checkEnvironment, usesPlugAndPlay } from '../../doctor/environment-checks'
import { gatherFacts, type Facts } from '../../doctor/facts'
import { checkHost } from '../../doctor/host-checks'
import { checkLicences } from '../../doctor/licence-checks'
import { checkLocales } from '../../doctor/locale-checks'
import { checkPolicies } from '../../doctor/policy-checks'
import { checkServices, type Reach } from '../../doctor/service-checks'
import { checkVersions } from '../../doctor/version-checks'
import { checkWalletSecrets } from '../../doctor/wallet-secret-checks'
import { checkWallet, type GetDocument } from '../../doctor/wallet-checks'
import { mergeDependencies } from '../../emit/package-json'
import { CliError } from '../../errors'
import { sha256 } from '../../hash'
import { detectPackageManager, type PackageManager } from '../../host/package-manager'
import { readPackageJson } from '../../host/project'
import { isRecord } from '../../json'
import type { RunContext } from '../context'
import { settled, untold, type Outcome } from '../outcome'

export interface DoctorInput {
  /** The folder of the copy, inside the project. */
  dir?: string
  /** Makes the safe repairs: adds missing packages to package.json. */
  fix?: boolean
  dryRun?: boolean
  /** The version of the running Node. */
  node: string
  /** Sends a request to a service to see whether the service answers. If missing, no service is checked. */
  reach?: Reach
  /** The deployed wallet frame to check. If missing, no frame is checked. */
  wallet?: DeployedWallet
}

export interface DeployedWallet {
  /** The address of the frame. */
  url: string
  /** The folder with the build that should be deployed. Default: `dist-wallet` in the project. */
  build?: string
  get: GetDocument
}

export interface DoctorOutcome extends Outcome {
  command: 'doctor'
  dryRun: boolean
  project: string | null
  target: string | null
  packageManager: PackageManager
  checks: Check[]
  /** The packages that `--fix` has added to package.json, with their ranges. */
  fixed: Record<string, string>
}

/** Checks the project around a copy and the copy itself. Writes nothing, except with `fix`. */
export async function runDoctor(input: DoctorInput, context: RunContext): Promise<DoctorOutcome> {
  const outcome: DoctorOutcome = {
    ...untold('doctor'),
    dryRun: input.dryRun === true,
    project: null,
    target: null,
    packageManager: 'npm',
    checks: [],
    fixed: {},
  }
  return settled(outcome, context.signal, () => doctor(input, context, outcome))
}

async function doctor(input: DoctorInput, context: RunContext, outcome: DoctorOutcome): Promise<void> {
  const { fs, packageRoot, cwd, userAgent } = context
  const own = (await readPackageJson(fs, packageRoot)).json
  const cliVersion = String(own['version'])
  outcome.version = { cli: cliVersion, from: null, to: cliVersion }
  const project = await findProject(fs, cwd)
  const packageManager = await detectPackageManager(fs, project, userAgent)
  const { copy, problem } = await copyOr(fs, cwd, input.dir)
  Object.assign(outcome, { project, packageManager, target: copy?.target ?? null })
  outcome.version.from = copy?.manifest.template ?? null

  const engines = isRecord(own['engines']) ? String(own['engines']['node']) : '*'
  const around = { fs, project, copy, packageManager, node: input.node, engines, cliVersion }
  const gather = (): Promise<Facts> => gatherFacts(around, packageRoot)
  let facts = await gather()
  const unfinished = await checkUnfinished(project, context)
  if (input.fix && copy && unfinished.status === 'ok') {
    outcome.fixed = await addMissing(facts, context, input.dryRun === true)
    facts = await gather()
  }
  const ofCopy = copy ? await checkCopy(fs, copy, cliVersion) : problem === null ? [] : [noCopy(problem)]
  outcome.checks = [
    ...(await checkEnvironment(facts)),
    ...(await packageChecks(facts)),
    ...(await checkPolicies(facts)),
    ...(await checkHost(facts)),
    ...ofCopy,
    ...(copy ? await checkLocales(fs, packageRoot, copy) : []),
    unfinished,
    ...(input.reach ? await checkServices(facts, input.reach) : []),
    ...(copy ? await checkWalletSecrets(facts) : []),
    ...(input.wallet ? await checkDeployed(input.wallet, project, context) : []),
  ]
  if (outcome.checks.some(({ status }) => status === 'fail')) outcome.exitCode = 3
}

async function checkDeployed(
  { url, build, get }: DeployedWallet,
  project: string,
  context: RunContext,
): Promise<Check[]> {
  const folder = build === undefined ? join(project, 'dist-wallet') : resolve(context.cwd, build)
  return checkWallet({ url, build: folder, get, fs: context.fs })
}

async function packageChecks(facts: Facts): Promise<Check[]> {
  const versions = await checkVersions(facts)
  // If no installed package can be read, only package.json is checked.
  const isBlind = facts.installed.size === 0 || (await usesPlugAndPlay(facts))
  if (isBlind) return versions.filter(({ id }) => id !== 'ranges' && id !== 'peers')
  return [...versions, ...(await checkDuplicates(facts)), ...(await checkLicences(facts))]
}

async function copyOr(
  fs: RunContext['fs'],
  cwd: string,
  dir: string | undefined,
): Promise<{ copy: InstalledCopy | null; problem: CliError | null }> {
  try {
    return { copy: await findCopy(fs, cwd, dir), problem: null }
  } catch (error) {
    if (error instanceof CliError) return { copy: null, problem: error }
    throw error
  }
}

/** Adds packages that package.json does not have. Entries that the team has written stay. */
async function addMissing(facts: Facts, context: RunContext, dryRun: boolean): Promise<Record<string, string>> {
  const { fs, project, packageText, needed } = facts
  const { text, added } = mergeDependencies(packageText, needed)
  const ranges = Object.fromEntries(added.map(({ name, range }) => [name, range]))
  if (added.length === 0 || dryRun) return ranges
  context.progress(`Adding to package.json: ${added.map(({ name, range }) => `${name} ${range}`).join(', ')}`)
  const before = sha256(await fs.read(join(project, 'package.json')))
  const write = { path: 'package.json', bytes: new TextEncoder().encode(text), before }
  await apply(fs, project, [write], context)
  return ranges
}
