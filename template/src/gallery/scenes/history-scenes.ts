import type { SentTransaction } from '../../wallet-modal/features/transactions/sent-transaction'
import type { Transaction, Transfer } from '../../wallet-modal/domain/history/transaction'
import type { HistoryReading } from '../../wallet-modal/features/history/history-reading'
import { beginReading } from '../../wallet-modal/features/history/history-reading'
import { transactionsOf } from '../../wallet-modal/features/history/transactions-of'
import { ethereumMark } from '../../wallet-modal/networks/marks'
import type { RootStore } from '../../wallet-modal/stores/root/root.store'
import { address, logo } from '../samples'
import type { Scene } from './scenes'
import { connect, hold, oneEther, show, showFrom } from '../still-account'
import { createStillRoot } from '../still-root'

/** The fixed time of the scenes. */
const now = new Date(2026, 10, 23, 12).getTime()
const day = 24 * 60 * 60_000
const other = '0x79C3a1b2c3d4e5f60718293a4b5c6d7e8f90542A'
const hashOf = (index: number) => `0x${index.toString(16).padStart(64, '5')}`

function coin(symbol: string, direction: Transfer['direction'], numeric: string, value?: number, hue = 250): Transfer {
  const url = symbol === 'ETH' ? ethereumMark : logo(hue, symbol.slice(0, 1))
  return {
    fungible_info: { name: symbol, symbol, icon: { url } },
    direction,
    quantity: { numeric },
    ...(value !== undefined && { value }),
  }
}

function collectible(name: string, direction: Transfer['direction'], hue?: number): Transfer {
  const content = hue === undefined ? {} : { preview: { url: logo(hue, name.slice(0, 1)) } }
  return { nft_info: { name, content }, direction, quantity: { numeric: '1' } }
}

/** A transaction that was made some days ago. */
function done(
  index: number,
  operationType: string,
  days: number,
  transfers: readonly Transfer[],
  status: Transaction['metadata']['status'] = 'confirmed',
): Transaction {
  const isIn = operationType === 'receive'
  return {
    id: `${operationType} ${index}`,
    metadata: {
      operationType,
      hash: hashOf(index),
      chain: 'eip155:1',
      minedAt: new Date(now - days * day).toISOString(),
      sentFrom: isIn ? other : address,
      sentTo: isIn ? address : other,
      status,
      nonce: index,
    },
    transfers,
  }
}

function sent(index: number, given: Partial<SentTransaction>): SentTransaction {
  return {
    hash: hashOf(900 + index),
    chainId: 'eip155:1',
    from: address,
    to: other,
    amount: '0.25',
    symbol: 'ETH',
    sentAt: now - index * 60_000,
    state: 'pending',
    ...given,
  }
}

const kinds: readonly Transaction[] = [
  done(1, 'receive', 0.1, [coin('USDC', 'in', '640', 640)]),
  done(2, 'trade', 9, [coin('ETH', 'out', '0.44', 1852.55), coin('USDC', 'in', '1842.1', 1842.1)]),
  done(3, 'approve', 9.2, []),
  done(4, 'trade', 12, [coin('ETH', 'out', '0.08', 336), collectible('Lantern 41', 'in', 70)]),
  done(5, 'send', 26, [coin('LINK', 'out', '12', 279.6, 265)]),
  done(6, 'buy', 33, [coin('ETH', 'in', '0.0586', 250)]),
  done(7, 'send', 51, [coin('cbBTC', 'out', '0.004', 417, 60)], 'failed'),
  done(8, 'mint', 52, [collectible('Harbour 7', 'in', 210)]),
  done(9, 'receive', 53, [collectible('Kite 1', 'in', 130), collectible('Kite 2', 'in', 100)]),
  done(10, 'cancel', 400, []),
  done(11, 'redeem points', 401, [coin('PTS', 'in', '12', undefined, 20)]),
]

