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
