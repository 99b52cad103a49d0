import type { Step } from '../harness/drive'
import type { AccountWorld } from './account'
import { readingTokens } from './account'

/** The account reads its balance from the chain. */
export const readingBalance: Step<AccountWorld> = {
  ...readingTokens,
  name: 'reading the balance',
  ready: ({ root }, shown) => (shown === 'open' ? root.modal.show({ view: 'AccountSettings' }) : undefined),
  start: (visit) => visit.start('reading the balance', visit.root.account.refreshBalance()),
  hold({ world }) {
    for (const url of world.rpc.endpoints.keys()) world.rpc.respond(url, 'silence')
  },
  release({ world }) {
    for (const url of world.rpc.endpoints.keys()) world.rpc.recover(url)
  },
  isPending: ({ tasks }) => tasks.openFetches > 0,
  isDone: ({ root }) => root.account.balance !== undefined && root.account.state.balanceState === 'ready',
}
