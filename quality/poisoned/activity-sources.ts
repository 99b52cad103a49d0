import { address } from '../../template/src/gallery/samples'
import type { SentTransaction } from '../../template/src/wallet-modal/features/transactions/sent-transaction'
import { readSentTransaction } from '../../template/src/wallet-modal/features/transactions/sent-transaction'
import type { Transaction } from '../../template/src/wallet-modal/domain/history/transaction'
import { beginReading, withPage } from '../../template/src/wallet-modal/features/history/history-reading'
import { transactionsOf } from '../../template/src/wallet-modal/features/history/transactions-of'
import { fetchHistory } from '../../template/src/wallet-modal/services/history/data-history'
import type { RootStore } from '../../template/src/wallet-modal/stores/root/root.store'
import type { Make, Source } from './source'
import { accountOf, askService, chain, list, logo, single, source, still } from './source'

type Transactions = readonly Transaction[]

const makeTransaction: Make = (tag, random) => ({
  id: `id ${tag}`,
  metadata: {
    operationType: random.pick(['receive', 'send', 'trade', 'approve', 'mint', `kind ${tag}`]),
    hash: `0x${tag.repeat(8)}`,
    chain,
    minedAt: '2026-02-03T10:20:30.000Z',
    sentFrom: accountOf(tag),
    sentTo: address,
    status: random.pick(['confirmed', 'failed', 'pending']),
    nonce: 7,
  },
  transfers: Array.from({ length: 1 + random.below(3) }, () => ({
    ...(random.oneIn(3)
      ? { nft_info: { name: `Picture ${tag}`, content: { preview: { url: logo } }, flags: { is_spam: false } } }
      : { fungible_info: { name: `Coin ${tag}`, symbol: tag, icon: { url: logo } } }),
    direction: random.pick(['in', 'out', 'self']),
    quantity: { numeric: '12.5' },
    value: 25.5,
    price: 2.25,
  })),
})

const makeSent: Make = (tag, random) => ({
  hash: `0x${tag.repeat(8)}`,
  chainId: chain,
  from: address,
  to: accountOf(tag),
  toName: `${tag}.eth`,
  amount: '0.25',
  symbol: tag,
  token: accountOf(tag),
  iconUrl: logo,
  sentAt: 1_770_000_000_000,
  state: random.pick(['pending', 'success', 'reverted', 'unknown']),
})

function read(root: RootStore, data: Transactions): void {
  const begun = beginReading(root.account.caipAddress)
  const { reading } = withPage(begun, { data, next: undefined }, chain)
  transactionsOf(root).reading = { ...reading, status: { state: 'ready' }, isServed: true, readAt: Date.now() }
}

function note(root: RootStore, sent: readonly SentTransaction[]): void {
  for (const one of sent) root.accountLoader.loaded.sent.set(one)
}

/** The sources of the account's activity. */
export const activitySources: readonly Source[] = [
  source<Transactions>({
    name: 'service: history',
    make: (tag, random) => ({ data: [makeTransaction(tag, random)], next: null }),
    read: async (text) => (await askService(fetchHistory, { address, chainId: chain }, text))?.data,
    views: {
      Account: list((lists) => still('Account', (root) => read(root, lists.flat()), { currentTab: 1 })),
      Transactions: list((lists) => still('Transactions', (root) => read(root, lists.flat()))),
    },
  }),
  source<SentTransaction>({
    name: 'stored: sent transaction',
    make: makeSent,
    read: (text) => readSentTransaction(JSON.parse(text)),
    views: {
      Account: list((sent) => still('Account', (root) => note(root, sent))),
      Transactions: list((sent) =>
        still('Transactions', (root) => {
          note(root, sent)
          read(root, [])
        }),
      ),
      TransactionStatus: single((sent) =>
        still('Account', (root) => {
          if (!sent) return
          const { hash, chainId } = sent
          note(root, [sent])
          root.router.push({ view: 'TransactionStatus', data: { hash, chainId } })
        }),
      ),
    },
  }),
]
