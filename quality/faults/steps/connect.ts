import { firstAddress } from '../../../template/src/wallet-modal/testing/fake-wallet'
import type { TestRoot } from '../../../template/src/wallet-modal/testing/create-test-root'
import { createTestRoot } from '../../../template/src/wallet-modal/testing/create-test-root'
import type { Step } from '../harness/drive'
import { heldAnswer, holdAnswer } from '../harness/wallet-faults'

/** A page with a wallet that is not connected yet. */
export const openPage = () => createTestRoot({ enableWalletConnect: false, allWallets: 'HIDE' })

/** The visitor chooses the wallet. With the modal closed, the host page begins the connection. */
export const connecting: Step<TestRoot> = {
  name: 'connecting a wallet',
  asks: 'eth_requestAccounts',
  ready({ root, world }, shown) {
    root.connection.abandonAttempt()
    if (shown === 'closed') return
    root.modal.show()
    root.router.push({ view: 'ConnectingExternal', data: { connector: world.connector() } })
  },
  start(visit) {
    visit.start('connecting', visit.root.connection.connectExternal(visit.world.connector()))
  },
  hold: ({ world }) => holdAnswer(world, 'eth_requestAccounts'),
  release({ world }) {
    world.wallet.release('eth_requestAccounts')
    heldAnswer(world)?.resolve([firstAddress])
  },
  isPending: ({ tasks }) => (tasks.openRequests.get('eth_requestAccounts') ?? 0) > 0,
  isDone: ({ root }) => root.connection.attempt.state === 'connected' && root.account.isConnected,
}

/** The visitor chooses the wallet in the modal, also if the modal is closed later. */
export const connectingInModal: Step<TestRoot> = { ...connecting, ready: (visit) => connecting.ready(visit, 'open') }
