import * as v from 'valibot'
import type { Hex } from 'viem'
import type { RpcCall } from '../chain/rpc-client'
import { FrameError, errorCodes } from '../frame-error'
import { toldError } from '../locales/told-error'
import type { FramePlatform } from '../platform'
import { withDeadline } from '../platform'
import type { Bundler } from './bundler'
import { entryPoint } from './contracts'
import { operationTexts } from './texts/operation-texts'

/** The topic of `UserOperationEvent`, which the EntryPoint logs for each operation. The next topic is the hash of the operation. */
const carriedOut = '0x49628fd1471006c1482da88028e9ce4dbb080b815c9b0344d39e5a8e6ec1419f'
/** The topic of `BeforeExecution`, which the EntryPoint logs before the first operation of a transaction. */
const beforeAll = '0xbb47ee3e183a558b1a2ff0874b079f3fc5478b7454eacf2bfc5af2ff5878f972'

const logSchema = v.looseObject({ address: v.string(), topics: v.array(v.string()), data: v.string() })

const receiptSchema = v.object({
  status: v.optional(v.string()),
  blockHash: v.string(),
  blockNumber: v.string(),
  gasUsed: v.string(),
  transactionHash: v.string(),
  logs: v.array(logSchema),
})

/** An operation that is in a block. */
export interface Inclusion {
  /** Whether the calls succeeded. If they failed, the operation has cost its fee and changed nothing else. */
  isDone: boolean
  transactionHash: Hex
  /** The receipt in the form of EIP-5792. It has only the logs of this operation. */
  receipt: Readonly<Record<string, unknown>>
}

const isOfEntryPoint = ({ address }: v.InferOutput<typeof logSchema>) =>
  address.toLowerCase() === entryPoint.toLowerCase()

/**
 * Looks for the transaction that includes an operation. The bundler names the transaction. The network's receipt says whether the transaction
 * includes the operation, and whether the calls succeeded.
 * @returns undefined if no transaction includes the operation
 */
export async function findInclusion(bundler: Bundler, rpc: RpcCall, hash: Hex): Promise<Inclusion | undefined> {
  const transactionHash = await bundler.transactionOf(hash)
  if (transactionHash === undefined) return undefined
  const read = v.safeParse(receiptSchema, await rpc('eth_getTransactionReceipt', [transactionHash]))
  if (!read.success) return undefined
  const { logs, ...transaction } = read.output
  const end = logs.findIndex((log) => isOfEntryPoint(log) && log.topics[0] === carriedOut && log.topics[1] === hash)
  const event = logs[end]
  if (!event) return undefined
  const isBoundary = (log: (typeof logs)[number]) =>
    isOfEntryPoint(log) && [carriedOut, beforeAll].includes(log.topics[0] ?? '')
  const start = logs.slice(0, end).map(isBoundary).lastIndexOf(true)
  // The second word of the event's data says whether the calls succeeded.
  const isDone = BigInt(`0x${event.data.slice(66, 130) || '0'}`) === BigInt(1)
  const receipt = { ...transaction, status: isDone ? '0x1' : '0x0', logs: logs.slice(start + 1, end) }
  return { isDone, transactionHash, receipt }
}

/** How long the wallet waits until an operation is included, and how long between two looks, in milliseconds. */
const timeoutMs = 60_000
const pause = 1_000

/** Waits until an operation is included. @throws FrameError that names the operation when it takes longer than a minute */
export async function awaitInclusion(
  platform: FramePlatform,
  bundler: Bundler,
  rpc: RpcCall,
  hash: Hex,
): Promise<Inclusion> {
  const late = () => toldError(operationTexts, (texts) => texts.notIncluded(hash))
  return withDeadline(platform, timeoutMs, late, async (signal) => {
    while (!signal.aborted) {
      const found = await findInclusion(bundler, rpc, hash).catch((error: unknown) => {
        // The operation is sent already. A service that does not answer now may answer later.
        if (error instanceof FrameError && error.code === errorCodes.disconnected) return undefined
        throw error
      })
      if (found) return found
      await new Promise<void>((resume) => void platform.after(pause, resume))
    }
    throw late()
  })
}
