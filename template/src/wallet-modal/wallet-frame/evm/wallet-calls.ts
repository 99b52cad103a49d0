import * as v from 'valibot'
import type { Hex } from 'viem'
import { toHexText } from '../bytes'
import type { RpcCall } from '../chain/rpc-client'
import { createRpcCall } from '../chain/rpc-client'
import { MaybeSent } from '../chain/submit'
import type { FrameNetwork } from '../config'
import { FrameError, errorCodes } from '../frame-error'
import type { FramePlatform } from '../platform'
import type { ApprovalFacts } from '../requests/approval-facts'
import { approvalFacts } from '../requests/approval-facts'
import type { SigningRequest } from '../requests/rpc'
import { evmChainId } from '../session/active-networks'
import type { Batch, BatchCall } from './batch'
import { capabilitiesOf, isOptional, readBatch, unsupportedCapability } from './batch'
import { createBatchIds } from './batch-ids'
import { checkSender, sendCall } from './transaction'

interface SentBatch {
  network: FrameNetwork
  hashes: readonly Hex[]
  /** How many calls were not sent: the visitor declined a call, or the network refused it. */
  missing: number
}

/** The batches that the ordinary account has sent in this visit, by id. */
const batches = new Map<string, SentBatch>()

/** How many seconds a call waits until the previous call is included. The wallet looks once a second. */
const waits = 60

const pause = ({ after }: Pick<FramePlatform, 'after'>) => new Promise<void>((resolve) => after(1_000, resolve))

/** Waits until a transaction is included, because the next call may depend on its effects. */
async function awaitReceipt(platform: FramePlatform, rpc: RpcCall, hash: Hex): Promise<void> {
  for (let tries = 0; tries < waits; tries += 1) {
    if (await rpc('eth_getTransactionReceipt', [hash])) return
    await pause(platform)
  }
  throw new FrameError('The transaction before this one is not included yet')
}

/** Sends one transaction after another, each with its own approval. Returns the id of the batch. */
async function sendOneByOne(
  request: SigningRequest,
  facts: ApprovalFacts,
  calls: readonly BatchCall[],
): Promise<{ id: string }> {
  const { platform } = request.context
  const rpc = createRpcCall(platform, facts.network)
  const hashes: Hex[] = []
  for (const [index, call] of calls.entries()) {
    const part = calls.length === 1 ? undefined : { place: index + 1, count: calls.length }
    try {
      const before = hashes.at(-1)
      if (before !== undefined) await awaitReceipt(platform, rpc, before)
      hashes.push(await sendCall(request, facts, call, part))
    } catch (error) {
      // Sent calls cannot be taken back, so the page gets the id of the calls that were sent.
      if (hashes.length === 0) throw error
      break
    }
  }
  const id = `0x${toHexText(platform.crypto.getRandomValues(new Uint8Array(32)))}`
  batches.set(id, { network: facts.network, hashes, missing: calls.length - hashes.length })
  return { id }
}

async function send(request: SigningRequest, batch: Batch): Promise<{ id: string }> {
  const facts = await approvalFacts(request, 'eip155')
  if (batch.atomicRequired && !facts.kind)
    throw new FrameError('This wallet cannot run several calls as one', errorCodes.atomicNotSupported)
  checkSender(batch, facts)
  const capabilities = capabilitiesOf(batch)
  if (facts.kind) return (await facts.kind.operations()).sendCalls(request, facts, batch.calls, capabilities)
  if (!Object.values(capabilities).every(isOptional)) throw unsupportedCapability()
  return sendOneByOne(request, facts, batch.calls)
}

/**
 * Answers `wallet_sendCalls` (EIP-5792). The ordinary account sends one transaction after another, each with its own approval. The smart
 * account sends one user operation.
 */
export async function sendCalls(request: SigningRequest, params: unknown): Promise<{ id: string }> {
  const batch = readBatch(params)
  const { id } = batch
  if (id === undefined) return send(request, batch)
  const { context, login, origin } = request
  const ids = createBatchIds(context.storage, { user: login.user.id, origin })
  await ids.claim(id)
  try {
    await ids.keep(id, (await send(request, batch)).id)
    return { id }
  } catch (error) {
    // A batch that may have been sent keeps its id, so that the page cannot send the batch twice.
    if (!(error instanceof MaybeSent)) await ids.release(id)
    throw error
  }
}

const receiptSchema = v.looseObject({ status: v.optional(v.string()) })

/** The status code of EIP-5792. */
function statusOf({ hashes, missing }: SentBatch, receipts: readonly { status?: string | undefined }[]): number {
  if (receipts.length < hashes.length) return 100
  const failed = missing + receipts.filter(({ status }) => status === '0x0').length
  if (failed === 0) return 200
  return failed === hashes.length + missing ? 500 : 600
}

type Status = Readonly<Record<string, unknown>>

async function statusOfBatch(platform: FramePlatform, id: string): Promise<Status | undefined> {
  const batch = batches.get(id)
  if (!batch) return undefined
  const rpc = createRpcCall(platform, batch.network)
  const answers = await Promise.all(batch.hashes.map((hash) => rpc('eth_getTransactionReceipt', [hash])))
  const receipts = answers.filter((answer) => v.is(receiptSchema, answer))
  const chainId = `0x${evmChainId(batch.network).toString(16)}`
  return { version: '2.0.0', id, chainId, atomic: false, status: statusOf(batch, receipts), receipts }
}

async function statusOfOperation({ platform, config, accountTypes }: SigningRequest['context'], id: string) {
  const [kind] = config.networks.flatMap((network) => accountTypes.kindInSettings(network) ?? [])
  return kind && (await kind.operations()).callsStatus(platform, config.networks, id)
}

/**
 * Answers `wallet_getCallsStatus` (EIP-5792), for an id that the page has chosen and for an id of the wallet. The wallet knows batches of the
 * ordinary account until the frame is loaded again.
 */
export async function getCallsStatus({ context, login, origin }: SigningRequest, params: unknown): Promise<Status> {
  const read = v.safeParse(v.looseTuple([v.string()]), params)
  const id = read.success ? read.output[0] : ''
  const own = (await createBatchIds(context.storage, { user: login.user.id, origin }).find(id)) ?? id
  const status = (await statusOfBatch(context.platform, own)) ?? (await statusOfOperation(context, own))
  if (status) return { ...status, id }
  throw new FrameError('The wallet does not know this batch', errorCodes.unknownBundle)
}