const odd: readonly Transaction[] = [
  done(1, 'receive', 1, [
    coin('A-SYMBOL-THAT-DOES-NOT-END', 'in', '115792089237316195423570985008687907853269984665640564039457.58'),
  ]),
  done(2, 'receive', 2, [coin('عملة', 'in', '12.5', 12.5, 100)]),
  done(3, 'trade', 3, [
    coin('ETH', 'out', '0.000000000000000001'),
    collectible('A collectible with a name that goes on and on', 'in', 330),
  ]),
  done(4, 'receive', 4, [collectible('صورة', 'in')]),
  done(5, 'a kind of transaction that nobody has a word for yet', 5, [coin('USDC', 'self', '1', 1)]),
  done(
    6,
    'receive',
    6,
    Array.from({ length: 24 }, (_, index) => collectible(`Drop ${index + 1}`, 'in', index * 15)),
  ),
]

const many = Array.from({ length: 2_000 }, (_, index) =>
  index % 3 === 0
    ? done(index, 'send', index / 2, [coin('ETH', 'out', `0.${index + 1}`)])
    : done(index, 'receive', index / 2, [coin('USDC', 'in', `${index + 1}`, index + 1)]),
)

/** Keeps the loader from creating the account's stores again, so that the scene's data stays. */
function standStill({ accountLoader }: RootStore): void {
  const stores = accountLoader.loaded
  Object.assign(accountLoader, { load: async () => stores })
}

interface HistoryScene {
  transactions?: readonly Transaction[]
  reading?: Partial<HistoryReading>
  sent?: readonly SentTransaction[]
  isTab?: boolean
  /** True if the service does not answer. */
  isDown?: boolean
}

/** The activity of an account in a fixed state: nothing is requested, and the clock does not run. */
function activity({ transactions = [], reading, sent: ofBrowser = [], isTab, isDown }: HistoryScene): () => RootStore {
  return () =>
    createStillRoot({}, (root) => {
      standStill(root)
      connect(root, { ...oneEther, profileName: 'maralune.eth', currentTab: isTab ? 1 : 0 })
      hold(root)
      root.platform.now = () => now
      for (const one of ofBrowser) root.accountLoader.loaded.sent.set(one)
      const { api } = root.accountLoader.loaded
      if (isDown) Object.assign(api, { isNetworkSupported: () => Promise.reject(new Error('Nobody is there')) })
      const store = transactionsOf(root)
      const begun = beginReading(root.account.caipAddress)
      begun.timeline.add(transactions)
      store.reading = { ...begun, status: { state: 'ready' }, isServed: true, readAt: now, ...reading }
      if (isTab) show('Account')(root)
      else showFrom('Account', 'Transactions')(root)
    })
}

const pending = sent(0, { toName: 'junowick.eth' })
const ownOnly: readonly SentTransaction[] = [
  pending,
  sent(1, { state: 'success' }),
  sent(2, { state: 'unknown', sentAt: now - 2 * day, amount: '3.5', symbol: 'USDC', token: other }),
  sent(3, { state: 'reverted', sentAt: now - 40 * day, toName: 'a-name-that-is-much-too-long-for-a-line.eth' }),
]

/** The activity of the account, in each state of the view and of the tab. */
export const historyScenes: readonly Scene[] = [
  { id: 'activity', view: 'Transactions', create: activity({ transactions: kinds, sent: [pending] }) },
  { id: 'activity-odd', view: 'Transactions', create: activity({ transactions: odd }) },
  { id: 'activity-long', view: 'Transactions', create: activity({ transactions: many }) },
  {
    id: 'activity-loading',
    view: 'Transactions',
    create: activity({ reading: { status: { state: 'loading' }, isServed: undefined } }),
  },
  { id: 'activity-empty', view: 'Transactions', create: activity({}) },
  {
    id: 'activity-failed',
    view: 'Transactions',
    create: activity({ reading: { status: { state: 'idle' } }, isDown: true }),
  },
  {
    id: 'activity-failed-own',
    view: 'Transactions',
    create: activity({ reading: { status: { state: 'idle' } }, isDown: true, sent: ownOnly }),
  },
  {
    id: 'activity-own',
    view: 'Transactions',
    create: activity({ reading: { isServed: false }, sent: ownOnly }),
  },
  { id: 'account-activity', view: 'Account', create: activity({ transactions: kinds, sent: [pending], isTab: true }) },
  { id: 'account-activity-empty', view: 'Account', create: activity({ isTab: true }) },
]
