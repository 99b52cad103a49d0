import { invalidParams } from '../rpc-error'

const longestDelayMs = 60_000

/**
 * Checks the delay of a fault.
 * @throws RpcError -32602 that names the possible values
 */
export function delay(ms: unknown): number {
  if (typeof ms === 'number' && ms >= 0 && ms <= longestDelayMs) return ms
  throw invalidParams(`ms must be a number from 0 to ${longestDelayMs}`)
}
