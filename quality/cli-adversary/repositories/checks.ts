import { readdirSync } from 'node:fs'
import { parseReport, usageContract } from '../../../src/test-support/json-contract'
import { exitCodeOf } from '../../../src/errors'
import { safeParse } from 'valibot'
import type { Place, Snapshot } from '../place'
import type { CommandResult } from '../run-command'
import { takesBack, type CommandLine } from './commands'
import { bystanders } from './origins'

/** The outcome of a command line. */
export interface Finding {
  line: CommandLine
  result: CommandResult
  place: Place
  before: Snapshot
  after: Snapshot
}

interface Told {
  code: string | null
  /** The paths inside the project that the outcome names. */
  named: Set<string>
  isSettling: boolean
}

const inProject = 'work/shop'
const inGit = `${inProject}/.git`

/** The broken rules, in words; empty if there are none. */
export function problemsOf(finding: Finding): string[] {
  const told = tell(finding.result)
  if (typeof told === 'string') return [told]
  return [
    ...known(told, finding),
    ...outsideUntouched(finding),
    ...gitUntouched(finding),
    ...bystandersUntouched(finding),
    ...nothingRan(finding),
    ...(finding.line.isLooking ? lookedOnly(finding) : onlyWhatIsTold(finding, told)),
    ...everythingFindable(finding, told),
  ]
}

/** The report of a command, or an error text if the report breaks the contract. */
function tell({ stdout, exitCode }: CommandResult): Told | string {
  try {
    const value = JSON.parse(stdout) as Report
    if (!safeParse(usageContract, value).success) parseReport(stdout)
    if (value.exitCode !== exitCode)
      return `the report says exit code ${value.exitCode}, the process ended with ${exitCode}`
    const paths = [
      ...(value.changes ?? []).flatMap(({ path, from }) => [path, from ?? path]),
      ...(Object.keys(value.fixed ?? {}).length > 0 ? ['package.json'] : []),
      ...(value.conflicts ?? []).flatMap(({ path, beside }) => [path, ...beside]),
      ...(value.wiring?.file === undefined || value.wiring.file === null ? [] : [value.wiring.file]),
      ...(value.wiring?.entry === undefined || value.wiring.entry === null ? [] : [value.wiring.entry]),
    ]
    return { code: value.error?.code ?? null, named: new Set(paths), isSettling: (value.recovered ?? null) !== null }
  } catch (error) {
    return `no report by the contract: ${error instanceof Error ? error.message : String(error)}: ${stdout.slice(0, 300)}`
  }
}

interface Report {
  exitCode: number
  error?: { code: string; message: string }
  changes?: { path: string; from?: string }[]
  conflicts?: { path: string; beside: string[] }[]
  wiring?: { file?: string | null; entry?: string | null } | null
  recovered?: string | null
  fixed?: Record<string, string>
}

function known({ code }: Told, { result }: Finding): string[] {
  if (code === null) return []
  if (code === 'WM_UNEXPECTED') return [`an unexpected failure: ${result.stdout.slice(0, 600)}`]
  return code in exitCodeOf ? [] : [`an unknown code: ${code}`]
}

function differing({ before, after }: Finding, isMeant: (path: string) => boolean): string[] {
  const paths = new Set([...before.keys(), ...after.keys()])
  return [...paths].filter((path) => isMeant(path) && before.get(path) !== after.get(path))
}

const within = (path: string, folder: string): boolean => path === folder || path.startsWith(`${folder}/`)

function outsideUntouched(finding: Finding): string[] {
  // A command may create the user's key, and nothing else.
  const isOutside = (path: string): boolean =>
    !within(path, inProject) && !within(path, 'canaries') && !(within(path, 'state') && !finding.before.has(path))
  return differing(finding, isOutside).map((path) => `outside of the project: ${path} ${change(finding, path)}`)
}

