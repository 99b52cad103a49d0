import { reaction } from 'mobx'
import type { SentNotice } from '../../adapters/adapter'
import type { ChainNamespace } from '../../domain/networks/caip'
import type { Network } from '../../domain/networks/network'
import { formatUnits } from '../../domain/tokens/amount'
import type { AccountStores } from '../../stores/account/account-stores'
import type { RootStore } from '../../stores/root/root.store'
import { SentTransactions } from './sent-transactions'
import { TransactionStack } from './transaction-stack'

declare module '../../stores/account/account-stores' {
  interface AccountStores {
    /** The transactions that this browser sent. */
    sent: SentTransactions
    /** The requests that wait for an answer in the wallet. */
    approvals: TransactionStack
  }
}

/** Follows the requests and transactions of the connected account, including those of the host app. */
export function followTransactions(root: RootStore, stores: AccountStores, signal: AbortSignal): void {
  const { account, chain, memory, modal, platform, router } = root
  stores.sent = new SentTransactions({
    platform,
    chain,
    account,
    memory,
    reader: (network) => stores.reader(network),
    refresh: () => stores.refresh(),
    signal,
  })
  stores.approvals = new TransactionStack({ modal, router, refreshBalance: () => void account.refreshBalance() })
  stores.forgets.add(() => stores.sent.forget())
  stores.traffic = {
    sent: (namespace, notice) => noteSent(root, stores, namespace, notice),
    request(namespace, method, phase) {
      // The embedded wallet approves inside the modal, so the modal shows its requests.
      const type = chain.chains.get(namespace)?.accountState.connectedWalletInfo?.type
      if (type === 'AUTH') stores.approvals.follow(method, phase)
    },
    // The view that has made the request decides what follows the approval.
    expectRequest: () => stores.approvals.push({ goBack: true }),
  }

  reaction(
    () => account.isConnected && chain.activeCaipAddress,
    (isKnown) => {
      if (isKnown) void stores.sent.readStored()
    },
    { signal, fireImmediately: true },
  )

  // Applies to every way in which a connection ends: on this page, in the wallet or in another tab.
  reaction(
    () => chain.connectedNamespaces,
    (connected, before) => stores.sent.forget(before.filter((namespace) => !connected.includes(namespace))),
    { signal },
  )
}

/** Adds a transaction that a wallet has sent. */
function noteSent(root: RootStore, stores: AccountStores, namespace: ChainNamespace, notice: SentNotice): void {
  const { hash, from, to, value, isCall, chainId } = notice
  const { networkState, accountState } = root.chain.chains.get(namespace) ?? {}
  const isMeant = ({ chainNamespace, id }: Network) => chainNamespace === namespace && String(id) === String(chainId)
  const network = chainId === undefined ? networkState?.caipNetwork : root.chain.requestedCaipNetworks.find(isMeant)
  const sender = from ?? accountState?.address
  if (!network || !sender) return
  const { decimals, symbol } = network.nativeCurrency
  const moved = isCall ? {} : { amount: formatUnits(value, decimals), symbol }
  stores.sent.add({ hash, chainId: network.caipNetworkId, from: sender, to: to ?? '', ...moved })
}
