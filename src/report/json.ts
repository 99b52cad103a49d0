import type { ErrorReport, Outcome } from '../run/outcome'

/** The JSON object that `--json` prints. `schema` is raised only when a field is removed or changes its meaning. */
export function outcomeJson(outcome: Outcome): string {
  const { error, interactive: _, ...rest } = outcome
  return JSON.stringify({ schema: 1, ...rest, ...(error ? { error: errorJson(error) } : {}) })
}

/** The JSON object for a command line that could not be understood. */
export function usageJson(command: string, error: ErrorReport, exitCode: number): string {
  return JSON.stringify({ schema: 1, command, ok: false, exitCode, error: errorJson(error) })
}

function errorJson({ code, message, why, hint, path }: ErrorReport): Record<string, string> {
  return { code, message: `${message} ${why}`, hint, ...(path === undefined ? {} : { path }) }
}
