import { RpcAnswerError } from '../../../../../services/json-rpc'
import type { RpcClient } from '../../../../../services/rpc-client'
import type { TransferTransaction } from '../../../../chain-reader'

interface LedgerTransaction extends TransferTransaction {
  hash: string
  nonce: number
}

const toHex = (value: number | bigint) => `0x${value.toString(16)}`

/** Mined blocks and pending transactions, as a node reports them over JSON-RPC. */
export class FakeLedger {
  isDown = false
  /** The methods of all requests, in order. */
  readonly asked: string[] = []
  readonly #blocks: LedgerTransaction[][] = [[]]
  #waiting: LedgerTransaction[] = []
  #hasBlocks = true

  readonly rpc: RpcClient = {
    request: async (_, method, params) => {
      this.asked.push(method)
      if (this.isDown) throw new RpcAnswerError('overloaded')
      return this.answer(method, params)
    },
  }

  /** Adds a pending transaction; returns its hash. */
  add(transaction: TransferTransaction): string {
    const nonce = this.#count(transaction.from, this.#blocks.length) + this.#waitingOf(transaction.from).length
    const sent = {
      ...transaction,
      nonce,
      hash: toHex(this.#blocks.length * 1_000 + this.#waiting.length).padEnd(66, 'a'),
    }
    this.#waiting.push(sent)
    return sent.hash
  }

  /** Mines a block from the pending transactions and the given ones; returns the hashes of the given ones. */
  mine(transactions: readonly TransferTransaction[]): string[] {
    const hashes = transactions.map((transaction) => this.add(transaction))
    this.#blocks.push(this.#waiting)
    this.#waiting = []
    return hashes
  }

  /** From now on, the node answers null for every block. */
  forgetBlocks(): void {
    this.#hasBlocks = false
  }

  answer(method: string, params: readonly unknown[]): unknown {
    const [first, second] = params
    if (method === 'eth_blockNumber') return toHex(this.#blocks.length - 1)
    if (method === 'eth_getTransactionCount') return toHex(this.#countAt(String(first), String(second)))
    if (method !== 'eth_getBlockByNumber') throw new RpcAnswerError(`the method ${method} does not exist`)
    const block = first === 'pending' ? this.#waiting : this.#blocks[Number(first)]
    if (!block || !this.#hasBlocks) return null
    const transactions = block.map(({ data, nonce, value, ...sent }) => ({
      ...sent,
      input: data,
      nonce: toHex(nonce),
      value: toHex(value),
    }))
    // A node reports whole transactions only if the second parameter of `eth_getBlockByNumber` is `true`, and otherwise their hashes.
    return { number: first, transactions: second === true ? transactions : transactions.map(({ hash }) => hash) }
  }

  #countAt(address: string, block: string): number {
    if (block === 'pending') return this.#count(address, this.#blocks.length) + this.#waitingOf(address).length
    return this.#count(address, block === 'latest' ? this.#blocks.length : Number(block) + 1)
  }

  /** Counts an account's transactions in the first `blocks` blocks. */
  #count(address: string, blocks: number): number {
    return this.#blocks.slice(0, blocks).flat().filter(isOf(address)).length
  }

  #waitingOf(address: string): LedgerTransaction[] {
    return this.#waiting.filter(isOf(address))
  }
}

const isOf =
  (address: string) =>
  ({ from }: LedgerTransaction): boolean =>
    from.toLowerCase() === address.toLowerCase()
