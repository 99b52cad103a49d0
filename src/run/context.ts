import type { FileSystem } from '../fs/file-system'
import type { Format } from '../merge/merge-changes'
import type { Prompter } from '../prompt/prompter'
import type { Seal } from '../seal/seal'

export interface ExecResult {
  exitCode: number
  output: string
}

export interface ExecOptions {
  cwd: string
  env?: Record<string, string>
  /** Prints the program's output on stderr for the user to watch, instead of collecting it. */
  visible?: boolean
  /** The program's standard input. */
  input?: string | Uint8Array
  /**
   * Removes from the program's environment what a project can put there for commands that npm starts: its program folders in `PATH`, and
   * npm's settings.
   */
  apart?: boolean
}

/** Runs a program to its end. The exit code is 127 when it cannot be started. Rejects when the run is interrupted. */
export type Exec = (command: string, args: readonly string[], options: ExecOptions) => Promise<ExecResult>

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
