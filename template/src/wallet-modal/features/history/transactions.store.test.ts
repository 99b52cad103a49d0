// @vitest-environment node
import { expect, onTestFinished, test, vi } from 'vitest'
import type { SentTransaction } from '../transactions/sent-transaction'
import type { TransactionPage } from '../../domain/history/transaction'
import type { TestRoot } from '../../testing/create-test-root'
import { createTestRoot } from '../../testing/create-test-root'
import { firstAddress, secondAddress } from '../../testing/fake-wallet'
import { settle } from '../../testing/settle'
import { FakeHistory, collectibleTransfer, fakeHash, fakeHistoryUrl, fakeTransaction } from './testing/fake-history'
import { followHistory, transactionsOf } from './transactions-of'
import type { TransactionsStore } from './transactions.store'
import * as reading from './read-page'

interface Test extends TestRoot {
  store: TransactionsStore
  history: FakeHistory
}

async function connectedStore(
  history = new FakeHistory(),
  options: Parameters<typeof createTestRoot>[0] = {},
): Promise<Test> {
  const test = await createTestRoot({
    hosts: { rpc: fakeHistoryUrl },
    services: (url) => history.respond(url),
    ...options,
  })
  await test.connect()
  await test.root.accountLoader.load()
  return { ...test, history, store: transactionsOf(test.root) }
}

const many = (count: number) => Array.from({ length: count }, (_, index) => fakeTransaction(index))
const ids = (store: TransactionsStore) => store.transactions.map(({ id }) => id)
const failing = () => new Response('', { status: 500 })

function sent(given: Partial<SentTransaction> = {}): SentTransaction {
  return {
    hash: fakeHash(900),
    chainId: 'eip155:1',
    from: firstAddress,
    to: secondAddress,
    amount: '1',
    symbol: 'ETH',
    sentAt: Date.UTC(2026, 0, 1),
    state: 'pending',
    ...given,
  }
}

test('The list has its transactions, also by year and month index, newest first.', async () => {
  const days = ['2025-03-20', '2025-12-05', '2025-12-24', '2024-12-31', '2025-03-02']
  const list = days.map((day, index) => fakeTransaction(index, { at: `${day}T12:00:00.000Z` }))
  const { store } = await connectedStore(new FakeHistory(list))
  await store.fetchTransactions()
  expect(ids(store)).toEqual(['tx-2', 'tx-1', 'tx-0', 'tx-4', 'tx-3'])
  const byYear = Object.entries(store.transactionsByYear).map(([year, months]) => [
    year,
    Object.entries(months).map(([month, transactions]) => [month, transactions.map(({ id }) => id)]),
  ])
  expect(Object.fromEntries(byYear)).toEqual({
    2025: [
      ['2', ['tx-0', 'tx-4']],
      ['11', ['tx-2', 'tx-1']],
    ],
    2024: [['11', ['tx-3']]],
  })
  expect({ next: store.next, loading: store.loading, empty: store.empty }).toEqual({
    next: undefined,
    loading: false,
    empty: false,
  })
})

test.each([
  ['refuses', failing, 'API_ERROR'],
  ['answers with something else', () => Response.json({ data: 'none' }), 'DATA_PARSING_ERROR'],
])('A service that %s is reported as an error with its category.', async (_, answer, category) => {
  const { store, history, modal } = await connectedStore()
  const told: string[] = []
  modal.subscribeEvents(({ props }) => void told.push(props.event))
  history.answerWith(answer)
  await store.fetchTransactions()
  expect(told).toEqual(['ERROR_FETCH_TRANSACTIONS', category])
})

