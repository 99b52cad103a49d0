import { withAsk } from '../../ask'
import { toBase64 } from '../../base64'
import { readTransactionState } from '../../transaction-state'
import type { ReaderPart } from '../reader-part'

/**
 * Builds transfers, estimates their fees and reads their state. The code that builds transactions is downloaded at the first transfer.
 */
export const transfers: ReaderPart = ({ rpc, expiries }) => ({
  transfers: {
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
  },
})
