/** The process as the commands see it. */
export interface Launch {
  packageRoot: string
  version: string
  env: Record<string, string | undefined>
  /** Ends with the first SIGINT or SIGTERM; its reason is the signal's name. */
  signal: AbortSignal
}
