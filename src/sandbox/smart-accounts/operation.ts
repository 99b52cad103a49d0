import { isAddress } from '../abi/address'
import { isBytes } from '../abi/decode'
import { isRecord, type JsonRecord } from '../json'
import { invalidParams } from '../rpc-error'

type Hex = `0x${string}`

/** A user operation for EntryPoint 0.7. Fees are in wei for each unit of gas. */
export interface UserOperation {
  readonly sender: Hex
  readonly nonce: bigint
  readonly factory?: { readonly address: Hex; readonly data: Hex }
  readonly callData: Hex
  readonly callGasLimit: bigint
  readonly verificationGasLimit: bigint
  readonly preVerificationGas: bigint
  readonly maxFeePerGas: bigint
  readonly maxPriorityFeePerGas: bigint
  readonly paymaster?: OperationPaymaster
  readonly signature: Hex
  /** Delegates the sender to a contract (EIP-7702), in the form of a transaction's authorization list. */
  readonly authorization?: Authorization
}

/** The paymaster of a user operation. */
export interface OperationPaymaster {
  readonly address: Hex
  readonly verificationGasLimit: bigint
  readonly postOpGasLimit: bigint
  readonly data: Hex
}

/** A signed authorization of EIP-7702. The numbers are hexadecimal. */
export interface Authorization {
  readonly chainId: string
  readonly address: Hex
  readonly nonce: string
  readonly yParity: string
  readonly r: string
  readonly s: string
}

const needed = ['sender', 'nonce', 'callData', 'signature'] as const
const gasFields = [
  'callGasLimit',
  'verificationGasLimit',
  'preVerificationGas',
  'maxFeePerGas',
  'maxPriorityFeePerGas',
] as const
const paymasterFields = ['paymasterVerificationGasLimit', 'paymasterPostOpGasLimit', 'paymasterData'] as const
const known: readonly string[] = [
  ...needed,
  ...gasFields,
  ...paymasterFields,
  'factory',
  'factoryData',
  'paymaster',
  'eip7702Auth',
]
const authorizationFields = ['address', 'chainId', 'nonce', 'r', 's', 'yParity'] as const

/**
 * Reads a user operation in the unpacked form of ERC-7769.
 * @param isFinal whether gas, fees and signature are required. Otherwise missing numbers become 0, and a missing signature becomes `0x`
 * @throws RpcError -32602 that names the wrong field
 */
export function parseOperation(value: unknown, isFinal: boolean): UserOperation {
  if (!isRecord(value)) throw invalidParams('The operation must be an object')
  const strange = Object.keys(value).find((name) => !known.includes(name))
  if (strange !== undefined)
    throw invalidParams(`${strange} is no field of an operation of EntryPoint 0.7 in its unpacked form`)
  const gas = (name: string): bigint => (isFinal || name in value ? quantity(value, name, 128) : 0n)
  const operation = {
    sender: address(value, 'sender'),
    nonce: quantity(value, 'nonce', 256),
    callData: bytes(value, 'callData'),
    callGasLimit: gas('callGasLimit'),
    verificationGasLimit: gas('verificationGasLimit'),
    preVerificationGas: gas('preVerificationGas'),
    maxFeePerGas: gas('maxFeePerGas'),
    maxPriorityFeePerGas: gas('maxPriorityFeePerGas'),
    signature: isFinal || 'signature' in value ? bytes(value, 'signature') : '0x',
    ...parseFactory(value),
    ...parsePaymaster(value, gas),
    ...('eip7702Auth' in value && { authorization: parseAuthorization(value['eip7702Auth']) }),
  } as const
  if (operation.maxPriorityFeePerGas > operation.maxFeePerGas)
    throw invalidParams('maxPriorityFeePerGas must not be more than maxFeePerGas')
  return operation
}

function parseFactory(value: JsonRecord): Pick<UserOperation, 'factory'> {
  if (!('factory' in value) && !('factoryData' in value)) return {}
  return { factory: { address: address(value, 'factory'), data: bytes(value, 'factoryData') } }
}

function parsePaymaster(value: JsonRecord, gas: (name: string) => bigint): Pick<UserOperation, 'paymaster'> {
  if (!('paymaster' in value)) {
    const lonely = paymasterFields.find((name) => name in value)
    if (lonely !== undefined) throw invalidParams(`${lonely} needs a paymaster`)
    return {}
  }
  return {
    paymaster: {
      address: address(value, 'paymaster'),
      verificationGasLimit: gas('paymasterVerificationGasLimit'),
      postOpGasLimit: gas('paymasterPostOpGasLimit'),
      data: 'paymasterData' in value ? bytes(value, 'paymasterData') : '0x',
    },
  }
}

function parseAuthorization(value: unknown): Authorization {
  if (!isRecord(value) || Object.keys(value).some((name) => !authorizationFields.some((field) => field === name)))
    throw invalidParams(`eip7702Auth must be an object with ${authorizationFields.join(', ')}`)
  const number = (name: string, bits: number): string => `0x${quantity(value, name, bits).toString(16)}`
  return {
    address: address(value, 'address'),
    chainId: number('chainId', 256),
    nonce: number('nonce', 64),
    yParity: number('yParity', 8),
    r: number('r', 256),
    s: number('s', 256),
  }
}

function address(value: JsonRecord, name: string): Hex {
  const found = value[name]
  if (isAddress(found)) return found
  throw invalidParams(`${name} must be an address`)
}

function bytes(value: JsonRecord, name: string): Hex {
  const found = value[name]
  if (isBytes(found)) return found
  throw invalidParams(`${name} must be bytes in hexadecimal`)
}

function quantity(value: JsonRecord, name: string, bits: number): bigint {
  const found = value[name]
  if (typeof found !== 'string' || !/^0x[0-9a-f]{1,64}$/i.test(found) || BigInt(found) >= 1n << BigInt(bits))
    throw invalidParams(`${name} must be a number of at most ${bits} bits in hexadecimal`)
  return BigInt(found)
}
