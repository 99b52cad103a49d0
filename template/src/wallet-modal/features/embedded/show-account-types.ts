import { compareStructural, reaction } from 'mobx'
import type { AuthUser } from '../../connectors/auth-frame/auth-client'
import type { Account } from '../../domain/account/account'
import { isSameAddress } from '../../domain/account/address'
import type { ChainNamespace } from '../../domain/networks/caip'
import type { RootStore } from '../../stores/root/root.store'

/** The account with the type that the frame has named. An adapter gives all accounts of a provider its usual type. */
function typed(account: Account, user: AuthUser): Account {
  const known = user.accounts.find(({ address }) => isSameAddress(address, account.address))
  return known ? { ...account, type: known.type } : account
}

/** Copies the account types that the frame has named, and the type that the visitor prefers, into the state of each namespace. */
export function showAccountTypes(
  { chain }: Pick<RootStore, 'chain'>,
  users: ReadonlyMap<ChainNamespace, AuthUser>,
  signal: AbortSignal,
): void {
  reaction(
    () =>
      [...chain.chains.values()].flatMap(({ namespace, accountState: { allAccounts, connectedWalletInfo: info } }) => {
        const user = users.get(namespace)
        if (info?.type !== 'AUTH' || !user) return []
        const preferredAccountTypes = { [namespace]: user.preferredAccountType }
        return [{ namespace, data: { allAccounts: allAccounts.map((one) => typed(one, user)), preferredAccountTypes } }]
      }),
    (changes) => {
      for (const { namespace, data } of changes) {
        const { allAccounts, preferredAccountTypes } = chain.chains.get(namespace)?.accountState ?? {}
        if (!compareStructural({ allAccounts, preferredAccountTypes }, data)) chain.setChainAccountData(data, namespace)
      }
    },
    { signal, fireImmediately: true },
  )
}
