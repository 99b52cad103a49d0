import type { AdapterContext } from '../../adapter'
import type { ChainReader } from '../../chain-reader'
import { withAsk } from '../ask'
import { toBase64 } from '../base64'
import type { Expiries } from '../expiries'
import { readTransactionState } from '../transaction-state'
import { checkAddress } from './address'
import { readTokens } from './tokens'

/**
 * Creates the reader of Solana networks, which uses JSON-RPC. The code that builds transactions, with @solana/web3.js, loads with
 * the first transfer.
 */
export function createSolanaReader({
  rpc,
  expiries,
}: Pick<AdapterContext, 'rpc'> & { expiries: Expiries }): ChainReader {
  return {
    checkAddress,

    getTokens: (query) => withAsk(rpc, query, (ask) => readTokens(ask, query)),

    async prepareTransfer(query) {
      const { request } = query
      const { buildTransfer } = await import('./transfer')
      const { transaction, ...moved } = await withAsk(rpc, query, (ask) => buildTransfer(ask, request))
      const value = request.token === undefined ? request.amount : BigInt(0)
      return { from: request.from, to: request.to, value, data: toBase64(transaction), ...moved }
    },

    async estimateFee(query) {
      const { readFee } = await import('./fees')
      const { transaction, network } = query
      return withAsk(rpc, query, (ask) => readFee(ask, transaction.data, network.nativeCurrency.symbol))
    },

    async markSend({ transaction: { from }, ...query }) {
      const { markSend } = await import('./find-sent')
      return withAsk(rpc, query, (ask) => markSend(ask, from))
    },

    async findSent(query) {
      const { findSent } = await import('./find-sent')
      return withAsk(rpc, query, (ask) => findSent(ask, query))
    },

    getTransactionState: (query) => withAsk(rpc, query, (ask) => readTransactionState(ask, query.hash, expiries)),
  }
}
