import type { RootStore } from '../../../template/src/wallet-modal/stores/root/root.store'
import type { Kind, Ledger } from '../ledger/ledger'

/** A state of a store that shows the visitor that the modal waits, and what the modal has to wait for then. */
export interface LoadingFlag {
  name: string
  isOn: boolean
  kinds: readonly Kind[]
  /** Only entries whose name starts with this text count. */
  task?: string
}

/** The loading states of the stores that every modal has. */
export function coreFlags({ account, chain, connection, modal, modalStoresLoader }: RootStore): LoadingFlag[] {
  const { attempt } = connection
  const statuses = [...chain.chains.values()].flatMap(({ namespace, accountState }) => [
    {
      name: `${namespace} connecting`,
      isOn: accountState.status === 'connecting',
      kinds: ['promise', 'timer', 'request'] as const,
    },
    { name: `${namespace} reconnecting`, isOn: accountState.status === 'reconnecting', kinds: ['timer'] as const },
    {
      name: `${namespace} balance`,
      isOn: accountState.balanceState === 'loading' && namespace === chain.activeChain,
      kinds: ['fetch', 'timer'] as const,
    },
  ])
  return [
    ...statuses,
    { name: 'modal busy', isOn: modal.loading, kinds: ['promise', 'timer'] },
    { name: 'attempt waiting', isOn: attempt.state === 'waiting', kinds: ['promise'], task: 'connect' },
    { name: 'shaking', isOn: modal.shaking, kinds: ['timer'] },
    {
      name: 'network switch',
      isOn: modalStoresLoader.isLoaded && modalStoresLoader.stores.networkSwitch.attempt.state === 'waiting',
      kinds: ['promise'],
      task: 'switch',
    },
    { name: 'account without a status', isOn: account.status === 'connected' && !account.address, kinds: [] },
  ]
}

/** The flags that are on although nothing is under way that could end them. */
export function stuckFlags(flags: readonly LoadingFlag[], ledger: Ledger): string[] {
  return flags.flatMap(({ name, isOn, kinds, task }) =>
    isOn && ledger.count(kinds, task) === 0 ? [`${name} without a pending task`] : [],
  )
}
