import * as v from 'valibot'
import type { Hex } from 'viem'
import { toHexText } from '../bytes'
import type { RpcCall } from '../chain/rpc-client'
import { createRpcCall } from '../chain/rpc-client'
import type { FrameConfig, FrameNetwork } from '../config'
import { FrameError, errorCodes, invalidParams } from '../frame-error'
import type { FramePlatform } from '../platform'
import type { WalletContext } from '../requests/context'
import type { SigningRequest } from '../requests/rpc'
import { evmChainId, namespaceOf } from '../session/active-networks'
import { approvalFacts } from '../requests/approval-facts'
import { checkSender, sendCall } from './transaction'

const quantity = v.pipe(
  v.union([v.pipe(v.string(), v.regex(/^(?:0x[0-9a-f]{1,64}|\d{1,78})$/i)), v.pipe(v.number(), v.safeInteger())]),
  v.transform((value) => BigInt(value)),
)
const hexText = (pattern: RegExp) =>
  v.pipe(
    v.string(),
    v.regex(pattern),
    v.transform((text) => text.toLowerCase() as Hex),
  )

const batchSchema = v.object({
  from: v.optional(v.string()),
  chainId: v.optional(quantity),
  atomicRequired: v.optional(v.boolean(), false),
  capabilities: v.optional(v.record(v.string(), v.unknown()), {}),
  calls: v.array(
    v.object({
      to: hexText(/^0x[0-9a-f]{40}$/i),
      data: v.optional(hexText(/^0x(?:[0-9a-f]{2})*$/i), '0x'),
      value: v.optional(quantity, 0),
    }),
  ),
})

interface SentBatch {
  network: FrameNetwork
  hashes: readonly Hex[]
  /** How many calls the visitor did not approve, or the network did not take. */
  missing: number
}

/** The batches of this visit by id. */
const batches = new Map<string, SentBatch>()

/** How long a call waits until the call before it is included: 60 times a second. */
const waits = 60

const pause = ({ after }: Pick<FramePlatform, 'after'>) => new Promise<void>((resolve) => after(1_000, resolve))

/** Waits until a transaction is included, because the next call may need what it does. */
async function awaitReceipt(platform: FramePlatform, rpc: RpcCall, hash: Hex): Promise<void> {
  for (let tries = 0; tries < waits; tries += 1) {
    if (await rpc('eth_getTransactionReceipt', [hash])) return
    await pause(platform)
  }
  throw new FrameError('The transaction before this one is not included yet')
}

/** Answers `wallet_sendCalls`: one transaction after another, each with an approval of its own. */
export async function sendCalls(request: SigningRequest, params: unknown): Promise<{ id: string }> {
  const read = v.safeParse(v.tuple([batchSchema]), params)
  if (!read.success) throw invalidParams('wallet_sendCalls takes calls with a target, data and an amount')
  const [batch] = read.output
  if (batch.atomicRequired)
    throw new FrameError('This wallet cannot run several calls as one', errorCodes.atomicNotSupported)
  const { platform } = request.context
  const facts = await approvalFacts(request, 'eip155')
  checkSender(batch, facts)
  const rpc = createRpcCall(platform, facts.network)
  const hashes: Hex[] = []
  for (const [index, call] of batch.calls.entries()) {
    const place = batch.calls.length === 1 ? undefined : `${index + 1} of ${batch.calls.length}`
    try {
      const before = hashes.at(-1)
      if (before !== undefined) await awaitReceipt(platform, rpc, before)
      hashes.push(await sendCall(request, facts, call, place))
    } catch (error) {
      // Calls that were sent stay sent, so the page has to hear of them.
      if (hashes.length === 0) throw error
      break
    }
  }
  const id = `0x${toHexText(platform.crypto.getRandomValues(new Uint8Array(32)))}`
  batches.set(id, { network: facts.network, hashes, missing: batch.calls.length - hashes.length })
  return { id }
}

const receiptSchema = v.looseObject({ status: v.optional(v.string()) })

/** The status code of EIP-5792. */
function statusOf({ hashes, missing }: SentBatch, receipts: readonly { status?: string | undefined }[]): number {
  if (receipts.length < hashes.length) return 100
  const failed = missing + receipts.filter(({ status }) => status === '0x0').length
  if (failed === 0) return 200
  return failed === hashes.length + missing ? 500 : 600
}

/** Answers `wallet_getCallsStatus` (EIP-5792). Batches are known for as long as the frame lives. */
export async function getCallsStatus({ platform }: Pick<WalletContext, 'platform'>, params: unknown) {
  const read = v.safeParse(v.looseTuple([v.string()]), params)
  const id = read.success ? read.output[0] : ''
  const batch = batches.get(id)
  if (!batch) throw new FrameError('The wallet does not know this batch', errorCodes.unknownBundle)
  const rpc = createRpcCall(platform, batch.network)
  const answers = await Promise.all(batch.hashes.map((hash) => rpc('eth_getTransactionReceipt', [hash])))
  const receipts = answers.filter((answer) => v.is(receiptSchema, answer))
  const chainId = `0x${evmChainId(batch.network).toString(16)}`
  return { version: '2.0.0', id, chainId, atomic: false, status: statusOf(batch, receipts), receipts }
}

/** Answers `wallet_getCapabilities`: no network runs several calls as one. */
export function getCapabilities({ networks }: Pick<FrameConfig, 'networks'>) {
  const evm = networks.filter((network) => namespaceOf(network) === 'eip155')
  return Object.fromEntries(
    evm.map((network) => [`0x${evmChainId(network).toString(16)}`, { atomic: { status: 'unsupported' } }]),
  )
}
