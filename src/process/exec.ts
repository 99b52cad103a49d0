export interface ExecResult {
  exitCode: number
  output: string
}

export interface ExecOptions {
  cwd: string
  env?: Record<string, string>
  /** Prints the program's output on stderr, where the user can watch it. Otherwise the output is collected. */
  visible?: boolean
  /** The program's standard input. */
  input?: string | Uint8Array
  /**
   * Removes values from the program's environment that a project can set for commands that npm starts: its program folders in `PATH`, and
   * npm's settings.
   */
  apart?: boolean
}

/** Runs a program to its end. The exit code is 127 if the program cannot be started. Rejects if the run is interrupted. */
export type Exec = (command: string, args: readonly string[], options: ExecOptions) => Promise<ExecResult>
