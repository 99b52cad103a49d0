import type { ErrorReport } from '../run/outcome'
import type { Paint } from './paint'

/** Writes the text of an error: what happened, why, and what to do. Shows the stack trace only on request. */
export function errorText(error: ErrorReport, paint: Paint, verbose: boolean): string {
  return [
    `${paint.red(paint.bold(error.code))}  ${error.message}`,
    error.why,
    `${paint.cyan('→')} ${error.hint}`,
    ...(error.path !== undefined && !error.message.includes(error.path) ? [paint.dim(error.path)] : []),
    ...(verbose && error.stack !== undefined ? [paint.dim(error.stack)] : []),
  ].join('\n')
}
