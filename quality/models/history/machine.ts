import { evmAccounts } from '../../funds/people'
import { Latest } from '../../../template/src/wallet-modal/domain/latest'
import { TransactionsStore } from '../../../template/src/wallet-modal/features/history/transactions.store'
import type { Command, Machine } from '../kit/machine'
import { groups } from './groups'
import { HistoryWorld } from './world'

const isPage = ({ method }: { method: string }) => method.startsWith('history')

const commands: readonly Command<HistoryWorld>[] = [
  { name: 'connect', weight: 12, isEnabled: (world) => !world.isConnected, run: (world) => world.connect() },
  { name: 'disconnect', isEnabled: (world) => world.isConnected, run: (world) => world.disconnect() },
  { name: 'open', weight: 4, isEnabled: (world) => !world.isShown, run: (world) => world.open() },
  { name: 'close', isEnabled: ({ root }) => root.modal.isShown, run: ({ root }) => root.modal.close('api') },
  { name: 'scroll', weight: 8, isEnabled: (world) => world.isShown, run: (world) => world.scroll() },
  { name: 'try again', weight: 2, isEnabled: (world) => world.isShown, run: (world) => world.retry() },
  {
    name: 'transactions are confirmed',
    weight: 3,
    isEnabled: (world) => world.isShown,
    run(world, number) {
      world.service.added += [0, 1, 9, 12][number % 4] ?? 0
      world.confirmed()
    },
  },
  {
    name: 'other account',
    isEnabled: (world) => world.isConnected,
    run: ({ wallet }, number) => wallet.changeAccounts(number % 2 ? evmAccounts : evmAccounts.toReversed()),
  },
  {
    name: 'other network',
    weight: 2,
    isEnabled: (world) => world.isConnected,
    run: ({ wallet }, number) => wallet.changeChain([1, 10, 31_337][number % 3] ?? 1),
  },
  {
    name: 'a page arrives',
    weight: 8,
    isEnabled: ({ requests }) => requests.open.some(isPage),
    run({ requests }, number) {
      const open = requests.open.filter(isPage)
      open[number % open.length]?.resolve(null)
    },
  },
  {
    name: 'a page fails',
    weight: 2,
    isEnabled: ({ requests }) => requests.open.some(isPage),
    run: ({ requests }) => requests.open.find(isPage)?.reject(new TypeError('Failed to fetch')),
  },
  { name: 'pages wait', isEnabled: (world) => !world.isSlow, run: (world) => void (world.isSlow = true) },
  { name: 'pages come', isEnabled: (world) => world.isSlow, run: (world) => void (world.isSlow = false) },
  { name: 'the service fails', isEnabled: (world) => !world.isDown, run: (world) => void (world.isDown = true) },
  {
    name: 'the service works',
    weight: 4,
    isEnabled: (world) => world.isDown,
    run: (world) => void (world.isDown = false),
  },
  ...[0, 700, 3_100, 31_000].map((milliseconds): Command<HistoryWorld> => ({
    name: `wait ${milliseconds}`,
    run: ({ clock }) => clock.advance(milliseconds),
  })),
]

/** Reading the history of an account, page by page. */
export const history: Machine<HistoryWorld> = {
  name: 'history',
  steps: 30_000,
  length: 60,
  create: (number) => HistoryWorld.create(number),
  commands,
  edges: [
    'idle > loading',
    'loading > ready',
    'loading > failed',
    'loading > idle',
    'failed > loading',
    'ready > loading',
    'ready > idle',
    'another account or network, while a page is read',
  ],
  groups,
  faults: {
    'late answers count': () => {
      Latest.prototype.stop = () => {}
    },
    'the newest page is not read again': () => {
      TransactionsStore.prototype.enter = function (this: TransactionsStore) {
        if (this.status.state === 'idle') void this.fetchTransactions()
      }
    },
  },
}
