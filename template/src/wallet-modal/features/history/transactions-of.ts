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

/** The history store of a modal. Created when the history is first shown. */
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
    showError: (error) => {
      if (modal.isShown) modalStores.snack.showError(modalStores.language.shortErrorText(error))
    },
  })
  reportThrown([store], events, 'API_ERROR')
  addFeatures(root, { transactions: store })
  resets.add(() => store.leave())
  sessions.signal.addEventListener('abort', () => store.stop(), { once: true })
  return store
}

/** Whether the activity list is shown: the host app wants it, and the active namespace supports it. */
export function isHistoryShown({ options, chain }: RootStore): boolean {
  return options.state.features.history && isOffered('activity', chain.activeChain)
}

/**
 * Keeps the list up to date while it is shown: loads it for another account, and again when a sent transaction is confirmed. Returns a
 * function that stops this.
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
