import type { Network } from '../../../../domain/networks/network'
import { decodeResults } from '../abi-decode'
import { account, bytes, encodeCall, list, tuple, uint } from '../abi-encode'
import type { Ask } from '../ask'
import { callContract } from '../ask'
import { isAnswerError, revertIsNone } from '../refusal'
import { selectors } from '../selectors'

/** The address of Multicall3, the same on most chains. */
const usualAddress = '0xcA11bde05977b3631167028862bE2a173976CA11'

/** How many reads go into one call. Every chain accepts this number. */
const batchSize = 100

export interface ContractCall {
  to: string
  data: string
}

function encode(calls: readonly ContractCall[]): string {
  const items = calls.map(({ to, data }) => tuple(account(to), uint(BigInt(1)), bytes(data)))
  return encodeCall(selectors['aggregate3((address,bool,bytes)[])'], list(items))
}

/** An endpoint may refuse a large call and still answer small calls. */
function unanswered(error: unknown): undefined {
  if (isAnswerError(error)) return undefined
  throw error
}

async function readBatch(ask: Ask, to: string, calls: readonly ContractCall[]) {
  const results = decodeResults(await callContract(ask, to, encode(calls)).catch(unanswered))
  return results?.length === calls.length ? results : undefined
}

/** Reads from many contracts at once. */
export class Multicall {
  /** The networks without the contract, so that they are not asked for it again. */
  readonly #missing = new Set<string>()

  /** The answers of the calls; undefined for a failed call. On a chain without Multicall3, each call is a request of its own. */
  async read(ask: Ask, network: Network, calls: readonly ContractCall[]): Promise<readonly unknown[]> {
    const to = network.contracts?.multicall3?.address ?? usualAddress
    const batches = Array.from({ length: Math.ceil(calls.length / batchSize) }, (_, index) =>
      calls.slice(index * batchSize, (index + 1) * batchSize),
    )
    const answers = await Promise.all(batches.map((batch) => this.#readBatch(ask, { to, network }, batch)))
    return answers.flat()
  }

  async #readBatch(ask: Ask, { to, network }: { to: string; network: Network }, calls: readonly ContractCall[]) {
    const key = `${network.caipNetworkId} ${to}`
    const results = this.#missing.has(key) ? undefined : await readBatch(ask, to, calls)
    if (results) return results
    this.#missing.add(key)
    return Promise.all(calls.map((call) => callContract(ask, call.to, call.data).catch(revertIsNone)))
  }
}
