import { WalletModalError, isRecord, messageOf } from '../../../domain/errors/errors'
import { refusedFor } from '../../../domain/errors/refusals'
import { plainText } from '../../../domain/plain-text'
import { decodeText, decodeUint, digitsOf } from './abi-decode'
import { selectors } from './selectors'

const maxReasonLength = 200
const maxMessage = 1_000
const selectorLength = 10

const failing = /revert|invalid opcode|out of gas|gas required exceeds|always failing|vm execution error/i
const insufficient = /insufficient (?:funds|balance)|not enough (?:funds|balance)|doesn't have enough funds/i

/** True for an error in an endpoint's answer, false when the endpoint did not answer. */
export function isAnswerError(error: unknown): error is Error {
  return error instanceof Error && error.name === 'RpcAnswerError'
}

/** Finds the data of a revert. Endpoints put it at different depths of the error. */
function revertData(value: unknown, depth = 0): string | undefined {
  if (typeof value === 'string') {
    const hex = value.startsWith('Reverted ') ? value.slice('Reverted '.length) : value
    return (digitsOf(hex)?.length ?? 0) >= selectorLength - 2 ? hex : undefined
  }
  if (!isRecord(value) || depth > 4) return undefined
  return revertData(value['data'], depth + 1) ?? revertData(value['cause'], depth + 1)
}

/** The reason of a revert: the contract's message, the code of a panic, or the selector of a custom error. */
function reasonOfData(data: string): string | undefined {
  const selector = data.slice(0, selectorLength).toLowerCase()
  const rest = `0x${data.slice(selectorLength)}`
  if (selector === selectors['Error(string)']) return decodeText(rest)
  if (selector === selectors['Panic(uint256)'])
    return `panic 0x${(decodeUint(rest) ?? BigInt(0)).toString(16).padStart(2, '0')}`
  return `error ${selector}`
}

/** The reason that most endpoints append to their message: `execution reverted: too little`. */
function reasonOfMessage(message: string): string | undefined {
  return /revert(?:ed)?(?: with reason string)?[:,]?\s+(?:revert:\s*)?['"]?([^]+?)['"]?\s*$/i.exec(
    message.slice(0, maxMessage),
  )?.[1]
}

/** True when a call was executed and reverted, so that asking again or another endpoint would not help. */
export function isRevert(error: unknown): boolean {
  return isAnswerError(error) && (failing.test(error.message) || revertData(error) !== undefined)
}

/** For `catch` of a contract call. A reverted call resolves with undefined. Any other error is thrown again, because a failed read must not look like a zero balance. */
export function revertIsNone(error: unknown): undefined {
  if (isRevert(error)) return undefined
  throw error
}

/** True when a contract reports that the answer is kept outside the chain (EIP-3668). */
export function isKeptElsewhere(error: unknown): boolean {
  const data = isAnswerError(error) ? revertData(error) : undefined
  return data?.toLowerCase().startsWith(selectors['OffchainLookup(address,string[],bytes,bytes4,bytes)']) ?? false
}

/**
 * Converts the error of a read. A call that would fail becomes TRANSACTION_REFUSED with the contract's reason in its details;
 * another error of an endpoint becomes RPC_UNAVAILABLE. Other errors stay as they are.
 */
export function toReadError(error: unknown, symbol: string): unknown {
  if (!isAnswerError(error)) return error
  if (insufficient.test(error.message) && !/revert/i.test(error.message))
    return refusedFor((texts) => texts.notEnough(symbol), error)
  if (!isRevert(error)) return new WalletModalError('RPC_UNAVAILABLE', { details: messageOf(error), cause: error })
  const data = revertData(error)
  const told = (data && reasonOfData(data)) ?? reasonOfMessage(error.message)
  return refusedFor(plainText(told ?? '', maxReasonLength) || ((texts) => texts.wouldFail), error)
}
