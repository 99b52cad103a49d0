import type { Exec } from '../run/context'

/** The three texts of a conflicted file, with LF or however the file stores them. */
export interface UnmergedFile {
  path: string
  base: Uint8Array | null
  mine: Uint8Array | null
  theirs: Uint8Array
}

/** The files below some paths that git knows as changed and not committed; empty when there is no repository, or no git. */
export async function dirtyFiles(exec: Exec, project: string, paths: readonly string[]): Promise<string[]> {
  const result = await exec('git', ['status', '--porcelain', '--untracked-files=no', '--', ...paths], { cwd: project })
  if (result.exitCode !== 0) return []
  const lines = result.output.split('\n').filter((line) => line !== '')
  return lines.map((line) => line.slice(3))
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
    const place = prefix.output.trim() + path
    lines.push(`0 ${'0'.repeat(40)}\t${place}`)
    for (const [stage, bytes] of [base, mine, theirs].entries()) {
      if (bytes === null) continue
      const { exitCode, output } = await exec('git', ['hash-object', '-w', '--stdin'], { cwd: project, input: bytes })
      if (exitCode !== 0) return false
      lines.push(`100644 ${output.trim()} ${stage + 1}\t${place}`)
    }
  }
  const input = lines.map((line) => `${line}\n`).join('')
  return (await exec('git', ['update-index', '--index-info'], { cwd: project, input })).exitCode === 0
}

/** Takes the unmerged marks of files away again; their last commit is what the index has afterwards. */
export async function clearUnmerged(exec: Exec, project: string, paths: readonly string[]): Promise<void> {
  if (paths.length > 0) await exec('git', ['reset', '--quiet', '--', ...paths], { cwd: project })
}
