import { topicAddress } from '../abi/decode'
import { isRecord, type JsonRecord } from '../json'
import { smartAccounts } from './addresses'
import { revertReason } from './operation-error'

/** The event `UserOperationEvent`: a user operation was carried out. */
const carriedOut = '0x49628fd1471006c1482da88028e9ce4dbb080b815c9b0344d39e5a8e6ec1419f'
/** The event `UserOperationRevertReason`: the call of a user operation reverted. */
const reverted = '0x1c4fada7374c0a9ee8841fc38afe82932dc0f8e69012e927f061a8bae611a201'
/** The event `BeforeExecution`: the events of the bundle's user operations follow. */
const before = '0xbb47ee3e183a558b1a2ff0874b079f3fc5478b7454eacf2bfc5af2ff5878f972'

/**
 * Reads the receipt of a user operation from the receipt of its bundle's transaction.
 * @returns the receipt of ERC-7769; null if the bundle has failed or is not in a block yet
 */
export function operationReceipt(hash: string, receipt: unknown): unknown {
  if (!isRecord(receipt) || !Array.isArray(receipt['logs'])) return null
  const logs = receipt['logs'].filter(isRecord)
  const end = logs.findIndex((log) => isOfOperation(log, carriedOut, hash))
  const event = logs[end]
  if (event === undefined) return null
  const start = logs.findIndex((log) => topicsOf(log)[0] === before)
  const reason = logs.find((log) => isOfOperation(log, reverted, hash))
  const [, , sender = '', paymaster = ''] = topicsOf(event)
  const [nonce, success, actualGasCost, actualGasUsed] = wordsOf(event)
  return {
    userOpHash: hash,
    entryPoint: smartAccounts.entryPoint,
    sender: topicAddress(sender),
    paymaster: topicAddress(paymaster),
    nonce,
    success: success === '0x1',
    actualGasCost,
    actualGasUsed,
    ...(reason && { reason: reasonIn(reason) }),
    logs: logs.slice(start + 1, end),
    receipt,
  }
}

function isOfOperation(log: JsonRecord, event: string, hash: string): boolean {
  const [topic, operation] = topicsOf(log)
  const isOfEntryPoint = String(log['address']).toLowerCase() === smartAccounts.entryPoint.toLowerCase()
  return isOfEntryPoint && topic === event && operation === hash
}

function topicsOf(log: JsonRecord): readonly string[] {
  return Array.isArray(log['topics']) ? log['topics'].map(String) : []
}

/** The words of a log's data as hexadecimal numbers without leading zeros. */
function wordsOf(log: JsonRecord): readonly string[] {
  const words = String(log['data']).slice(2).match(/.{64}/g) ?? []
  return words.map((text) => `0x${BigInt(`0x${text}`).toString(16)}`)
}

/** Reads the reason from the data of a log, which has a nonce and the revert data of the call. */
function reasonIn(log: JsonRecord): string {
  const data = String(log['data']).slice(2 + 2 * 64)
  const length = Number.parseInt(data.slice(0, 64), 16)
  return revertReason(`0x${data.slice(64, 64 + length * 2)}`)
}
