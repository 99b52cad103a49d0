import { firstAddress, walletError } from '../../../template/src/wallet-modal/testing/fake-wallet'
import type { Kind } from '../harness/kind'
import { faultyAnswer } from '../harness/wallet-faults'
import type { AccountWorld } from '../steps/account'
import { leaving } from '../steps/account'

const method = 'wallet_revokePermissions'
const answers = (name: string, answer: () => unknown) => faultyAnswer(leaving, { name, method, answer })

/** Disconnecting. */
export function addLeaving(kind: Kind<AccountWorld>): void {
  kind.row('F135', {
    step: leaving,
    faults: [
      answers('a wallet that refuses', () => {
        throw walletError(-32603, 'database is locked')
      }),
      answers('a wallet that never answers', () => new Promise(() => {})),
      answers('a visitor who declines', () => {
        throw walletError(4001, 'no')
      }),
    ],
    ends(visit) {
      const { root, world } = visit
      visit.same('the status', root.account.status, 'disconnected')
      visit.same('the account', root.account.address, undefined)
      visit.same('the stored connection', Object.keys(root.memory.read().connections), [])
      visit.expect(
        world.platform.logged.some(({ message }) => message.startsWith('Failed to disconnect chain eip155: ')),
        'nothing is logged',
      )
      // The wallet still shares its account, and reports another one. Nobody listens any more.
      world.wallet.changeAccounts([firstAddress])
      visit.same('the account after a late report', root.account.address, undefined)
    },
  })
}
