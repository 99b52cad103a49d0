import { toldError } from '../locales/told-error'
import type { Operation } from './account-code'
import { operationTexts } from './texts/operation-texts'

/**
 * The most gas that the wallet accepts for each part of an operation. The bundler names these numbers, and the visitor cannot judge them: an
 * operation pays `preVerificationGas` in full, whatever the bundler has needed.
 */
const maxGas = [
  ['callGasLimit', BigInt(15_000_000)],
  ['verificationGasLimit', BigInt(1_500_000)],
  ['preVerificationGas', BigInt(10_000_000)],
  ['paymasterVerificationGasLimit', BigInt(1_500_000)],
  ['paymasterPostOpGasLimit', BigInt(1_500_000)],
] as const

type GasLimits = { [Name in (typeof maxGas)[number][0]]?: bigint | undefined }

const zero = BigInt(0)

/** The highest price of one unit of gas that the wallet accepts, in wei. No network is as expensive. */
const maxPrice = BigInt(10) ** BigInt(24)

/** @throws FrameError when a bundler, a paymaster or a network asks for more than the wallet accepts */
export function checkLimits(limits: GasLimits & Partial<Pick<Operation, 'maxFeePerGas'>>): void {
  if (maxGas.some(([name, most]) => (limits[name] ?? zero) > most))
    throw toldError(operationTexts, (texts) => texts.tooMuchGas)
  if ((limits.maxFeePerGas ?? zero) > maxPrice) throw toldError(operationTexts, (texts) => texts.priceTooHigh)
}

/** The most that an operation costs, in the smallest unit of the network's currency. */
export function highestFee(operation: Required<Pick<Operation, 'maxFeePerGas'>> & GasLimits): bigint {
  const gas = maxGas.reduce((sum, [name]) => sum + (operation[name] ?? zero), zero)
  return gas * operation.maxFeePerGas
}
