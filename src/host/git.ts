import type { Exec } from '../run/context'

/** The three texts of a conflicted file, as the file stores them. */
export interface UnmergedFile {
  path: string
  base: Uint8Array | null
  mine: Uint8Array | null
  theirs: Uint8Array
}

/** The files below some paths that git knows as changed and not committed; empty when there is no repository, or no git. */
export async function dirtyFiles(exec: Exec, project: string, paths: readonly string[]): Promise<string[]> {
  // Paths as they are: a folder may be called [locale], and names may have spaces and accents.
  const flags = ['--literal-pathspecs', 'status', '--porcelain', '-z', '--untracked-files=no', '--']
  const result = await exec('git', [...flags, ...paths], { cwd: project })
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
  const prefix = await exec('git', ['rev-parse', '--show-prefix'], { cwd: project })
  if (prefix.exitCode !== 0) return false
  const lines: string[] = []
  for (const { path, base, mine, theirs } of files) {
    const place = prefix.output.replace(/\n$/, '') + path
    const stages: string[] = []
    let none = ''
    for (const [stage, bytes] of [base, mine, theirs].entries()) {
      if (bytes === null) continue
      const { exitCode, output } = await exec('git', ['hash-object', '-w', '--stdin'], { cwd: project, input: bytes })
      if (exitCode !== 0) return false
      const hash = output.trim()
      none = '0'.repeat(hash.length)
      stages.push(`100644 ${hash} ${stage + 1}\t${place}`)
    }
    lines.push(`0 ${none}\t${place}`, ...stages)
  }
  const input = lines.map((line) => `${line}\n`).join('')
  return (await exec('git', ['update-index', '--index-info'], { cwd: project, input })).exitCode === 0
}

/** Takes the unmerged marks of files away again; their last commit is what the index has afterwards. */
export async function clearUnmerged(exec: Exec, project: string, paths: readonly string[]): Promise<void> {
  if (paths.length > 0) await exec('git', ['--literal-pathspecs', 'reset', '--quiet', '--', ...paths], { cwd: project })
}
