import type { FeeEstimate, SendMark, TransferReader, TransferTransaction } from '../../adapters/chain-reader'
import { toModalError } from '../../domain/errors/errors'
import type { Network } from '../../domain/networks/network'
import type { Scheduler } from '../../domain/timeout'
import { withTimeout } from '../../domain/timeout'

/** How long a review waits for the fee and for the state of the account on the network, in milliseconds. */
const networkTimeout = 2_000

interface FeeAndMark {
  /** Undefined if the network did not tell the fee in time. */
  fee: FeeEstimate | undefined
  /** The state of the account before the wallet is asked. Undefined if the network did not tell. */
  mark: SendMark | undefined
}

/**
 * Reads the fee of a reviewed transaction, and the state of the account before the wallet is asked. Both are optional: a network that does
 * not answer in time must not prevent a transaction.
 * @param isRefusalThrown whether a network that would refuse the transaction makes the function throw. Default: no
 * @throws WalletModalError TRANSACTION_REFUSED, only with `isRefusalThrown`
 */
export async function readFeeAndMark(
  reader: TransferReader,
  query: { transaction: TransferTransaction; network: Network; signal: AbortSignal },
  after: Scheduler,
  isRefusalThrown = false,
): Promise<FeeAndMark> {
  const inTime = <T>(reading: Promise<T>) => withTimeout(reading, networkTimeout, after)
  const [fee, mark] = await Promise.all([
    inTime(reader.estimateFee(query)).catch((thrown: unknown) => {
      if (isRefusalThrown && toModalError(thrown).code === 'TRANSACTION_REFUSED') throw thrown
      return undefined
    }),
    reader.markSend && inTime(reader.markSend(query)).catch(() => undefined),
  ])
  return { fee, mark }
}
