import { checkDecimals } from '../../../../domain/tokens/token-decimals'
import { readDecimals } from '../ask'
import type { ReaderPart } from '../reader-part'
import { DataFees } from './data-fee'
import { readFee } from './fees'
import { findSent, markSend, readTransactionState } from './find-sent'
import { buildTransfer } from './transfer'

/** Builds transfers, estimates their fees and reads what became of them. */
export const transfers: ReaderPart = ({ read }) => {
  const dataFees = new DataFees()
  return {
    transfers: {
      async prepareTransfer(query) {
        const { decimals } = query.request
        const transaction = buildTransfer(query.request)
        if (query.request.token !== undefined && decimals !== undefined)
          checkDecimals(decimals, await read(query, (ask) => readDecimals(ask, transaction.to)))
        return transaction
      },
      estimateFee: (query) => read(query, (ask) => readFee(ask, query, dataFees)),
      getTransactionState: (query) => read(query, (ask) => readTransactionState(ask, query.hash)),
      markSend: (query) => read(query, (ask) => markSend(ask, query.transaction)),
      findSent: (query) => read(query, (ask) => findSent(ask, query)),
    },
  }
}
