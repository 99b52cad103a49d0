import { isRecord, type JsonRecord } from '../json'
import { RpcError, rpcCodes } from '../rpc-error'
import { rpcBatch } from '../chain/rpc-call'
import { toHexId } from '../chain/chains'

/** Calls that a site has sent together (EIP-5792). */
export interface CallBatch {
  readonly id: string
  readonly origin: string
  readonly chainId: number
  readonly rpcUrl: string
  /** Whether all calls were one transaction. */
  readonly atomic: boolean
  /** The transactions that the node has accepted, in order. Empty if the node refused the first transaction. */
  readonly hashes: readonly string[]
  /** Whether the node refused a transaction. The wallet sends no further transactions of such a batch. */
  readonly isCutShort: boolean
}

/** The states of EIP-5792. */
const states = { pending: 100, confirmed: 200, notIncluded: 400, reverted: 500, partlyReverted: 600 } as const

/** The batches that the wallet has carried out, by the site's origin and the batch's id. */
export class CallBatches {
  readonly #batches = new Map<string, CallBatch>()

  has(origin: string, id: string): boolean {
    return this.#batches.has(key(origin, id))
  }

  add(batch: CallBatch): void {
    this.#batches.set(key(batch.origin, batch.id), batch)
  }

  clear(): void {
    this.#batches.clear()
  }

  /**
   * Returns the status of a batch, in the form of wallet_getCallsStatus.
   * @throws RpcError 5730 if the wallet has carried out no batch with this id for this site
   */
  async status(origin: string, id: string): Promise<unknown> {
    const batch = this.#batches.get(key(origin, id))
    if (batch === undefined) throw new RpcError(rpcCodes.unknownBundle, `The wallet knows no calls with the id ${id}`)
    const { rpcUrl, hashes, chainId, atomic } = batch
    const requests = hashes.map((hash) => ({ method: 'eth_getTransactionReceipt', params: [hash] }))
    const receipts = (await rpcBatch(rpcUrl, requests)).filter(isRecord)
    const status = statusOf(batch, receipts)
    const told = { version: '2.0.0', id, chainId: toHexId(chainId), status, atomic }
    return status === states.pending ? told : { ...told, receipts: receipts.map(shortReceipt) }
  }
}

function statusOf({ hashes, isCutShort }: CallBatch, receipts: readonly JsonRecord[]): number {
  if (hashes.length === 0) return states.notIncluded
  if (receipts.length < hashes.length) return states.pending
  const failures = receipts.filter(({ status }) => status !== '0x1').length
  if (failures === hashes.length) return states.reverted
  return failures > 0 || isCutShort ? states.partlyReverted : states.confirmed
}

function shortReceipt(receipt: JsonRecord): JsonRecord {
  const { status, blockHash, blockNumber, gasUsed, transactionHash } = receipt
  const logs = Array.isArray(receipt['logs']) ? receipt['logs'].filter(isRecord) : []
  const short = logs.map(({ address, data, topics }) => ({ address, data, topics }))
  return { logs: short, status, blockHash, blockNumber, gasUsed, transactionHash }
}

function key(origin: string, id: string): string {
  return JSON.stringify([origin, id])
}
