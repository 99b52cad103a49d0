import type { Hex } from 'viem'
import { encodeAbiParameters, pad } from 'viem'
import { getUserOperationHash } from 'viem/account-abstraction'
import { lowerHex } from '../../bytes'
import { answer } from '../../testing/fake-wallet-server'
import { entryPoint } from '../contracts'

/** A user operation, as the bundler receives it. */
export type SentOperation = Readonly<Record<string, unknown>> & { eip7702Auth?: Record<string, Hex> }

/**
 * The fault of one method. `down`: the bundler cannot be reached. `mute`: the bundler does not answer. `answer lost`: the bundler does the work
 * and its answer is lost. An Error: the bundler answers with this error. `result`: the bundler answers with this result.
 */
type Fault = 'down' | 'mute' | 'answer lost' | Error | { result: unknown }

export interface FakeBundler {
  fetch(url: string, init: RequestInit): Promise<Response>
  /** The operations that the bundler has accepted. */
  readonly sent: SentOperation[]
  readonly calls: { method: string; params: readonly unknown[] }[]
  readonly faults: Map<string, Fault>
  /** What happens to accepted operations: the calls succeed, the calls fail, or no transaction includes the operation. */
  including: 'done' | 'reverted' | 'never'
  /** The bundler's answer to `eth_estimateUserOperationGas`. */
  estimate: Record<string, string>
  /** The paymaster's answers to `pm_getPaymasterStubData` and `pm_getPaymasterData`. */
  readonly paymaster: { stub: Record<string, unknown>; agreed: Record<string, unknown> }
  /** The chain's receipt of the transaction that includes an operation. */
  receiptOf(transactionHash: unknown): unknown
}

export const payer: Hex = '0x00000000000000000000000000000000000fEe50'

const word = (value: number) => `0x${value.toString(16).padStart(64, '0')}` as const
const carriedOut = '0x49628fd1471006c1482da88028e9ce4dbb080b815c9b0344d39e5a8e6ec1419f'
const beforeAll = '0xbb47ee3e183a558b1a2ff0874b079f3fc5478b7454eacf2bfc5af2ff5878f972'

function hashOf(operation: SentOperation, chainId: number): Hex {
  const number = (name: string) => (name in operation ? BigInt(String(operation[name])) : undefined)
  const bytes = (name: string) => lowerHex(String(operation[name] ?? '0x'))
  return getUserOperationHash({
    chainId,
    entryPointAddress: entryPoint,
    entryPointVersion: '0.7',
    userOperation: {
      sender: bytes('sender'),
      nonce: number('nonce') ?? BigInt(0),
      callData: bytes('callData'),
      callGasLimit: number('callGasLimit') ?? BigInt(0),
      verificationGasLimit: number('verificationGasLimit') ?? BigInt(0),
      preVerificationGas: number('preVerificationGas') ?? BigInt(0),
      maxFeePerGas: number('maxFeePerGas') ?? BigInt(0),
      maxPriorityFeePerGas: number('maxPriorityFeePerGas') ?? BigInt(0),
      signature: bytes('signature'),
      ...('factory' in operation && { factory: bytes('factory'), factoryData: bytes('factoryData') }),
      ...('paymaster' in operation && {
        paymaster: bytes('paymaster'),
        paymasterData: bytes('paymasterData'),
        paymasterVerificationGasLimit: number('paymasterVerificationGasLimit'),
        paymasterPostOpGasLimit: number('paymasterPostOpGasLimit'),
      }),
    },
  })
}

/** Creates a bundler and a paymaster for the chain 1. @param onIncluded runs for each operation that a transaction includes */
export function createFakeBundler(onIncluded: (operation: SentOperation) => void): FakeBundler {
  const included = new Map<string, { hash: Hex; isDone: boolean }>()

  const send = (operation: SentOperation): Hex => {
    const hash = hashOf(operation, 1)
    bundler.sent.push(operation)
    if (bundler.including === 'never') return hash
    included.set(word(0xabc000 + included.size), { hash, isDone: bundler.including === 'done' })
    onIncluded(operation)
    return hash
  }

  const transactionOf = (hash: unknown) => [...included].find(([, found]) => found.hash === hash)?.[0]

  const results: Record<string, (params: readonly unknown[]) => unknown> = {
    eth_estimateUserOperationGas: () => bundler.estimate,
    eth_sendUserOperation: ([operation]) => send(Object(operation)),
    eth_getUserOperationByHash: ([hash]) => (transactionOf(hash) === undefined ? null : { entryPoint }),
    eth_getUserOperationReceipt: ([hash]) => {
      const transactionHash = transactionOf(hash)
      return transactionHash === undefined ? null : { userOpHash: hash, success: true, receipt: { transactionHash } }
    },
    pm_getPaymasterStubData: () => bundler.paymaster.stub,
    pm_getPaymasterData: () => bundler.paymaster.agreed,
  }

  const bundler: FakeBundler = {
    sent: [],
    calls: [],
    faults: new Map(),
    including: 'done',
    estimate: { preVerificationGas: '0xc350', verificationGasLimit: '0x249f0', callGasLimit: '0x186a0' },
    paymaster: {
      stub: {
        sponsor: { name: 'Example' },
        paymaster: payer,
        paymasterData: '0xffff',
        paymasterVerificationGasLimit: '0x186a0',
        paymasterPostOpGasLimit: '0x0',
      },
      agreed: { paymaster: payer, paymasterData: '0x1234' },
    },
    async fetch(_url, { body, signal }) {
      const { method, params }: { method: string; params: unknown[] } = JSON.parse(String(body))
      bundler.calls.push({ method, params })
      const fault = bundler.faults.get(method)
      if (fault === 'down') throw new TypeError('Failed to fetch')
      if (fault === 'mute')
        return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new TypeError('aborted'))))
      if (fault instanceof Error)
        return answer({
          jsonrpc: '2.0',
          id: 1,
          error: { code: 'code' in fault ? fault.code : -32_500, message: fault.message },
        })
      const result = fault && typeof fault === 'object' && 'result' in fault ? fault.result : results[method]?.(params)
      if (fault === 'answer lost') throw new TypeError('Failed to fetch')
      return answer({ jsonrpc: '2.0', id: 1, result })
    },
    receiptOf(transactionHash) {
      const found = included.get(String(transactionHash))
      if (!found) return undefined
      const { hash, isDone } = found
      const data = encodeAbiParameters(
        [{ type: 'uint256' }, { type: 'uint256' }, { type: 'uint256' }, { type: 'uint256' }],
        [BigInt(0), BigInt(isDone ? 1 : 0), BigInt(21_000), BigInt(21_000)],
      )
      const log = (address: string, topics: string[], logData = '0x') => ({ address, topics, data: logData })
      return {
        status: '0x1',
        blockHash: word(1),
        blockNumber: '0x11',
        gasUsed: '0x5208',
        transactionHash,
        logs: [
          log(entryPoint, [beforeAll]),
          log(payer, [word(5)]),
          // The operation of another account in the same transaction.
          log(entryPoint, [carriedOut, word(6), pad(payer), word(0)], data),
          log(payer, [word(7)]),
          // A contract that imitates the event of the EntryPoint.
          log(payer, [carriedOut, hash, pad(payer), word(0)], word(0)),
          log(entryPoint, [carriedOut, hash, pad(payer), word(0)], data),
        ],
      }
    },
  }
  return bundler
}