test('[C4-18] The list is loading, then loaded and empty without results; a failure empties it and clears the cursor.', async () => {
  const { store, history } = await connectedStore(new FakeHistory())
  expect([store.loading, store.empty]).toEqual([false, false])
  const first = store.fetchTransactions()
  expect([store.loading, store.empty]).toEqual([true, false])
  await first
  expect([store.loading, store.empty]).toEqual([false, true])

  history.transactions = many(25)
  store.resetTransactions()
  await store.fetchTransactions()
  expect([store.loading, store.empty, store.next]).toEqual([false, false, '10'])
  history.answerWith(failing)
  await store.fetchTransactions()
  expect([store.status.state, store.loading, store.empty, store.next]).toEqual(['failed', false, true, undefined])
  // The loaded transactions stay, and the page that failed can be loaded again.
  expect(store.transactions).toHaveLength(10)
  history.answerWith(undefined)
  await store.fetchTransactions()
  expect(history.asked.at(-1)?.searchParams.get('cursor')).toBe('10')
  expect(store.transactions).toHaveLength(20)
  expect([store.status.state, store.empty, store.next]).toEqual(['ready', false, '20'])
})

test('[C5-15] Transfers whose collectibles are all flagged as spam are hidden; a transaction without transfers is no spam.', async () => {
  const spam = collectibleTransfer('Visit our page', true)
  const list = [
    fakeTransaction(0, { transfers: [spam, spam] }),
    fakeTransaction(1, { transfers: [spam, collectibleTransfer('Kite 1')] }),
    fakeTransaction(2, { type: 'approve', transfers: [] }),
    fakeTransaction(3),
  ]
  const { store } = await connectedStore(new FakeHistory(list))
  await store.fetchTransactions()
  expect(ids(store)).toEqual(['tx-1', 'tx-2', 'tx-3'])
})

test('[C5-16] Only transactions on the active network are listed.', async () => {
  const list = [fakeTransaction(0), fakeTransaction(1, { chain: 'eip155:10' }), fakeTransaction(2)]
  const { store, root } = await connectedStore(new FakeHistory(list))
  await store.fetchTransactions()
  expect(ids(store)).toEqual(['tx-0', 'tx-2'])
  const second = root.chain.requestedCaipNetworks[1]
  if (second) await root.chain.switchActiveNetwork(second)
  await settle()
  // The transactions of the other network disappear at once.
  expect(store.transactions).toEqual([])
  await store.fetchTransactions()
  expect(ids(store)).toEqual(['tx-1'])
})

test('The request has the plain address and the active network.', async () => {
  const { store, history } = await connectedStore(new FakeHistory(many(1)))
  await store.fetchTransactions()
  expect(history.asked.map(({ pathname }) => pathname)).toEqual([`/v1/account/${firstAddress}/history`])
  expect(history.asked[0]?.searchParams.get('chainId')).toBe('eip155:1')
  expect(history.asked[0]?.searchParams.has('cursor')).toBe(false)
})

test('‘Failed to fetch transactions’ is shown in the open modal, tracked, and kept as the state of the list.', async () => {
  const { store, history, root, modal } = await connectedStore(new FakeHistory(many(25)), { projectId: 'project' })
  const tracked: unknown[] = []
  modal.subscribeEvents(({ props }) => {
    if (props.event.includes('TRANSACTIONS')) tracked.push(props)
  })
  history.answerWith(failing)
  await store.fetchTransactions()
  expect(root.modalStores.snack.message).toBe('')
  modal.open()
  await store.fetchTransactions()
  expect([root.modalStores.snack.message, root.modalStores.snack.variant]).toEqual([
    'Failed to fetch transactions',
    'error',
  ])
  expect(store.status).toMatchObject({ state: 'failed', error: { code: 'TRANSACTIONS_UNAVAILABLE' } })
  expect(tracked).toEqual(
    Array.from({ length: 2 }, () => ({
      event: 'ERROR_FETCH_TRANSACTIONS',
      address: firstAddress,
      properties: { address: firstAddress, projectId: 'project', cursor: undefined, isSmartAccount: false },
    })),
  )
  history.answerWith(undefined)
  await store.fetchTransactions()
  store.loadMore()
  await settle()
  expect(tracked.at(-1)).toMatchObject({ event: 'LOAD_MORE_TRANSACTIONS', properties: { cursor: '10' } })
})

