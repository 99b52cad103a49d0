import { rpcBatch, rpcCall, type RpcRequest } from '../chain/rpc-call'
import { isRecord, type JsonRecord } from '../json'
import { passedOnIn, type PassedOn } from './passed-on'

/** An event log of a transaction. */
export interface ChainLog {
  readonly address: string
  readonly topics: readonly string[]
  readonly data: string
}

/** A transaction of the chain. Addresses are in lower case. */
export interface ChainTransaction {
  readonly hash: string
  readonly from: string
  /** `null` for the deployment of a contract. */
  readonly to: string | null
  readonly value: bigint
  readonly input: string
  readonly nonce: number
  /** Milliseconds since 1970. */
  readonly time: number
  readonly status: 'confirmed' | 'failed' | 'pending'
  readonly created: string | null
  readonly logs: readonly ChainLog[]
  /** The native currency that contracts passed on inside the transaction. */
  readonly passedOn: readonly PassedOn[]
}

interface Block {
  readonly hash: string
  readonly transactions: readonly ChainTransaction[]
}

const blocksAtOnce = 100

/** Every transaction of a chain. Each block is read once. After a reset of the chain, all blocks are read again. */
export class ChainBlocks {
  readonly #rpcUrl: string
  readonly #forget: () => void
  #blocks: readonly Block[] = []
  #reading: Promise<unknown> = Promise.resolve()
  readonly #firstSeen = new Map<string, number>()

  /** @param forget is called when the chain was reset, because facts that were read from the chain may no longer be true */
  constructor(rpcUrl: string, forget: () => void) {
    this.#rpcUrl = rpcUrl
    this.#forget = forget
  }

  /** The transactions up to now, oldest first. */
  async transactions(): Promise<readonly ChainTransaction[]> {
    const read = this.#reading.then(() => this.#read())
    // The next read starts even if this read has failed.
    this.#reading = read.catch(() => {})
    await read
    return this.#blocks.flatMap((block) => block.transactions)
  }

  /** The pending transactions. */
  async waiting(): Promise<readonly ChainTransaction[]> {
    const pool = await rpcCall(this.#rpcUrl, 'txpool_content', [])
    const pending = isRecord(pool) && isRecord(pool['pending']) ? pool['pending'] : {}
    const raw = Object.values(pending)
      .filter(isRecord)
      .flatMap((byNonce) => Object.values(byNonce))
      .filter(isRecord)
    return raw.map((tx) => {
      const hash = String(tx['hash'])
      const time = this.#firstSeen.get(hash) ?? Date.now()
      this.#firstSeen.set(hash, time)
      return { ...fieldsOf(tx), time, status: 'pending', created: null, logs: [], passedOn: [] }
    })
  }

  async #read(): Promise<void> {
    const head = this.#blocks.at(-1)
    const [height, known] = await rpcBatch(this.#rpcUrl, [
      { method: 'eth_blockNumber', params: [] },
      { method: 'eth_getBlockByNumber', params: [hex(Math.max(0, this.#blocks.length - 1)), false] },
    ])
    if (head !== undefined && !(isRecord(known) && known['hash'] === head.hash)) {
      this.#blocks = []
      this.#firstSeen.clear()
      this.#forget()
    }
    const end = Number(height) + 1
    while (this.#blocks.length < end) {
      const from = this.#blocks.length
      const read = await this.#readBlocks(from, Math.min(end, from + blocksAtOnce))
      this.#blocks = [...this.#blocks, ...read]
    }
  }

  async #readBlocks(from: number, end: number): Promise<Block[]> {
    const numbers = Array.from({ length: end - from }, (_, index) => hex(from + index))
    const requests = numbers.flatMap<RpcRequest>((number) => [
      { method: 'eth_getBlockByNumber', params: [number, true] },
      { method: 'eth_getBlockReceipts', params: [number] },
      { method: 'trace_block', params: [number] },
    ])
    const answers = await rpcBatch(this.#rpcUrl, requests)
    return numbers.map((_, index) => blockOf(answers[index * 3], answers[index * 3 + 1], answers[index * 3 + 2]))
  }
}

function blockOf(block: unknown, receipts: unknown, traces: unknown): Block {
  if (!isRecord(block)) throw new Error('The chain has lost a block while it was read')
  const time = Number(block['timestamp']) * 1_000
  const byHash = new Map(list(receipts).map((receipt) => [receipt['transactionHash'], receipt]))
  const transactions = list(block['transactions']).map((tx): ChainTransaction => {
    const receipt = byHash.get(tx['hash']) ?? {}
    const created = typeof receipt['contractAddress'] === 'string' ? receipt['contractAddress'] : null
    const status = receipt['status'] === '0x1' ? 'confirmed' : 'failed'
    const own = list(traces).filter((trace) => trace['transactionHash'] === tx['hash'])
    const logs = list(receipt['logs']).map(logOf)
    return { ...fieldsOf(tx), time, status, created, logs, passedOn: passedOnIn(own) }
  })
  return { hash: String(block['hash']), transactions }
}

function fieldsOf(tx: JsonRecord): Omit<ChainTransaction, 'time' | 'status' | 'created' | 'logs' | 'passedOn'> {
  return {
    hash: String(tx['hash']),
    from: String(tx['from']).toLowerCase(),
    to: typeof tx['to'] === 'string' ? tx['to'].toLowerCase() : null,
    value: BigInt(String(tx['value'])),
    input: String(tx['input']),
    nonce: Number(tx['nonce']),
  }
}

function logOf(log: JsonRecord): ChainLog {
  const topics = Array.isArray(log['topics']) ? log['topics'].map(String) : []
  return { address: String(log['address']).toLowerCase(), topics, data: String(log['data']) }
}

function list(value: unknown): JsonRecord[] {
  return Array.isArray(value) ? value.filter(isRecord) : []
}

function hex(value: number): string {
  return `0x${value.toString(16)}`
}
