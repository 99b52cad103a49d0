import * as v from 'valibot'
import type { Hex } from 'viem'
import { formatUserOperationRequest } from 'viem/account-abstraction'
import { lowerHex } from '../bytes'
import type { RpcCall } from '../chain/rpc-client'
import type { FrameNetwork } from '../config'
import { nodeQuantity } from '../evm/fees'
import { toldError } from '../locales/told-error'
import type { FramePlatform } from '../platform'
import type { Operation } from './account-code'
import { entryPoint, settingsOf } from './contracts'
import { refusedOperation } from './operation-errors'
import { createServiceCall } from './service-call'
import { operationTexts } from './texts/operation-texts'

const estimateSchema = v.object({
  preVerificationGas: nodeQuantity,
  verificationGasLimit: nodeQuantity,
  callGasLimit: nodeQuantity,
  paymasterVerificationGasLimit: v.nullish(nodeQuantity),
  paymasterPostOpGasLimit: v.nullish(nodeQuantity),
})

const receiptSchema = v.object({
  receipt: v.object({ transactionHash: v.pipe(v.string(), v.regex(/^0x[0-9a-f]{64}$/i), v.transform(lowerHex)) }),
})

type Estimate = Pick<Operation, 'preVerificationGas' | 'verificationGasLimit' | 'callGasLimit'> &
  Pick<Operation, 'paymasterVerificationGasLimit' | 'paymasterPostOpGasLimit'>

/** The client of a bundler (ERC-7769). The bundler is not trusted: the wallet checks every answer. */
export interface Bundler {
  /** Estimates the gas limits of an operation. @throws FrameError when the operation would fail */
  estimate(operation: Partial<Operation>): Promise<Estimate>
  /** Sends an operation. @throws FrameError when the bundler refuses; with the code `disconnected` when it does not answer */
  send(operation: Operation): Promise<void>
  /** Whether the bundler knows an operation. */
  isKnown(hash: Hex): Promise<boolean>
  /** The hash of the transaction that includes an operation, as the bundler says. Undefined while no transaction includes it. */
  transactionOf(hash: Hex): Promise<Hex | undefined>
}

/** Creates the client of a network's bundler. */
export function createBundler(platform: FramePlatform, network: FrameNetwork): Bundler {
  const call = createServiceCall(platform, network, { name: 'bundler', url: settingsOf(network).bundlerUrl })

  const ask: RpcCall = async (method, params) => {
    try {
      return await call(method, params)
    } catch (error) {
      throw refusedOperation(error, network)
    }
  }

  const transactionOf = async (hash: Hex) => {
    const read = v.safeParse(receiptSchema, await ask('eth_getUserOperationReceipt', [hash]))
    return read.success ? read.output.receipt.transactionHash : undefined
  }

  return {
    async estimate(operation) {
      const params = [formatUserOperationRequest(operation), entryPoint]
      const read = v.safeParse(estimateSchema, await ask('eth_estimateUserOperationGas', params))
      if (!read.success) throw toldError(operationTexts, (texts) => texts.bundlerAnswer(network.name))
      const { paymasterVerificationGasLimit, paymasterPostOpGasLimit, ...limits } = read.output
      return {
        ...limits,
        paymasterVerificationGasLimit: paymasterVerificationGasLimit ?? undefined,
        paymasterPostOpGasLimit: paymasterPostOpGasLimit ?? undefined,
      }
    },
    send: async (operation) =>
      void (await ask('eth_sendUserOperation', [formatUserOperationRequest(operation), entryPoint])),
    isKnown: async (hash) =>
      (await ask('eth_getUserOperationByHash', [hash])) !== null || (await transactionOf(hash)) !== undefined,
    transactionOf,
  }
}
