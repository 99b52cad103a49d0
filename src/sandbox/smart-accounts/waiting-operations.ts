import { invalidParams } from '../rpc-error'
import type { UserOperation } from './operation'

interface Waiting {
  readonly hash: string
  readonly operation: UserOperation
  /** The user operation as the bundler has received it. */
  readonly given: unknown
  asked: number
}

/** The number of requests for the receipt after which the bundler carries a user operation out. */
const enough = 3

/** The user operations that a bundler has accepted and not yet carried out. There is at most one for each account and nonce. */
export class WaitingOperations {
  readonly #bySlot = new Map<string, Waiting>()

  has(hash: string): boolean {
    return this.#find(hash) !== undefined
  }

  add(hash: string, operation: UserOperation, given: unknown): void {
    this.#bySlot.set(slotOf(operation), { hash, operation, given, asked: 0 })
  }

  remove(operation: UserOperation): void {
    this.#bySlot.delete(slotOf(operation))
  }

  clear(): void {
    this.#bySlot.clear()
  }

  /**
   * Checks that a user operation may replace the waiting user operation with the same nonce.
   * @throws RpcError -32602 if its fees are not a tenth higher
   */
  checkReplacement(operation: UserOperation): void {
    const current = this.#bySlot.get(slotOf(operation))?.operation
    if (current === undefined) return
    const isHigher = (field: 'maxFeePerGas' | 'maxPriorityFeePerGas'): boolean =>
      operation[field] * 10n >= current[field] * 11n
    if (isHigher('maxFeePerGas') && isHigher('maxPriorityFeePerGas')) return
    throw invalidParams(
      'Replacement underpriced: an operation with this nonce waits, and its fees must be exceeded by 10 %',
    )
  }

  /** Counts a request for a receipt. @returns the user operation at the request after which the bundler carries it out */
  ask(hash: string): Waiting | undefined {
    const found = this.#find(hash)
    if (found === undefined) return undefined
    found.asked += 1
    return found.asked === enough ? found : undefined
  }

  #find(hash: string): Waiting | undefined {
    return [...this.#bySlot.values()].find((waiting) => waiting.hash === hash)
  }
}

function slotOf({ sender, nonce }: UserOperation): string {
  return `${sender.toLowerCase()} ${nonce}`
}
