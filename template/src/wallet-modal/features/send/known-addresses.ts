import { isSameAddress } from '../../domain/address'
import type { ChainNamespace } from '../../domain/caip'
import { parseCaipNetworkId } from '../../domain/caip'
import type { AccountStores } from '../../stores/account-stores'
import type { RootStore } from '../../stores/root.store'

/** Every account that the connected wallets share, on all chain families. */
export function ownAddresses({ chain }: RootStore): string[] {
  return [...chain.chains.values()].flatMap(({ accountState: { address, allAccounts } }) => [
    ...(address === undefined ? [] : [address]),
    ...allAccounts.map((account) => account.address),
  ])
}

/** Whom the visitor chose: the own accounts, those with a label, and whom this browser sent to on any network of the family. */
export function trustedAddresses(root: RootStore, { sent }: AccountStores, namespace: ChainNamespace): string[] {
  const receivers = [...sent.all.values()].filter(({ chainId, to }) => to !== '' && familyOf(chainId) === namespace)
  const labelled = root.chain.chains.get(namespace)?.accountState.addressLabels.keys() ?? []
  return [...ownAddresses(root), ...labelled, ...receivers.map(({ to }) => to)]
}

const familyOf = (chainId: string) => parseCaipNetworkId(chainId).namespace

/** Whether an address is one of others, in the way that its family compares them. */
export function isAmong(address: string | undefined, others: readonly string[]): boolean {
  return others.some((other) => isSameAddress(address, other))
}
