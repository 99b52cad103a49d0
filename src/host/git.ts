import type { Exec } from '../run/context'

/** The three texts of a conflicted file, as the file stores them. */
export interface UnmergedFile {
  path: string
  base: Uint8Array | null
  mine: Uint8Array | null
  theirs: Uint8Array
}

/** What the settings of a repository may not start: a program that watches its files, and the scripts in its folder of hooks. */
const runsNothing = ['-c', 'core.fsmonitor=', '-c', 'core.hooksPath=/dev/null']

/** Runs git on a repository without the programs that the repository would have it start. */
function git(
  exec: Exec,
  project: string,
  args: readonly string[],
  input?: string | Uint8Array,
): Promise<{ exitCode: number; output: string }> {
  const options = { cwd: project, apart: true, env: { GIT_OPTIONAL_LOCKS: '0' } }
  return exec('git', [...runsNothing, ...args], input === undefined ? options : { ...options, input })
}

/** Starts a repository in a folder. */
export function initRepository(exec: Exec, project: string): Promise<{ exitCode: number; output: string }> {
  return exec('git', ['init', '--quiet'], { cwd: project, apart: true })
}

/** The files below some paths that git knows as changed and not committed; empty when there is no repository, or no git. */
export async function dirtyFiles(exec: Exec, project: string, paths: readonly string[]): Promise<string[]> {
  // Paths as they are: a folder may be called [locale], and names may have spaces and accents.
  const flags = [
    '--literal-pathspecs',
    'status',
    '--porcelain',
    '-z',
    '--untracked-files=no',
    '--ignore-submodules=all',
  ]
  const result = await git(exec, project, [...flags, '--', ...paths])
  if (result.exitCode !== 0) return []
  // What git says besides, and the old name of a renamed file, has no state in front.
  const files = result.output.split('\0').map((entry) => /(?:^|\n)[ MTADRCU]{2} (.+)$/s.exec(entry)?.[1])
  return files.filter((path) => path !== undefined)
}

/**
 * Marks files as unmerged in the index, as a merge of git would: `git status` then shows them as `UU`, and `git mergetool` and
 * `git checkout --ours|--theirs|--merge` work. Returns whether git took it.
 */
export async function markUnmerged(exec: Exec, project: string, files: readonly UnmergedFile[]): Promise<boolean> {
  const prefix = await git(exec, project, ['rev-parse', '--show-prefix'])
  if (prefix.exitCode !== 0) return false
  const lines: string[] = []
  for (const { path, base, mine, theirs } of files) {
    const place = prefix.output.replace(/\n$/, '') + path
    const stages: string[] = []
    let none = ''
    for (const [stage, bytes] of [base, mine, theirs].entries()) {
      if (bytes === null) continue
      const { exitCode, output } = await git(exec, project, ['hash-object', '-w', '--stdin'], bytes)
      if (exitCode !== 0) return false
      const hash = output.trim()
      none = '0'.repeat(hash.length)
      stages.push(`100644 ${hash} ${stage + 1}\t${place}`)
    }
    lines.push(`0 ${none}\t${place}`, ...stages)
  }
  const input = lines.map((line) => `${line}\n`).join('')
  return (await git(exec, project, ['update-index', '--index-info'], input)).exitCode === 0
}

/** Takes the unmerged marks of files away again; their last commit is what the index has afterwards. */
export async function clearUnmerged(exec: Exec, project: string, paths: readonly string[]): Promise<void> {
  if (paths.length > 0) await git(exec, project, ['--literal-pathspecs', 'reset', '--quiet', '--', ...paths])
}
