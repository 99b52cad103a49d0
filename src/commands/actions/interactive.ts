import type { GlobalFlags } from '../global-flags'

/** Returns whether a person can be asked: standard input and standard error are terminals, and neither CI nor a flag forbids questions. */
export function isInteractive(
  flags: Pick<GlobalFlags, 'yes' | 'input'>,
  terminal: { stdin: { isTTY?: boolean }; stderr: { isTTY?: boolean } },
  env: Record<string, string | undefined>,
): boolean {
  const isCi = env['CI'] !== undefined && env['CI'] !== '' && env['CI'] !== 'false' && env['CI'] !== '0'
  return terminal.stdin.isTTY === true && terminal.stderr.isTTY === true && !isCi && !flags.yes && flags.input
}
