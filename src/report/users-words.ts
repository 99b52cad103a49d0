import type { Outcome } from '../run/outcome'
import { pasteable, type Runner } from './pasteable'

/** Rewrites the command lines in the hints, warnings and fixes of an outcome to the way in which this user starts the CLI. */
export function inUsersWords<T extends Outcome & { checks?: { fix: string | null }[] }>(outcome: T, runner: Runner): T {
  const say = (text: string): string => pasteable(text, runner)
  const { error, warnings, checks } = outcome
  return {
    ...outcome,
    warnings: warnings.map(say),
    error: error && { ...error, why: say(error.why), hint: say(error.hint) },
    ...(checks && { checks: checks.map((check) => ({ ...check, fix: check.fix && say(check.fix) })) }),
  }
}
