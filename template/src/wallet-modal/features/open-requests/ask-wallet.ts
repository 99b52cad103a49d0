import { reaction } from 'mobx'
import type { Adapter, AdapterSession } from '../../adapters/adapter'
import type { WalletModalError } from '../../domain/errors/errors'
import { toModalError } from '../../domain/errors/errors'
import { untilAborted } from '../../domain/timeout'
import type { AccountStores } from '../../stores/account/account-stores'
import type { RootStore } from '../../stores/root/root.store'
import type { StackEntry } from '../transactions/transaction-stack'
import type { OpenRequest, OpenRequests } from './open-requests'
import type { Transfer } from './transfer'

/** The stores that a request to a wallet needs. */
interface AskPlace {
  root: Pick<RootStore, 'modal' | 'router'>
  stores: Pick<AccountStores, 'approvals'>
  open: OpenRequests
}

/** A request to a wallet for one transaction, and what follows each of its outcomes. */
interface WalletAsking<Asked extends Transfer> {
  transfer: Asked & { adapter: Adapter; session: AdapterSession }
  /** A sentence about the request, shown while the wallet is asked. */
  summary: string
  /** Called after the request was stored, right before the wallet is asked. */
  onAsk?(): void
  /** Called once, when the transaction is known: from the wallet, or later from the network. */
  onSent(hash: string, request: OpenRequest): void
  /** Called when the network has proven that an unclear request was not sent. */
  onNotSent(): void
  /** Called when the wallet answered with an error. `isOpen`: the error leaves open whether the transaction was sent. */
  onFailed(error: WalletModalError, isOpen: boolean): void
  /** Called when the visitor stops waiting for the wallet. */
  onCancel(): void
  /** Where the modal goes when the wallet has sent the transaction. */
  next(hash: string): StackEntry
}

/**
 * Asks the wallet once for a transaction, and shows that the request waits there. The request is stored before, and its answer is noted
 * whenever it arrives, also when the visitor does not wait any more.
 * @param signal aborts when the visitor stops waiting
 * @returns the hash; undefined when the wallet did not send the transaction
 * @throws the signal's reason when the visitor stops waiting
 */
export async function askWallet<Asked extends Transfer>(
  { root: { modal, router }, stores, open }: AskPlace,
  { transfer, summary, onAsk, onSent, onNotSent, onFailed, onCancel, next }: WalletAsking<Asked>,
  signal: AbortSignal,
): Promise<string | undefined> {
  const { adapter, session, transaction, network } = transfer
  const id = await open.store(transfer)
  if (signal.aborted) {
    open.unstore(id)
    return undefined
  }
  onAsk?.()
  const request: OpenRequest = open.add(id, transfer, { onSent: (hash) => onSent(hash, request), onNotSent })
  const answer = adapter.sendTransaction(session, { ...transaction, network, signal })
  const settled = answer.then(
    (hash) => {
      open.succeed(request, hash)
      return hash
    },
    (thrown: unknown) => {
      // The visitor left before the wallet was asked.
      if (signal.aborted && thrown === signal.reason) open.remove(request)
      else if (open.has(request)) {
        const error = toModalError(thrown)
        onFailed(error, open.fail(request, error))
      }
      return undefined
    },
  )
  const shown = stores.approvals.run(answer, { summary, signal, onCancel, next })
  const unwatch = reaction(
    () => modal.isShown && router.view === 'ApproveTransaction',
    (isWatched) => {
      if (!isWatched && request.state === 'asking' && open.has(request)) onCancel()
    },
  )
  try {
    const [hash] = await untilAborted(signal, () => Promise.all([settled, shown.catch(() => {})]))
    return hash
  } finally {
    unwatch()
  }
}