test('Known transactions on a page are replaced and not counted as new.', async () => {
  const { store, history } = await connectedStore(new FakeHistory(many(12)))
  await store.fetchTransactions()
  history.transactions = many(12).map((transaction, index) =>
    index === 9
      ? { ...transaction, metadata: { ...transaction.metadata, status: 'failed', minedAt: '2025-12-31T11:30:00Z' } }
      : transaction,
  )
  history.answerWith((url) => {
    url.searchParams.set('cursor', '5')
    return history.page(url)
  })
  await store.fetchTransactions()
  expect(new Set(ids(store)).size).toBe(store.transactions.length)
  expect(ids(store).indexOf('tx-9')).toBe(1)
  expect(store.transactions[1]?.metadata.status).toBe('failed')
})

test('A cursor that repeats ends the list.', async () => {
  const { store, history } = await connectedStore(new FakeHistory(many(25)))
  history.answerWith(() => Response.json({ data: [fakeTransaction(history.asked.length)], next: 'again' }))
  await store.fetchTransactions()
  expect(store.next).toBe('again')
  await store.fetchTransactions()
  expect([store.next, store.status.state]).toEqual([undefined, 'ready'])
  expect(store.transactions).toHaveLength(2)
})

test('Pages without anything to show are skipped, up to a limit.', async () => {
  const { store, history } = await connectedStore()
  const spam = (index: number) => fakeTransaction(index, { transfers: [collectibleTransfer('Spam', true)] })
  history.pageSize = 1
  history.transactions = [spam(0), spam(1), fakeTransaction(2), fakeTransaction(3)]
  await store.fetchTransactions()
  expect([history.asked.length, ids(store), store.next, store.isStalled]).toEqual([3, ['tx-2'], '3', false])

  store.resetTransactions()
  history.transactions = Array.from({ length: 100 }, (_, index) => spam(index))
  await store.fetchTransactions()
  expect([history.asked.length, store.next, store.isStalled, store.empty]).toEqual([8, '5', true, true])
  store.loadMore()
  await settle()
  expect(history.asked.length).toBe(13)
})

test('An answer for an account that was left is dropped, and the next account gets its own.', async () => {
  const { store, history, wallet, root } = await connectedStore(new FakeHistory(many(3)))
  const held = history.hold()
  const stop = followHistory(root, store)
  await settle()
  expect(store.loading).toBe(true)
  wallet.changeAccounts([secondAddress])
  await settle()
  held.release()
  await settle()
  expect(history.asked.map(({ pathname }) => pathname.split('/')[3])).toEqual([firstAddress, secondAddress])
  expect(store.reading.owner).toBe(`eip155:1:${secondAddress}`)
  held.release()
  await settle()
  expect([store.status.state, store.transactions.length]).toEqual(['ready', 3])
  stop()
})

test('An account that becomes active again during its request does not wait for ever.', async () => {
  const { store, history, wallet, root } = await connectedStore(new FakeHistory(many(3)))
  const held = history.hold()
  const stop = followHistory(root, store)
  await settle()
  wallet.changeAccounts([secondAddress])
  wallet.changeAccounts([firstAddress])
  await settle()
  held.release()
  await settle()
  held.release()
  await settle()
  expect([store.status.state, store.reading.owner]).toEqual(['ready', `eip155:1:${firstAddress}`])
  stop()
})

test('An answer that nobody waits for changes nothing.', async () => {
  const { store, history, wallet } = await connectedStore(new FakeHistory(many(3)))
  const held = history.hold()
  void store.fetchTransactions()
  await settle()
  wallet.changeAccounts([secondAddress])
  await settle()
  held.release()
  await settle()
  expect(store.reading.owner).toBeUndefined()
  expect([store.status.state, store.transactions.length]).toEqual(['idle', 0])
})

