import type { WalletEntry } from '../../../domain/wallets/wallet-entry'
import { WalletModalError, messageOf } from '../../../domain/errors/errors'

/** The progress of loading a list of the directory. */
export type ListState =
  { state: 'idle' } | { state: 'loading' } | { state: 'ready' } | { state: 'failed'; error: WalletModalError }

/** Where the shown wallets come from. */
export type DirectorySource = 'service' | 'cache' | 'snapshot'

/** The wallet list that is bundled with the modal, for apps without a directory service. */
export interface DirectorySnapshot {
  /** The number of wallets. */
  count: number
  date: Date
  /** Loads the bundled wallet list, a chunk of its own. */
  load(): Promise<readonly WalletEntry[]>
}

/** Turns any thrown value into the failure of a list. */
export function failedList(thrown: unknown): ListState {
  const isOurs = thrown instanceof WalletModalError
  const error = isOurs ? thrown : new WalletModalError('DIRECTORY_UNAVAILABLE', { details: messageOf(thrown) })
  return { state: 'failed', error }
}
