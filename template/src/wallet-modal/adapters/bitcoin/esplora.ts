import { WalletModalError, isRecord, messageOf } from '../../domain/errors/errors'
import { safeJsonParse } from '../../domain/json'
import { limits } from '../../domain/limits'
import type { Network } from '../../domain/networks/network'
import { withTimeout } from '../../domain/timeout'
import type { Platform } from '../../platform/platform'
import { readBodyText } from '../../platform/read-body'

/** A coin that an address can spend. */
export interface Utxo {
  txid: string
  vout: number
  /** In satoshis. */
  value: bigint
}

interface Query {
  network: Network
  signal: AbortSignal
}

/** There are no more than 21 million bitcoin. */
const maxSatoshis = 2_100_000_000_000_000
const maxAnswerBytes = 8_000_000
const maxFeeRate = 100_000

function isCount(value: unknown, most: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most
}

function readUtxo(value: unknown): Utxo {
  const { txid, vout, value: amount } = isRecord(value) ? value : {}
  if (
    typeof txid !== 'string' ||
    !/^[0-9a-f]{64}$/.test(txid) ||
    !isCount(vout, 2 ** 32 - 1) ||
    !isCount(amount, maxSatoshis)
  )
    throw new Error('a coin cannot be read')
  return { txid, vout, value: BigInt(amount) }
}

/**
 * Reads a Bitcoin network over the HTTP API of Esplora, which mempool.space and Blockstream serve and a team can host. Uses the network's
 * `rpcUrls`, the app's own URLs first. When a URL fails, the next URL is used.
 */
export class Esplora {
  readonly #platform: Platform
  /** Whether a URL serves the network that it is listed for. Each URL is asked once. */
  readonly #isRight = new Map<string, boolean>()

  constructor(platform: Platform) {
    this.#platform = platform
  }

  /** The coins that an address can spend, including unconfirmed coins. */
  utxos(address: string, query: Query): Promise<readonly Utxo[]> {
    return this.#ask(`/address/${address}/utxo`, query, (answer) => {
      if (!Array.isArray(answer)) throw new Error('the list of coins cannot be read')
      return answer.map(readUtxo)
    })
  }

  /** Whether a transaction is in a block. Undefined if the network does not know the transaction. */
  isConfirmed(txid: string, query: Query): Promise<boolean | undefined> {
    return this.#ask(`/tx/${txid}/status`, query, (answer) => {
      if (answer === undefined) return undefined
      if (!isRecord(answer)) throw new Error('the state of the transaction cannot be read')
      return answer['confirmed'] === true
    })
  }

  /** The fee for a transaction to be in one of the next blocks, in satoshis per virtual byte. */
  feeRate(query: Query): Promise<number> {
    return this.#ask('/fee-estimates', query, (answer) => {
      const rate = isRecord(answer) ? (answer['3'] ?? answer['6'] ?? answer['1']) : undefined
      return typeof rate === 'number' && rate >= 1 && rate <= maxFeeRate ? rate : 1
    })
  }

  /** @param read converts the answer, which is undefined when the server does not have the resource */
  async #ask<T>(path: string, { network, signal }: Query, read: (answer: unknown) => T): Promise<T> {
    const urls = [...new Set([...(network.rpcUrls.custom?.http ?? []), ...network.rpcUrls.default.http])]
    if (urls.length === 0) throw new WalletModalError('TRANSPORT_URL_MISSING', { details: network.name })
    let failure: unknown
    for (const [index, url] of urls.entries()) {
      const base = url.replace(/\/+$/, '')
      const wait = index === urls.length - 1 ? limits.rpcTimeout : limits.rpcTimeout / 2
      try {
        const [text] = await Promise.all([this.#get(base + path, wait, signal), this.#check(base, network, wait)])
        signal.throwIfAborted()
        return read(text === undefined ? undefined : safeJsonParse(text))
      } catch (error) {
        signal.throwIfAborted()
        failure = error
      }
    }
    if (failure instanceof WalletModalError && failure.code === 'RPC_WRONG_CHAIN') throw failure
    throw new WalletModalError('RPC_UNAVAILABLE', { details: messageOf(failure), cause: failure })
  }

  /**
   * Checks that a URL serves the network, so that balances of two networks do not mix. A server that does not report its network is
   * trusted.
   */
  async #check(base: string, network: Network, wait: number): Promise<void> {
    const key = `${network.caipNetworkId} ${base}`
    const { signal } = new AbortController()
    if (!this.#isRight.has(key)) {
      const genesis = await this.#get(`${base}/block-height/0`, wait, signal).catch(() => undefined)
      const hash = genesis?.trim() ?? ''
      if (!/^[0-9a-f]{64}$/.test(hash)) return
      this.#isRight.set(key, hash.startsWith(String(network.id)))
    }
    if (this.#isRight.get(key)) return
    throw new WalletModalError('RPC_WRONG_CHAIN', {
      details: `${base} does not serve ${network.name}`,
      hint: 'Correct the network’s rpcUrls',
    })
  }

  /** Resolves with undefined if the server does not have the resource. */
  async #get(url: string, milliseconds: number, signal: AbortSignal): Promise<string | undefined> {
    const platform = this.#platform
    const deadline = new AbortController()
    const get = async () => {
      const response = await platform.fetch(url, { signal: AbortSignal.any([signal, deadline.signal]) })
      if (!response.ok && response.status !== 404) throw new Error(`HTTP status code: ${response.status}`)
      const text = await readBodyText(response, maxAnswerBytes)
      return response.ok ? text : undefined
    }
    return withTimeout(get(), milliseconds, platform.after).finally(() => deadline.abort())
  }
}

/** The sum of some coins, in satoshis. */
export function sumOf(utxos: readonly Utxo[]): bigint {
  return utxos.reduce((sum, { value }) => sum + value, BigInt(0))
}
