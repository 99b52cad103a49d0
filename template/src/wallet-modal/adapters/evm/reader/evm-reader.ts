import type { Network } from '../../../domain/networks/network'
import { checkDecimals } from '../../../domain/tokens/token-decimals'
import type { AdapterContext } from '../../adapter'
import type { ChainReader, NameAnswer } from '../../chain-reader'
import type { Ask } from './ask'
import { withAsk } from './ask'
import { DataFees } from './data-fee'
import { readDecimals } from './decimals'
import { readFee } from './fees'
import { findSent, markSend } from './find-sent'
import { Multicall } from './multicall'
import { Names, registryOf } from './names'
import { normalizeName } from './normalize-name'
import { toReadError } from './refusal'
import { readTokens } from './tokens'
import { readTransactionState } from './transaction-state'
import { buildTransfer, checkAddress } from './transfer'

interface Query {
  network: Network
  signal: AbortSignal
}

/** The answer for every name on a network that has no name registry. */
const unknown: NameAnswer = { state: 'elsewhere' }

/** Creates the reader of EVM chains, which uses JSON-RPC only. */
export function createEvmReader({ rpc }: Pick<AdapterContext, 'rpc'>): ChainReader {
  const multicall = new Multicall()
  const dataFees = new DataFees()

  async function read<T>(query: Query, reading: (ask: Ask) => Promise<T>): Promise<T> {
    try {
      return await withAsk(rpc, query, reading)
    } catch (error) {
      throw toReadError(error, query.network.nativeCurrency.symbol)
    }
  }

  async function readNames<T, Without>(
    query: Query,
    reading: (names: Names) => Promise<T>,
    without: Without,
  ): Promise<T | Without> {
    const registry = registryOf(query.network)
    return registry === undefined ? without : read(query, (ask) => reading(new Names(ask, registry)))
  }

  return {
    checkAddress: (value) => ({ address: checkAddress(value) }),

    async prepareTransfer(query) {
      const { decimals } = query.request
      const transaction = buildTransfer(query.request)
      if (query.request.token !== undefined && decimals !== undefined)
        checkDecimals(decimals, await read(query, (ask) => readDecimals(ask, transaction.to)))
      return transaction
    },

    getTokens: (query) => read(query, (ask) => readTokens(ask, multicall, query)),
    estimateFee: (query) => read(query, (ask) => readFee(ask, query, dataFees)),
    getTransactionState: (query) => read(query, (ask) => readTransactionState(ask, query.hash)),
    markSend: (query) => read(query, (ask) => markSend(ask, query.transaction)),
    findSent: (query) => read(query, (ask) => findSent(ask, query)),
    names: {
      normalizeName,
      resolveName: (query) => readNames(query, (names) => names.resolve(query.name, query.coinType), unknown),
      lookupAddress: (query) => readNames(query, (names) => names.lookup(query.address), undefined),
      getAvatar: (query) => readNames(query, (names) => names.avatar(query.name), undefined),
    },
  }
}
