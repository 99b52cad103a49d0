import { WalletModalError, messageOf } from '../../../domain/errors/errors'

/** How far a list of the directory is. */
export type ListState =
  { state: 'idle' } | { state: 'loading' } | { state: 'ready' } | { state: 'failed'; error: WalletModalError }

/** Where the wallets that are shown come from. */
export type DirectorySource = 'service' | 'cache' | 'snapshot'

/** The directory as it was when the modal was built; for apps that name no service. */
export interface DirectorySnapshot {
  /** How many wallets it has. */
  count: number
  date: Date
  /** Fetches it; nothing of it is here before. */
  load(): Promise<readonly unknown[]>
}

/** Any thrown value as the failure of a list. */
export function failedList(thrown: unknown): ListState {
  const isOurs = thrown instanceof WalletModalError
  const error = isOurs ? thrown : new WalletModalError('DIRECTORY_UNAVAILABLE', { details: messageOf(thrown) })
  return { state: 'failed', error }
}