/** A service that answers when the test says so, and ignores cancelled requests. */
function deafService(): (address: string, index: number) => Promise<void> {
  const waiting = new Map<string, (page: TransactionPage) => void>()
  const pages = vi
    .spyOn(reading, 'readPage')
    .mockImplementation((_, { address }) => new Promise((resolve) => void waiting.set(address, resolve)))
  onTestFinished(() => pages.mockRestore())
  return async (address, index) => {
    waiting.get(address)?.({ data: [fakeTransaction(index)], next: undefined })
    await settle()
  }
}

test('The transactions of one account are never listed for another, in whatever order the answers arrive.', async () => {
  const { store, root, wallet } = await connectedStore()
  const answer = deafService()
  const stop = followHistory(root, store)
  await settle()
  wallet.changeAccounts([secondAddress])
  await settle()
  await answer(firstAddress, 1)
  expect([store.loading, ids(store)]).toEqual([true, []])
  await answer(secondAddress, 2)
  expect([store.loading, ids(store)]).toEqual([false, ['tx-2']])
  wallet.changeAccounts([firstAddress])
  await settle()
  await answer(secondAddress, 3)
  expect([store.loading, ids(store)]).toEqual([true, []])
  await answer(firstAddress, 4)
  expect(ids(store)).toEqual(['tx-4'])
  stop()
})

test('A request that was dropped does not keep its account waiting.', async () => {
  const { store, root } = await connectedStore()
  const answer = deafService()
  const become = (address: string) =>
    root.chain.setChainAccountData({ address, caipAddress: `eip155:1:${address}` }, 'eip155')
  void store.fetchTransactions()
  await settle()
  become(secondAddress)
  await answer(firstAddress, 1)
  become(firstAddress)
  expect([store.status.state, ids(store)]).toEqual(['idle', []])
  expect(root.modalStores.snack.message).toBe('')
})

test('Scrolling, switching, resetting and coming back in any order ends with the list of the active account.', async () => {
  const { store, history, wallet, root } = await connectedStore(new FakeHistory(many(40)))
  const stop = followHistory(root, store)
  const [first, second] = root.chain.requestedCaipNetworks
  if (!first || !second) throw new Error('two networks are needed')
  const held = history.hold()
  let seed = 7
  const next = (count: number) => (seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31) % count
  const steps = [
    () => store.loadMore(),
    () => store.resetTransactions(),
    () => void store.refresh(),
    () => wallet.changeAccounts([next(2) ? firstAddress : secondAddress]),
    () => root.chain.setActiveCaipNetwork(next(2) ? first : second),
    () => held.release(),
    () => settle(),
  ]
  for (let index = 0; index < 300; index += 1) {
    await steps[next(steps.length)]?.()
    const { caipAddress } = root.account
    expect(new Set(ids(store)).size).toBe(store.transactions.length)
    expect([caipAddress, undefined]).toContain(store.transactions.length > 0 ? store.reading.owner : undefined)
  }
  wallet.changeAccounts([firstAddress])
  root.chain.setActiveCaipNetwork(first)
  await settle()
  held.release()
  await settle()
  held.release()
  await settle()
  expect(store.status.state).toBe('ready')
  expect(ids(store)).toEqual([...ids(store)].sort((one, other) => Number(one.slice(3)) - Number(other.slice(3))))
  stop()
})

test('Without a service, or on a network that it does not support, the list holds what this browser sent.', async () => {
  const { store, root } = await connectedStore(new FakeHistory(many(3)), { hosts: {} })
  const { sent: own } = root.accountLoader.loaded
  own.set(sent())
  own.set(sent({ hash: fakeHash(901), state: 'reverted', sentAt: 0 }))
  own.set(sent({ hash: fakeHash(902), chainId: 'eip155:10' }))
  own.set(sent({ hash: fakeHash(903), from: secondAddress }))
  await store.fetchTransactions()
  expect([store.isOwnOnly, store.status.state, store.empty]).toEqual([true, 'ready', true])
  expect(store.unlisted.map(({ hash }) => hash)).toEqual([fakeHash(900), fakeHash(901)])

  const other = new FakeHistory(many(3))
  other.networks = ['eip155:10']
  const { store: unserved, history } = await connectedStore(other)
  await unserved.fetchTransactions()
  expect([unserved.isOwnOnly, history.asked.length]).toEqual([true, 0])
})

