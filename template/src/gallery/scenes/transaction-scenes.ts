import { transactionsTexts } from '../../wallet-modal/features/transactions/transactions-texts'
import type { RootStore } from '../../wallet-modal/stores/root/root.store'
import { address } from '../samples'
import type { Scene } from './scenes'
import { connect, connected, hold, oneEther, show } from '../still-account'
import { createStillRoot, stillTexts } from '../still-root'

const receiver = '0x77a8c4d1e5b2f3a60718293a4b5c6d7e8f90F779'
const hash = `0x${'5e'.repeat(32)}`

function pending(root: RootStore): void {
  hold(root)
  root.accountLoader.loaded.sent.set({
    hash,
    chainId: 'eip155:1',
    from: address,
    to: receiver,
    toName: 'junowick.eth',
    amount: '0.25',
    symbol: 'ETH',
    sentAt: 0,
    state: 'pending',
  })
  root.accountLoader.loaded.sent.set({
    hash: `0x${'6f'.repeat(32)}`,
    chainId: 'eip155:1',
    from: address,
    to: receiver,
    amount: '12',
    symbol: 'LINK',
    token: `0x${'51'.repeat(20)}`,
    sentAt: Date.now(),
    state: 'reverted',
  })
}

/** A request that waits in the wallet, and pending transactions. */
export const transactionScenes: readonly Scene[] = [
  { id: 'account-pending', view: 'Account', create: connected('Account', oneEther, pending) },
  {
    id: 'approve-transaction',
    view: 'ApproveTransaction',
    create: () =>
      createStillRoot({}, (root) => {
        connect(root)
        show('Account')(root)
        root.accountLoader.loaded.approvals.begin({}, stillTexts(transactionsTexts).sending('0.25 ETH'))
      }),
  },
]
