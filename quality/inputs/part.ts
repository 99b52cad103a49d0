import type { Random } from '../fuzz/random'

/**
 * A way in: a function of the product that gets data from outside. Each case makes an input, calls the function, and compares the answer
 * with an oracle.
 */
export interface Part<Input = unknown, Result = unknown> {
  name: string
  /** How many inputs a full run has. Expensive parts have fewer inputs. */
  count: number
  /** The least share of inputs that the function has to take, and the least share that it has to refuse. Default: 2 % each. */
  least?: { taken?: number; refused?: number }
  make(random: Random): Input
  /** Whether an input gets to the guard, and is not dropped before. Only these inputs count. Default: all do. */
  reaches?(input: Input): boolean
  /** Calls the product. Undefined means that the product refused the input. */
  read(input: Input): Result | undefined | Promise<Result | undefined>
  /** Whether a thrown error is a refusal that the function documents. Default: no error is. */
  isRefusal?(error: unknown): boolean
  /** The oracle. Returns what is wrong with an answer; undefined if nothing is. */
  judge(input: Input, result: Result | undefined): string | undefined | Promise<string | undefined>
  /** A planted fault: what a broken product would answer. A test uses it to show that the oracle notices the fault. */
  broken(result: Result | undefined, input: Input): Result | undefined
}

/** Hides the types of a part, so that parts can be listed together. */
export function part<Input, Result>(given: Part<Input, Result>): Part {
  return given
}

/** Whether an error has a code of the product: it is a WalletModalError or a CliError. */
export function isOwnError(error: unknown): boolean {
  return error instanceof Error && (error.name === 'WalletModalError' || error.name === 'CliError')
}