test('A sent transaction that the service does not list yet stands on top, and goes when the service has it.', async () => {
  const { store, history, root, platform } = await connectedStore(new FakeHistory(many(3)))
  const stop = followHistory(root, store)
  await settle()
  const { sent: own } = root.accountLoader.loaded
  own.set(sent())
  // The service has it further down the list, or is not asked that far.
  own.set(sent({ hash: fakeHash(901), state: 'success', sentAt: Date.UTC(2025, 11, 1) }))
  expect(store.unlisted.map(({ hash, state }) => [hash, state])).toEqual([[fakeHash(900), 'pending']])
  // The network has confirmed it and the service does not list it yet: it stays listed, and the service is asked again.
  own.set(sent({ state: 'success' }))
  expect(store.unlisted.map(({ state }) => state)).toEqual(['success'])
  await settle()
  expect(history.asked).toHaveLength(2)
  const confirmed = fakeTransaction(900, { type: 'send', at: '2026-01-01T00:00:01Z' })
  history.transactions = [
    { ...confirmed, metadata: { ...confirmed.metadata, hash: fakeHash(900).toUpperCase() } },
    ...many(3),
  ]
  await platform.advance(10_000)
  stop()
  store.enter()
  await settle()
  expect(ids(store)[0]).toBe('tx-900')
  expect(store.unlisted).toEqual([])
})

test('If more has happened than fits on a page, the list starts again without a gap.', async () => {
  const { store, history, platform } = await connectedStore(new FakeHistory(many(30).slice(20)))
  history.pageSize = 5
  await store.fetchTransactions()
  history.transactions = many(30)
  await platform.advance(10_000)
  store.enter()
  await settle()
  expect(ids(store)).toEqual(['tx-0', 'tx-1', 'tx-2', 'tx-3', 'tx-4'])
  expect(store.next).toBe('5')
})

test('A refresh that fails is not reported.', async () => {
  const { store, history, platform, root, modal } = await connectedStore(new FakeHistory(many(3)))
  await store.fetchTransactions()
  modal.open()
  history.answerWith(failing)
  await platform.advance(10_000)
  store.enter()
  await settle()
  expect(history.asked).toHaveLength(2)
  expect([store.status.state, store.transactions.length]).toEqual(['ready', 3])
  expect(root.modalStores.snack.message).not.toBe('Failed to fetch transactions')
})

test('Destroying the modal cancels its requests.', async () => {
  const { store, history, modal } = await connectedStore(new FakeHistory(many(3)))
  const aborted = vi.fn<() => void>()
  history.answerWith(() => new Promise(() => {}))
  const fetching = store.fetchTransactions()
  fetching.then(aborted, aborted)
  await settle()
  modal.dispose()
  await settle()
  expect(aborted).toHaveBeenCalled()
  expect(store.status.state).not.toBe('failed')
})

test('A visitor who comes back after a page has failed gets that page, and then the newest transactions.', async () => {
  const list = many(25)
  const { store, history, platform } = await connectedStore(new FakeHistory(list))
  await store.fetchTransactions()
  history.answerWith(failing)
  await store.fetchTransactions()
  expect(store.status.state).toBe('failed')
  history.answerWith(undefined)
  await platform.advance(60_000)
  const newest = { ...fakeTransaction(-1), id: 'newest' }
  history.transactions = [newest, ...list]
  store.enter()
  await settle()
  expect([store.status.state, ids(store)[0], store.transactions.length]).toEqual(['ready', 'newest', 20])
})
