import type { FileSystem } from '../fs/file-system'
import type { Format } from '../merge/merge-changes'
import type { Exec } from '../process/exec'
import type { Prompter } from '../prompt/prompter'
import type { Seal } from '../seal/seal'

/** The dependencies of a run: the file system, child processes, the formatter and prompts. Tests replace each dependency. */
export interface RunContext {
  /** The absolute path of the current folder. */
  cwd: string
  /** The folder of this package, with `template/` and `package.json`. */
  packageRoot: string
  userAgent: string | undefined
  fs: FileSystem
  /** Asks the user; `null` if nobody can be asked. */
  prompter: Prompter | null
  /** Whether a user watches the terminal, so that started programs may print. */
  isWatched: boolean
  signal: AbortSignal
  pid: number
  isAlive(pid: number): boolean
  /** Signs the files that runs leave in a project, so that files from a repository are not trusted. */
  seal: Seal
  exec: Exec
  /** Returns the formatter that a project uses for its own source; `null` if the project has no formatter that the CLI knows. */
  formatterOf(project: string): Promise<Format | null>
  /** Prints a line of progress. */
  progress(line: string): void
}
