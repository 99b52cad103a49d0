import { isSameAddress } from '../../domain/address'
import type { Transaction } from '../../domain/transaction'
import type { RootStore } from '../../stores/root.store'
import { isHistoryShown } from './transactions-of'

/** Something of value moved: anybody can have nothing, or a worthless collectible, move from an address that looks familiar. */
function isGenuine({ transfers }: Transaction): boolean {
  return transfers.some(({ quantity, nft_info }) => /[1-9]/.test(quantity.numeric) && nft_info?.flags?.is_spam !== true)
}

/** The other side of transactions of an account. */
export function counterpartiesIn(transactions: readonly Transaction[], own: string): string[] {
  const sides = transactions.filter(isGenuine).flatMap(({ metadata: { sentFrom, sentTo } }) => [sentFrom, sentTo])
  return [...new Set(sides)].filter((side) => side !== '' && !isSameAddress(side, own))
}

/** Whom the active account had to do with lately on the active network, as far as the list is there or the service says. */
export async function readCounterparties(root: RootStore, signal: AbortSignal): Promise<readonly string[]> {
  const { account, chain, features, accountLoader } = root
  const [address, network] = [account.address, chain.activeCaipNetwork]
  if (!address || !network || !isHistoryShown(root)) return []
  const shown = features.transactions?.transactions ?? []
  if (shown.length > 0) return counterpartiesIn(shown, address)
  const { api } = await accountLoader.load()
  const { data } = await api.fetchTransactions({ account: address, chainId: network.caipNetworkId, signal })
  return counterpartiesIn(data, address)
}
