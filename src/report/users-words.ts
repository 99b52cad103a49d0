import type { Outcome } from '../run/outcome'
import { pasteable } from './pasteable'

/** An outcome whose hints, warnings and fixes name the CLI as this user starts it. */
export function inUsersWords<T extends Outcome & { checks?: { fix: string | null }[] }>(
  outcome: T,
  command: string,
): T {
  const say = (text: string): string => pasteable(text, command)
  const { error, warnings, checks } = outcome
  return {
    ...outcome,
    warnings: warnings.map(say),
    error: error && { ...error, why: say(error.why), hint: say(error.hint) },
    ...(checks && { checks: checks.map((check) => ({ ...check, fix: check.fix && say(check.fix) })) }),
  }
}
