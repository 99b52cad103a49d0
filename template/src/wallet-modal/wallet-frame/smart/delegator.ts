import type { Hex } from 'viem'
import {
  decodeAbiParameters,
  decodeFunctionData,
  encodeAbiParameters,
  encodeFunctionData,
  hashTypedData,
  parseAbi,
  parseAbiParameters,
} from 'viem'
import { toPackedUserOperation } from 'viem/account-abstraction'
import type { AccountCode } from './account-code'
import { entryPoint } from './contracts'

/** The mode of ERC-7579 for several calls, of which all fail if one fails. */
const batchMode: Hex = `0x01${'0'.repeat(62)}`
const abi = parseAbi(['function execute(bytes32 mode, bytes executionCalldata) payable'])
const executions = parseAbiParameters('(address target, uint256 value, bytes callData)[]')

const packedOperation = [
  { name: 'sender', type: 'address' },
  { name: 'nonce', type: 'uint256' },
  { name: 'initCode', type: 'bytes' },
  { name: 'callData', type: 'bytes' },
  { name: 'accountGasLimits', type: 'bytes32' },
  { name: 'preVerificationGas', type: 'uint256' },
  { name: 'gasFees', type: 'bytes32' },
  { name: 'paymasterAndData', type: 'bytes' },
  { name: 'entryPoint', type: 'address' },
] as const

/** The stub signature: r, s and v of no key. */
export const stubSignature: Hex = `0x${'7'.repeat(128)}1c`

type Shared = Omit<AccountCode, 'readSetUp' | 'isInitCode'>

/**
 * The calls and the signatures of the DeleGator contracts, version 1.3.0. These contracts take operations as typed data (EIP-712), not by
 * their hash. @param name the name of the contract in the domain of the typed data
 */
export function delegator(name: string): Shared {
  return {
    stubSignature,

    encodeCalls(calls) {
      const list = calls.map(({ to, value, data }) => ({ target: to, value, callData: data }))
      const args = [batchMode, encodeAbiParameters(executions, [list])] as const
      return encodeFunctionData({ abi, functionName: 'execute', args })
    },

    decodeCalls(callData) {
      try {
        const [mode, packed] = decodeFunctionData({ abi, data: callData }).args
        if (mode !== batchMode) return undefined
        const [list] = decodeAbiParameters(executions, packed)
        return list.map(({ target, value, callData: data }) => ({ to: target, value, data }))
      } catch {
        return undefined
      }
    },

    pack: (operation) => ({ ...toPackedUserOperation(operation), entryPoint }),

    digest: (packed, chainId) =>
      hashTypedData({
        domain: { name, version: '1', chainId, verifyingContract: packed.sender },
        types: { PackedUserOperation: packedOperation },
        primaryType: 'PackedUserOperation',
        message: { ...packed },
      }),
  }
}
