import type { GlobalFlags } from '../global-flags'

/** Whether a person can be asked: both terminals are there, and neither CI nor a flag says no. */
export function isInteractive(
  flags: Pick<GlobalFlags, 'yes' | 'input'>,
  terminal: { stdin: { isTTY?: boolean }; stderr: { isTTY?: boolean } },
  env: Record<string, string | undefined>,
): boolean {
  const isCi = env['CI'] !== undefined && env['CI'] !== '' && env['CI'] !== 'false' && env['CI'] !== '0'
  return terminal.stdin.isTTY === true && terminal.stderr.isTTY === true && !isCi && !flags.yes && flags.input
}
