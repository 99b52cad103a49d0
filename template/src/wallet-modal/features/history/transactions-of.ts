import { reaction } from 'mobx'
import { isOffered } from '../../domain/networks/namespace-scope'
import { addFeatures } from '../../stores/root/feature-stores'
import { reportThrown } from '../../stores/shell/report-thrown'
import type { RootStore } from '../../stores/root/root.store'
import { TransactionsStore } from './transactions.store'

declare module '../../stores/root/feature-stores' {
  interface FeatureStores {
    transactions: TransactionsStore
  }
}

/** The history of a modal, made when it is first looked at. */
export function transactionsOf(root: RootStore): TransactionsStore {
  const { accountLoader, features, modalStores, modal } = root
  if (features.transactions) return features.transactions
  const { platform, options, chain, account, events, resets, sessions } = root
  const store = new TransactionsStore({
    platform,
    options,
    chain,
    account,
    events,
    accountLoader,
    showError: ({ shortMessage }) => {
      if (modal.isShown) modalStores.snack.showError(shortMessage)
    },
  })
  reportThrown([store], events, 'API_ERROR')
  addFeatures(root, { transactions: store })
  resets.add(() => store.leave())
  sessions.signal.addEventListener('abort', () => store.stop(), { once: true })
  return store
}

/** Whether there is an activity list: the host app wants one, and the active namespace has one. */
export function isHistoryShown({ options, chain }: RootStore): boolean {
  return options.state.features.history && isOffered('activity', chain.activeChain)
}

/**
 * Keeps the list up to date while somebody looks at it: for whoever is active, and when the chain has decided on what this
 * browser sent. Returns what ends that.
 */
export function followHistory({ account }: RootStore, store: TransactionsStore): () => void {
  store.enter()
  const stops = [
    reaction(
      () => store.status.state === 'idle' && account.caipAddress,
      (isDue) => {
        if (isDue) store.enter()
      },
    ),
    reaction(
      () => store.settledCount,
      () => void store.refresh(),
    ),
  ]
  return () => stops.forEach((stop) => stop())
}
