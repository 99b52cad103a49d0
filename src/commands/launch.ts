/** The data of the process that the commands need. */
export interface Launch {
  packageRoot: string
  version: string
  env: Record<string, string | undefined>
  /** Aborts at the first SIGINT or SIGTERM. The reason is the signal's name. */
  signal: AbortSignal
}
