import { isSameAddress } from '../../domain/account/address'
import type { Transaction } from '../../domain/history/transaction'
import type { RootStore } from '../../stores/root/root.store'
import { readPage } from './read-page'
import { isHistoryShown } from './transactions-of'

/**
 * Whether a transaction moved something of value. Anyone can make an address that looks familiar transfer nothing, or a
 * worthless collectible, so those transfers do not count.
 */
function isGenuine({ transfers }: Transaction): boolean {
  return transfers.some(({ quantity, nft_info }) => /[1-9]/.test(quantity.numeric) && nft_info?.flags?.is_spam !== true)
}

/** The counterparties in the transactions of an account, each address once. */
export function counterpartiesIn(transactions: readonly Transaction[], own: string): string[] {
  const sides = transactions.filter(isGenuine).flatMap(({ metadata: { sentFrom, sentTo } }) => [sentFrom, sentTo])
  return [...new Set(sides)].filter((side) => side !== '' && !isSameAddress(side, own))
}

/**
 * The recent counterparties of the active account on the active network: from the loaded history, otherwise from the service.
 */
export async function readCounterparties(root: RootStore, signal: AbortSignal): Promise<readonly string[]> {
  const { account, chain, features } = root
  const [address, network] = [account.address, chain.activeCaipNetwork]
  if (!address || !network || !isHistoryShown(root)) return []
  const shown = features.transactions?.transactions ?? []
  if (shown.length > 0) return counterpartiesIn(shown, address)
  const page = await readPage(root, { address, chainId: network.caipNetworkId }, signal)
  return counterpartiesIn(page?.data ?? [], address)
}
