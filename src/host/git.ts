import type { Exec } from '../process/exec'

/** The three texts of a conflicted file, in the bytes of the file. */
export interface UnmergedFile {
  path: string
  base: Uint8Array | null
  mine: Uint8Array | null
  theirs: Uint8Array
}

/** Settings that keep git from starting programs which a repository configures: a file system monitor and hooks. */
const runsNothing = ['-c', 'core.fsmonitor=', '-c', 'core.hooksPath=/dev/null']

/** Runs git on a repository without starting programs that the repository configures. */
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

/** The reason why a repository got no commit: git does not know the author, or git failed. */
export type NoCommit = { why: 'author' } | { why: 'failed'; output: string }

/**
 * Commits everything in a repository that this run has started, with the user's own settings. Returns `null` on success. Makes no commit if
 * git does not know the author, because git would make an author from the names of the account and the machine.
 */
export async function commitEverything(exec: Exec, project: string, message: string): Promise<NoCommit | null> {
  const run = (...args: string[]) =>
    exec('git', ['-c', 'user.useConfigOnly=true', ...args], { cwd: project, apart: true })
  for (const ident of ['GIT_AUTHOR_IDENT', 'GIT_COMMITTER_IDENT'])
    if ((await run('var', ident)).exitCode !== 0) return { why: 'author' }
  for (const args of [
    ['add', '--all'],
    ['commit', '--quiet', '--message', message],
  ]) {
    const { exitCode, output } = await run(...args)
    if (exitCode !== 0) return { why: 'failed', output: output.trim() }
  }
  return null
}

/** Returns changed and uncommitted files below some paths. Returns none if there is no repository or no git. */
export async function dirtyFiles(exec: Exec, project: string, paths: readonly string[]): Promise<string[]> {
  // These options switch off quoting and the special meaning of characters in paths: a folder may be called [locale], and names may have
  // spaces and accents.
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
  // Other output of git, and the old name of a renamed file, does not begin with a state.
  const files = result.output.split('\0').map((entry) => /(?:^|\n)[ MTADRCU]{2} (.+)$/s.exec(entry)?.[1])
  return files.filter((path) => path !== undefined)
}

/**
 * Marks files as unmerged in the index, as `git merge` does. Then `git status` shows `UU`, and `git mergetool` and `git checkout
 * --ours|--theirs|--merge` work. Returns whether git has accepted the marks.
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

/** Removes the unmerged marks of files. Afterwards, the index has the files of the last commit. */
export async function clearUnmerged(exec: Exec, project: string, paths: readonly string[]): Promise<void> {
  if (paths.length > 0) await git(exec, project, ['--literal-pathspecs', 'reset', '--quiet', '--', ...paths])
}
