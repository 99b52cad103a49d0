import { WalletModalError } from '../../domain/errors/errors'
import { safeJsonParse } from '../../domain/json'
import type { WalletEntry } from '../../domain/wallets/wallet-entry'
import type { Platform } from '../../platform/platform'
import { boundedFetch, unreadableAnswer } from '../bounded-fetch'
import type { ServiceCaller } from '../service-caller'
import { serviceUrl } from '../service-caller'
import { readWalletAnswer } from '../pairing/wallet-schema'

export { fetchDirectoryImage } from './directory-images'
export { readWallet, readWallets } from '../pairing/wallet-schema'

const maxBytes = 2_000_000

/** A query of the wallet directory. Empty fields are left out of the request. */
export interface WalletQuery {
  /** From 1. */
  page?: number
  entries?: number
  /** Only wallets with these ids. */
  include?: readonly string[] | undefined
  exclude?: readonly string[] | undefined
  /** CAIP-2 ids: wallets that know one of them. */
  chains?: readonly string[] | undefined
  search?: string | undefined
  badge?: 'certified' | 'none' | undefined
}

export interface WalletAnswer {
  wallets: readonly WalletEntry[]
  /** How many wallets match in all. */
  count: number
  /** How many entries came, with those that were not usable. */
  received: number
}

/**
 * Asks for wallets. An entry that is not usable is left out.
 * @throws WalletModalError DIRECTORY_UNAVAILABLE, or the signal's reason when it aborted
 */
export async function fetchWallets(
  platform: Platform,
  caller: ServiceCaller,
  query: WalletQuery,
  signal: AbortSignal,
): Promise<WalletAnswer> {
  const url = serviceUrl(caller, '/getWallets', {
    page: query.page?.toString(),
    entries: query.entries?.toString(),
    include: query.include?.join(','),
    exclude: query.exclude?.join(','),
    chains: query.chains?.join(','),
    search: query.search?.trim(),
    badge_type: query.badge,
  })
  const { bytes } = await boundedFetch(platform, url, { signal, maxBytes })
  const answer = readWalletAnswer(safeJsonParse(new TextDecoder().decode(bytes)))
  if (!answer) throw new WalletModalError('DIRECTORY_UNAVAILABLE', unreadableAnswer())
  return answer
}
