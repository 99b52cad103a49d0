import { checkDecimals } from '../../../../domain/tokens/token-decimals'
import { toDecimals } from '../abi-decode'
import type { Ask } from '../ask'
import { callContract } from '../ask'
import type { ReaderPart } from '../reader-part'
import { DataFees } from './data-fee'
import { readFee } from './fees'
import { findSent, markSend, readTransactionState } from './find-sent'
import { buildTransfer } from './transfer'
import { isRevert } from '../refusal'
import { selectors } from '../selectors'

/** The decimals that a token's contract reports; undefined when the contract does not report them. */
async function readDecimals(ask: Ask, token: string): Promise<number | undefined> {
  try {
    return toDecimals(await callContract(ask, token, selectors['decimals()']))
  } catch (error) {
    if (isRevert(error)) return undefined
    throw error
  }
}

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
