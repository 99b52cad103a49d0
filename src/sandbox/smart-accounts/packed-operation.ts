import { encodeBytes, word } from '../abi/encode'
import type { OperationPaymaster, UserOperation } from './operation'

const handleOps = '0x765e827f'
const getUserOpHash = '0x22cdde4c'
const agreement = '0xdc54c7e2'

/** The calldata with which the EntryPoint carries out one user operation. @param beneficiary the account that gets the fee */
export function handleOpsCall(operation: UserOperation, beneficiary: string): `0x${string}` {
  const list = word('1') + word('20') + encodeOperation(operation)
  return `${handleOps}${word('40')}${word(beneficiary.slice(2))}${list}`
}

/** The calldata that asks the EntryPoint for the hash of a user operation. */
export function hashCall(operation: UserOperation): `0x${string}` {
  return `${getUserOpHash}${word('20')}${encodeOperation(operation)}`
}

/** The calldata that asks the paymaster for the hash that its signer has to sign for a user operation. */
export function agreementCall(operation: UserOperation): `0x${string}` {
  return `${agreement}${word('20')}${encodeOperation(operation)}`
}

/** ABI-encodes a user operation as a PackedUserOperation (ERC-4337). The returned hexadecimal digits have no 0x. */
function encodeOperation(operation: UserOperation): string {
  const { sender, nonce, factory, callData, paymaster, signature } = operation
  let tail = ''
  const dynamic = (hex: string): string => {
    const offset = word((9 * 32 + tail.length / 2).toString(16))
    tail += encodeBytes(hex)
    return offset
  }
  const head = [
    word(sender.slice(2)),
    word(nonce.toString(16)),
    dynamic(factory === undefined ? '' : factory.address.slice(2) + factory.data.slice(2)),
    dynamic(callData.slice(2)),
    half(operation.verificationGasLimit) + half(operation.callGasLimit),
    word(operation.preVerificationGas.toString(16)),
    half(operation.maxPriorityFeePerGas) + half(operation.maxFeePerGas),
    dynamic(paymaster === undefined ? '' : encodePaymaster(paymaster)),
    dynamic(signature.slice(2)),
  ]
  return head.join('') + tail
}

function encodePaymaster({ address, verificationGasLimit, postOpGasLimit, data }: OperationPaymaster): string {
  return address.slice(2) + half(verificationGasLimit) + half(postOpGasLimit) + data.slice(2)
}

/** Encodes a number as 16 bytes, which are half a word. */
function half(value: bigint): string {
  return value.toString(16).padStart(32, '0')
}
