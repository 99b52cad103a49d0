import type { FileSystem } from '../fs/file-system'
import type { Format } from '../merge/merge-changes'
import type { Exec } from '../process/exec'
import type { Prompter } from '../prompt/prompter'
import type { Seal } from '../seal/seal'

/** Everything that a run needs from outside: files, programs and prompts. Tests pass their own. */
export interface RunContext {
  /** The current folder, absolute. */
  cwd: string
  /** The folder of this package: it holds `template/` and `package.json`. */
  packageRoot: string
  userAgent: string | undefined
  fs: FileSystem
  /** Asks the user; `null` when nobody can be asked. */
  prompter: Prompter | null
  /** Whether a user watches the terminal, so that started programs may print. */
  isWatched: boolean
  signal: AbortSignal
  pid: number
  isAlive(pid: number): boolean
  /** Signs what runs leave in a project, so that files which came with a repository are not trusted. */
  seal: Seal
  exec: Exec
  /** The formatter that a project uses for its own source; `null` when it has none that the CLI knows. */
  formatterOf(project: string): Promise<Format | null>
  /** Prints a line of progress. */
  progress(line: string): void
}
