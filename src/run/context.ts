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
  /** Lets a person watch the output (on stderr) instead of collecting it. */
  visible?: boolean
  /** What the program reads on its standard input. */
  input?: string | Uint8Array
  /**
   * Keeps away from the program what a project can put into the environment of a command that npm starts for it: its folders of
   * programs, and npm's settings.
   */
  apart?: boolean
}

/** Runs a program to its end. A program that cannot be started has exit code 127. Rejects when the run is interrupted. */
export type Exec = (command: string, args: readonly string[], options: ExecOptions) => Promise<ExecResult>

/** The world as a run sees it; tests hand in their own. */
export interface RunContext {
  /** Absolute. */
  cwd: string
  /** The folder of this package: it holds `template/` and `package.json`. */
  packageRoot: string
  userAgent: string | undefined
  fs: FileSystem
  /** `null` when nobody can be asked. */
  prompter: Prompter | null
  /** Whether a person reads along, so that programs may print. */
  isWatched: boolean
  signal: AbortSignal
  pid: number
  isAlive(pid: number): boolean
  /** Tells what this user's runs have left in a project from what came with it. */
  seal: Seal
  exec: Exec
  /** The formatter that a project uses for its own source; `null` when it has none that we know. */
  formatterOf(project: string): Promise<Format | null>
  /** Says what is going on. */
  progress(line: string): void
}
