import { decodeNumber, decodeText } from '../abi/decode'
import { RpcError } from '../rpc-error'

/** The codes of ERC-7769 for user operations that a bundler refuses. */
export const operationCodes = {
  rejected: -32500,
  paymaster: -32501,
  outOfTime: -32503,
  signature: -32507,
  reverted: -32521,
} as const

const failedOp = '0x220266b6'
const failedOpWithRevert = '0x65c8fd4d'

/** Creates the error for a user operation that the EntryPoint does not accept. @param data the revert data of the EntryPoint */
export function refusedByEntryPoint(data: unknown): RpcError {
  const reason = reasonOfEntryPoint(data) ?? `EntryPoint reverted: ${revertReason(data)}`
  return new RpcError(codeOf(reason), reason, { reason })
}

/** The error for a sender without code. The chain ignores an invalid authorization, and then the EntryPoint reverts without data. */
export const notDeployed = new RpcError(
  operationCodes.rejected,
  'AA20 account not deployed: the sender has no code, and no factory or valid eip7702Auth comes with the operation',
)

/** Describes the revert data of a call as a text for people. */
export function revertReason(data: unknown): string {
  if (typeof data !== 'string' || data === '0x') return 'no reason given'
  const rest = `0x${data.slice(10)}`
  if (data.startsWith('0x08c379a0')) return decodeText(rest) ?? data
  if (data.startsWith('0x4e487b71')) return `panic ${decodeNumber(rest) ?? data}`
  return data
}

function reasonOfEntryPoint(data: unknown): string | undefined {
  if (typeof data !== 'string' || !(data.startsWith(failedOp) || data.startsWith(failedOpWithRevert))) return undefined
  const reason = textAt(data, 1)
  const inner = data.startsWith(failedOpWithRevert) ? bytesAt(data, 2) : '0x'
  return inner === '0x' ? reason : `${reason} (${revertReason(inner)})`
}

/** The code of ERC-7769 for a reason of the EntryPoint. The first digit is 1 for the factory, 2 for the account, and 3 for the paymaster. */
function codeOf(reason: string): number {
  if (/^AA[23]4/.test(reason)) return operationCodes.signature
  if (/^AA[23]2/.test(reason)) return operationCodes.outOfTime
  return reason.startsWith('AA3') ? operationCodes.paymaster : operationCodes.rejected
}

function textAt(data: string, slot: number): string {
  return Buffer.from(bytesAt(data, slot).slice(2), 'hex').toString('utf8')
}

/** Reads the bytes whose offset is the argument number `slot` of revert data. The data begins with a selector. */
function bytesAt(data: string, slot: number): string {
  const values = data.slice(10)
  const numberAt = (position: number): number => Number.parseInt(values.slice(position, position + 64), 16)
  const start = numberAt(slot * 64) * 2
  return `0x${values.slice(start + 64, start + 64 + numberAt(start) * 2)}`
}
