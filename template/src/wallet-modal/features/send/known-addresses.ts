import { isSameAddress } from '../../domain/account/address'
import type { ChainNamespace } from '../../domain/networks/caip'
import { parseCaipNetworkId } from '../../domain/networks/caip'
import type { AccountStores } from '../../stores/account/account-stores'
import type { RootStore } from '../../stores/root/root.store'

/** The addresses of all accounts of the connected wallets, on all namespaces. */
export function ownAddresses({ chain }: Pick<RootStore, 'chain'>): string[] {
  return [...chain.chains.values()].flatMap(({ accountState: { address, allAccounts } }) => [
    ...(address === undefined ? [] : [address]),
    ...allAccounts.map((account) => account.address),
  ])
}

/**
 * The addresses that the visitor chose: own accounts, labelled addresses, and receivers that this browser has sent to on any
 * network of the namespace.
 */
export function trustedAddresses(
  root: Pick<RootStore, 'chain'>,
  { sent }: AccountStores,
  namespace: ChainNamespace,
): string[] {
  const receivers = [...sent.all.values()].filter(({ chainId, to }) => to !== '' && familyOf(chainId) === namespace)
  const labelled = root.chain.chains.get(namespace)?.accountState.addressLabels.keys() ?? []
  return [...ownAddresses(root), ...labelled, ...receivers.map(({ to }) => to)]
}

const familyOf = (chainId: string) => parseCaipNetworkId(chainId).namespace

/** Whether an address is in a list. Addresses are compared by the rules of their namespace. */
export function isAmong(address: string | undefined, others: readonly string[]): boolean {
  return others.some((other) => isSameAddress(address, other))
}
