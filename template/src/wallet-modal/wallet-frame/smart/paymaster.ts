import * as v from 'valibot'
import { formatUserOperationRequest } from 'viem/account-abstraction'
import { lowerHex } from '../bytes'
import type { RpcCall } from '../chain/rpc-client'
import { nodeQuantity } from '../evm/fees'
import { addressText } from '../evm/transaction'
import { FrameError, errorCodes } from '../frame-error'
import { toldError } from '../locales/told-error'
import type { Operation } from './account-code'
import { entryPoint } from './contracts'
import { operationTexts } from './texts/operation-texts'

const paymasterData = v.pipe(v.string(), v.regex(/^0x(?:[0-9a-f]{2})*$/i), v.maxLength(20_000), v.transform(lowerHex))

/** The answer of `pm_getPaymasterStubData` (ERC-7677). */
const stubSchema = v.strictObject({
  paymaster: addressText,
  paymasterData,
  paymasterVerificationGasLimit: v.optional(nodeQuantity),
  paymasterPostOpGasLimit: v.optional(nodeQuantity),
  sponsor: v.optional(v.unknown()),
  isFinal: v.optional(v.boolean(), false),
})

/** The answer of `pm_getPaymasterData` (ERC-7677). Some services repeat the gas limits here. */
const finalSchema = v.strictObject({
  paymaster: addressText,
  paymasterData,
  paymasterVerificationGasLimit: v.optional(nodeQuantity),
  paymasterPostOpGasLimit: v.optional(nodeQuantity),
})

/** The paymaster fields of an operation. */
export type PaymasterFields = Pick<
  Operation,
  'paymaster' | 'paymasterData' | 'paymasterVerificationGasLimit' | 'paymasterPostOpGasLimit'
>

/** The client of a paymaster (ERC-7677). If the paymaster refuses, the methods reject with the text of the paymaster. */
export interface Paymaster {
  /** Asks for the fields for the gas estimate (stub data). `isFinal`: the operation can be signed with these fields, too. */
  stub(operation: Partial<Operation>): Promise<{ fields: PaymasterFields; isFinal: boolean }>
  /** Asks for the fields that the operation is signed with. The gas limits of the operation do not change. */
  agree(operation: Operation): Promise<PaymasterFields>
}

function notUnderstood(): FrameError {
  return toldError(operationTexts, (texts) => texts.paymasterAnswer)
}

/** Creates the client of a paymaster. @param context the data of the app for the paymaster */
export function createPaymaster(call: RpcCall, chainId: number, context: Record<string, unknown>): Paymaster {
  const ask = async (method: string, operation: Partial<Operation>): Promise<unknown> => {
    const params = [formatUserOperationRequest(operation), entryPoint, `0x${chainId.toString(16)}`, context]
    try {
      return await call(method, params)
    } catch (error) {
      if (!(error instanceof FrameError) || error.code === errorCodes.disconnected) throw error
      const { message } = error
      throw toldError(operationTexts, (texts) => texts.payerRefuses(message))
    }
  }
  return {
    async stub(operation) {
      const read = v.safeParse(stubSchema, await ask('pm_getPaymasterStubData', operation))
      if (!read.success) throw notUnderstood()
      const { sponsor: _, isFinal, ...fields } = read.output
      return { fields, isFinal }
    },
    async agree(operation) {
      const read = v.safeParse(finalSchema, await ask('pm_getPaymasterData', operation))
      if (!read.success) throw notUnderstood()
      const { paymasterVerificationGasLimit, paymasterPostOpGasLimit } = operation
      const limits = { paymasterVerificationGasLimit, paymasterPostOpGasLimit }
      const { output } = read
      const isOther = (name: keyof typeof limits) => (output[name] ?? limits[name]) !== limits[name]
      if (output.paymaster !== operation.paymaster) throw notUnderstood()
      if (isOther('paymasterVerificationGasLimit') || isOther('paymasterPostOpGasLimit')) throw notUnderstood()
      return { ...limits, paymaster: output.paymaster, paymasterData: output.paymasterData }
    },
  }
}