/** Git writes its index and objects when a conflict is marked, and when it looks at what changed. */
function gitUntouched(finding: Finding): string[] {
  const isGits = (path: string): boolean =>
    within(path, inGit) &&
    ![`${inGit}/index`, `${inGit}/objects`, inGit].some((own) => own === path || (own !== inGit && within(path, own)))
  const indexAlone = finding.line.isLooking ? differing(finding, (path) => path === `${inGit}/index`) : []
  return [...differing(finding, isGits), ...indexAlone].map((path) => `in .git: ${path} ${change(finding, path)}`)
}

function bystandersUntouched(finding: Finding): string[] {
  const mayWrite = finding.line.argv.includes('--install') ? ['package-lock.json'] : []
  return Object.keys(bystanders)
    .filter((path) => !mayWrite.includes(path))
    .flatMap((path) => differing(finding, (each) => each === `${inProject}/${path}`))
    .map((path) => `a file that no command has to do with: ${path} ${change(finding, path)}`)
}

function nothingRan({ place, line }: Finding): string[] {
  // A command that writes formats with the project's Prettier, asks its git, and installs. One that tells what a change would do may
  // fetch the template of the copy, in a folder of its own.
  const mayFetch = ['add', 'update', 'remove', 'create'].includes(line.argv[0] ?? '')
  const mayRun = line.isLooking ? [] : ['prettier', 'prettierrc', 'git-program', 'install']
  const allowed = [...mayRun, ...(mayFetch ? ['fetch'] : [])]
  return readdirSync(place.canaries)
    .filter((name) => !allowed.includes(name))
    .map((name) => `it ran something of the repository: ${name}`)
}

function lookedOnly(finding: Finding): string[] {
  return differing(finding, (path) => within(path, inProject) && !within(path, inGit)).map(
    (path) => `a command that looks wrote: ${path} ${change(finding, path)}`,
  )
}

/** Paths that change with a run without being named: the manifest, and what is kept for undoing. */
const unnamed = /(^|\/)wallet-modal\.json$|(^|\/)\.wallet-modal-(undo|stage)(\/|$)/

function onlyWhatIsTold(finding: Finding, { named, isSettling }: Told): string[] {
  const { before, after, result, line } = finding
  const isDone = [0, 5].includes(result.exitCode ?? 1) || line.argv.includes('--fix')
  if (isSettling) return []
  const isFolder = (path: string): boolean => (after.get(path) ?? before.get(path) ?? '').startsWith('folder')
  const isMeant = (path: string): boolean => {
    const inside = path.slice(inProject.length + 1)
    if (!within(path, inProject) || within(path, inGit) || isFolder(path)) return false
    if (isDone && (named.has(inside) || unnamed.test(inside))) return false
    return true
  }
  return differing(finding, isMeant).map(
    (path) => `${isDone ? 'changed without a word' : 'a failed command changed'}: ${path} ${change(finding, path)}`,
  )
}

/** Every file of the project is still somewhere in the project, byte for byte, unless the command undid something. */
function everythingFindable({ before, after, line }: Finding, { named, isSettling }: Told): string[] {
  const left = new Set([...after.values()].flatMap((entry) => hashIn(entry)))
  return [...before].flatMap(([path, entry]) => {
    const inside = path.slice(inProject.length + 1)
    const [hash] = hashIn(entry)
    if (
      hash === undefined ||
      hash === 'unreadable' ||
      !within(path, inProject) ||
      within(path, inGit) ||
      left.has(hash)
    )
      return []
    if (/(^|\/)wallet-modal\.json$/.test(inside)) return []
    // The run before the last one is not kept; what a concluded stage held for it is not either.
    if (/^\.wallet-modal-(undo|stage)\//.test(inside) && !line.isLooking && !/only here/.test(inside)) return []
    // It only adds lines to that file.
    if (line.argv.includes('--fix') && inside === 'package.json') return []
    if ((takesBack(line) || isSettling) && named.has(inside)) return []
    return [`lost: ${path}`]
  })
}

function hashIn(entry: string): string[] {
  const [kind, , hash] = entry.split(' ')
  return kind === 'file' && hash !== undefined ? [hash] : []
}

function change({ before, after }: Finding, path: string): string {
  const short = (entry: string | undefined): string => entry?.slice(0, 24) ?? 'nothing'
  return `(${short(before.get(path))} → ${short(after.get(path))})`
}
