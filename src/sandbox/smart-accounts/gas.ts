import type { UserOperation } from './operation'
import { handleOpsCall } from './packed-operation'

/** The least gas of a transaction, and of an authorization in it. `leastPreVerificationGas` adds the gas of the calldata. */
const transactionGas = 21_000n
const authorizationGas = 25_000n
const beneficiary = `0x${'f'.repeat(40)}`

/** The most gas of a user operation. A transaction cannot have more than 2 ** 24 gas (EIP-7825). */
export const mostGas = 15_000_000n

/** The least `preVerificationGas` with which a bundler loses no money. */
export function leastPreVerificationGas(operation: UserOperation): bigint {
  const bytes = Buffer.from(handleOpsCall(operation, beneficiary).slice(2), 'hex')
  const calldata = bytes.reduce((sum, byte) => sum + (byte === 0 ? 4n : 16n), 0n)
  return transactionGas + (operation.authorization === undefined ? 0n : authorizationGas) + calldata
}

/**
 * Estimates the gas limits of a user operation. The limits are generous, because some of its fields may still be empty.
 * @param used the gas that the factory and the call used in a trial
 */
export function generousLimits(
  operation: UserOperation,
  used: { readonly factory: bigint; readonly call: bigint },
): Readonly<Record<string, string>> {
  // Fields that are empty now will have more bytes in the signed user operation.
  const later = 16n * 400n
  const limits = {
    preVerificationGas: leastPreVerificationGas(operation) + 10_000n + later,
    verificationGasLimit: 150_000n + (used.factory * 3n) / 2n,
    callGasLimit: 40_000n + (used.call * 3n) / 2n,
    ...(operation.paymaster && { paymasterVerificationGasLimit: 100_000n, paymasterPostOpGasLimit: 0n }),
  }
  return Object.fromEntries(Object.entries(limits).map(([name, limit]) => [name, `0x${limit.toString(16)}`]))
}

/** The gas limit of a transaction in which each part of the user operation gets its own limit. */
export function bundleGas(operation: UserOperation): bigint {
  // A call gets at most 63/64 of the remaining gas.
  return (gasOf(operation) * 64n) / 63n + 150_000n
}

/** The sum of a user operation's gas limits. */
export function gasOf({ callGasLimit, verificationGasLimit, preVerificationGas, paymaster }: UserOperation): bigint {
  const paid = paymaster === undefined ? 0n : paymaster.verificationGasLimit + paymaster.postOpGasLimit
  return callGasLimit + verificationGasLimit + preVerificationGas + paid
}
