// @vitest-environment happy-dom
import '../../testing/setup'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Transaction } from '../../domain/history/transaction'
import { firstAddress, secondAddress } from '../../testing/fake-wallet'
import type { RenderedModal } from '../../testing/render-modal'
import { dataOf, renderModal, wordsOf } from '../../testing/render-modal'
import {
  FakeHistory,
  collectibleTransfer,
  fakeHash,
  fakeHistoryUrl,
  fakeTransaction,
  tokenTransfer,
} from './testing/fake-history'
import { transactionsOf } from './transactions-of'

type Options = Parameters<typeof renderModal>[0] & { history?: FakeHistory }

interface History extends RenderedModal {
  history: FakeHistory
}

async function connected({ history = new FakeHistory(), ...options }: Options = {}): Promise<History> {
  const modal = await renderModal({
    hosts: { rpc: fakeHistoryUrl },
    services: (url) => history.respond(url),
    ...options,
  })
  await modal.connect()
  await modal.run(() => modal.root.accountLoader.load())
  return { ...modal, history }
}

async function openActivity(options: Options = {}): Promise<History> {
  const modal = await connected(options)
  await modal.open()
  await modal.show({ view: 'Transactions', data: undefined })
  await modal.advance(0)
  return modal
}

async function openTab(options: Options = {}): Promise<History> {
  const modal = await connected(options)
  await modal.open()
  await modal.advance(0)
  await modal.run(() => fireEvent.click(tab() ?? document.body))
  await modal.advance(0)
  return modal
}

const tab = () => screen.queryAllByTestId('wm-tab').find(({ dataset }) => dataset['tab'] === 'activity')
const rows = () => screen.queryAllByTestId('wm-transaction')
const words = () => rows().map((row) => wordsOf(row))
const months = () => screen.queryAllByRole('heading', { level: 3, hidden: true }).map(({ textContent }) => textContent)
const failing = () => new Response('', { status: 500 })

function pending(given: object = {}) {
  const [from, to] = [firstAddress, secondAddress]
  const sentAt = Date.UTC(2026, 0, 1)
  return {
    hash: fakeHash(900),
    chainId: 'eip155:1',
    from,
    to,
    amount: '0.25',
    symbol: 'ETH',
    sentAt,
    state: 'pending',
    ...given,
  } as const
}

const kinds: readonly Transaction[] = [
  fakeTransaction(0, { at: '2025-12-31T21:00:00Z' }),
  fakeTransaction(1, {
    type: 'trade',
    at: '2025-12-20T12:00:00Z',
    transfers: [tokenTransfer('USDC', 'in', '1842.1'), tokenTransfer('ETH', 'out', '0.44')],
  }),
  fakeTransaction(2, { type: 'approve', at: '2025-12-19T12:00:00Z', transfers: [] }),
  fakeTransaction(3, {
    type: 'send',
    at: '2025-10-03T12:00:00Z',
    status: 'failed',
    transfers: [tokenTransfer('LINK', 'out', '12')],
  }),
  fakeTransaction(4, {
    type: 'mint',
    at: '2025-10-02T12:00:00Z',
    transfers: [collectibleTransfer('Kite 1'), collectibleTransfer('Kite 2')],
  }),
  fakeTransaction(5, { type: 'redeem points', at: '2025-10-01T12:00:00Z' }),
]

test('[C1-10] The history is listed by months: what was done, when, with whom, and what moved.', async () => {
  await openActivity({ history: new FakeHistory(kinds) })
  expect(screen.getByTestId('wm-title').textContent).toBe('Activity')
  expect(months()).toEqual(['December 2025', 'October 2025'])
  expect(words()).toEqual([
    'Received3h ago from 0x7099…79C8+12.5 USDC$12.50',
    'Swapped12d ago+1,842.1 USDC\u22120.44 ETH',
    'Approved13d agoConfirmed',
    'Send failedOct 3 to 0x7099…79C812 LINKNot sent',
    'MintedOct 2Kite 1',
    'MintedOct 2Kite 2',
    'redeem pointsOct 1\u221212.5 USDC$12.50',
  ])
  const [first] = rows()
  expect(dataOf(first ?? document.body)).toMatchObject({ hash: fakeHash(0), type: 'receive', status: 'confirmed' })
  expect(rows()[3]?.dataset['status']).toBe('failed')
  expect(first?.getAttribute('href')).toBe(`https://alphascan.example/tx/${fakeHash(0)}`)
  expect([first?.getAttribute('target'), first?.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer'])
  const time = first?.querySelector('time')
  expect(time?.getAttribute('datetime')).toBe('2025-12-31T21:00:00.000Z')
  expect(time?.getAttribute('title')).toMatch(/December 31, 2025/)
})

test('On a network without an explorer a row is no link.', async () => {
  const { root, run } = await openActivity({ history: new FakeHistory([fakeTransaction(0, { chain: 'eip155:10' })]) })
  const second = root.chain.requestedCaipNetworks[1]
  await run(() => second && root.chain.switchActiveNetwork(second))
  expect(rows().map(({ tagName }) => tagName)).toEqual(['DIV'])
})

test('The end of the list loads the next page when it comes into view, and only then.', async () => {
  const history = new FakeHistory(Array.from({ length: 9 }, (_, index) => fakeTransaction(index)))
  history.pageSize = 3
  const { root } = await openActivity({ history })
  // The test has no layout: the first rows are in view, and the end of the list is not once there are more.
  expect(history.asked.map(({ searchParams }) => searchParams.get('cursor'))).toEqual([null, '3'])
  expect(transactionsOf(root).timeline.size).toBe(6)
})

test('Of many rows, few are mounted.', async () => {
  const history = new FakeHistory(Array.from({ length: 1_000 }, (_, index) => fakeTransaction(index)))
  history.pageSize = 1_000
  await openActivity({ history })
  expect(rows().length).toBeGreaterThan(3)
  expect(rows().length).toBeLessThanOrEqual(60)
})

test('The list takes the focus, so that the arrow keys scroll it, and has a name.', async () => {
  await openActivity({ history: new FakeHistory([fakeTransaction(0)]) })
  const list = screen.getByTestId('wm-activity')
  expect([list.tabIndex, list.role, list.getAttribute('aria-label')]).toEqual([0, 'region', 'Transactions'])
  const items = within(within(list).getByRole('list', { hidden: true })).getAllByRole('listitem', { hidden: true })
  expect(items.some((item) => item.contains(rows()[0] ?? null))).toBe(true)
})

test('Skeleton rows are shown while the list is loading.', async () => {
  const history = new FakeHistory([fakeTransaction(0)])
  const held = history.hold()
  const { run } = await openActivity({ history })
  const view = screen.getByTestId('wm-view-Transactions')
  expect(view.querySelector('[aria-busy="true"]')?.children).toHaveLength(7)
  await run(() => held.release())
  expect(view.querySelector('[aria-busy="true"]')).toBeNull()
  expect(rows()).toHaveLength(1)
})

test('An account without transactions is told so, in the list and in the tab.', async () => {
  await openActivity()
  expect(wordsOf(screen.getByTestId('wm-activity-empty'))).toBe(
    'No transactions yetSend, receive or use an app, and it shows up here.',
  )
})

test('A history that failed to load can be tried again.', async () => {
  const history = new FakeHistory([fakeTransaction(0)])
  history.answerWith(failing)
  const { click } = await openActivity({ history })
  expect(wordsOf(screen.getByTestId('wm-activity-failed'))).toContain('Activity is not available')
  expect(screen.getByTestId('wm-snackbar').textContent).toBe('Failed to fetch transactions')
  history.answerWith(undefined)
  await click('wm-retry')
  expect(rows()).toHaveLength(1)
})

test('A page that failed to load leaves the rows, and can be tried again at their end.', async () => {
  const history = new FakeHistory(Array.from({ length: 5 }, (_, index) => fakeTransaction(index)))
  history.pageSize = 3
  history.answerWith((url) => (url.searchParams.get('cursor') === '3' ? failing() : history.page(url)))
  const { click, root } = await openActivity({ history })
  expect(rows()).toHaveLength(3)
  expect(screen.getByText('The rest did not load.')).toBeDefined()
  history.answerWith(undefined)
  await click('wm-retry')
  expect(transactionsOf(root).timeline.size).toBe(5)
  expect(screen.queryByText('The rest did not load.')).toBeNull()
})

test('Without a service, the list shows what this browser sent, and says so.', async () => {
  const { root, run } = await openActivity({ hosts: {} })
  expect(screen.getByTestId('wm-activity-notice').textContent).toBe(
    'Only transactions sent from this browser are shown.',
  )
  expect(screen.getByTestId('wm-activity-empty')).toBeDefined()
  const { sent } = root.accountLoader.loaded
  await run(() => {
    sent.set(pending({ toName: 'junowick.eth' }))
    sent.set(pending({ hash: fakeHash(901), state: 'success', sentAt: Date.UTC(2025, 11, 20, 12) }))
    sent.set(pending({ hash: fakeHash(902), state: 'reverted', sentAt: Date.UTC(2025, 11, 19, 12) }))
    sent.set(pending({ hash: fakeHash(903), state: 'unknown', sentAt: Date.UTC(2025, 11, 18, 12) }))
    sent.set({ ...pending({ hash: fakeHash(904), sentAt: Date.UTC(2025, 11, 17, 12) }), amount: undefined } as never)
  })
  expect(words()).toEqual([
    'Sending to junowick.ethNow\u22120.25 ETH',
    'Sent12d ago to 0x7099…79C8\u22120.25 ETH',
    'Send failed13d ago to 0x7099…79C80.25 ETHNot sent',
    'Not confirmed yet14d ago to 0x7099…79C8\u22120.25 ETH',
    'Executing15d ago to 0x7099…79C8Pending',
  ])
  expect(rows().map(({ dataset }) => dataset['status'])).toEqual([
    'pending',
    'confirmed',
    'failed',
    'unknown',
    'pending',
  ])
  expect(rows()[0]?.getAttribute('href')).toBe(`https://alphascan.example/tx/${fakeHash(900)}`)
  expect(screen.queryByTestId('wm-activity-empty')).toBeNull()
})

test('If the service fails, what this browser sent is still listed, with a way to try again.', async () => {
  const history = new FakeHistory([fakeTransaction(0)])
  history.answerWith(failing)
  const { root, run, click } = await openActivity({ history })
  await run(() => root.accountLoader.loaded.sent.set(pending()))
  expect(screen.getByTestId('wm-activity-notice').textContent).toContain('Only transactions sent from this browser')
  expect(rows()).toHaveLength(1)
  history.answerWith(undefined)
  await click('wm-retry')
  expect(screen.queryByTestId('wm-activity-notice')).toBeNull()
  // A new list renders its first rows without a layout. With React 18, a list that grows has to be measured first.
  await run(() => root.router.push({ view: 'Networks', data: undefined }))
  await run(() => root.router.goBack())
  expect(rows().map(({ dataset }) => dataset['status'])).toEqual(['pending', 'confirmed'])
  // Transactions of one month have one title, others their own.
  expect(months()).toEqual(['January', 'December 2025'])
})

test('The tab of the account shows the latest four, and leads to all.', async () => {
  const history = new FakeHistory(Array.from({ length: 9 }, (_, index) => fakeTransaction(index)))
  const { click, root, modal } = await openTab({ history })
  expect(tab()?.textContent).toBe('Activity')
  expect(rows()).toHaveLength(4)
  const panel = screen.getByRole('tabpanel', { name: 'Activity', hidden: true })
  expect([panel.id, panel.getAttribute('aria-labelledby')]).toEqual([tab()?.getAttribute('aria-controls'), tab()?.id])
  expect(
    within(panel)
      .getByRole('list', { name: 'Transactions', hidden: true })
      .contains(rows()[0] ?? null),
  ).toBe(true)
  const events: string[] = []
  modal.subscribeEvents(({ props }) => events.push(props.event))
  await click('wm-all-activity')
  expect(root.router.view).toBe('Transactions')
  expect(events).toEqual(['CLICK_TRANSACTIONS'])
  expect(rows()).toHaveLength(9)
})

test('An empty tab leads to Receive, if the copy has it.', async () => {
  const { root, run, click } = await openTab()
  expect(wordsOf(screen.getByTestId('wm-activity-empty'))).toContain(
    'No activity yetYour next transactions appear here.',
  )
  const receives = screen.queryByTestId('wm-activity-receive')
  if (receives) {
    await click('wm-activity-receive')
    expect(root.router.view).toBe('WalletReceive')
    await run(() => root.router.goBack())
  }
  await run(() => root.options.update({ features: { ...root.options.state.features, receive: false } }))
  expect(screen.queryByTestId('wm-activity-receive')).toBeNull()
})

test('The host app can switch the history off, also while it is shown.', async () => {
  const { root, run, open } = await openActivity({ history: new FakeHistory([fakeTransaction(0)]) })
  const set = (history: boolean) =>
    run(() => root.options.update({ features: { ...root.options.state.features, history } }))
  await set(false)
  expect(root.router.view).toBe('Account')
  expect(tab()).toBeUndefined()
  await open({ view: 'Transactions' })
  expect(root.router.view).toBe('Account')
  await set(true)
  expect(tab()).toBeDefined()
})

test('A row with the focus stays mounted, wherever the list is scrolled.', async () => {
  const history = new FakeHistory(Array.from({ length: 200 }, (_, index) => fakeTransaction(index)))
  history.pageSize = 200
  const { run, root } = await openActivity({ history })
  const first = rows()[0]
  await run(() => first?.focus())
  expect(document.activeElement).toBe(first)
  await run(() => transactionsOf(root).refresh())
  expect(document.activeElement).toBe(rows()[0])
})

test('A relative time moves on after a minute.', async () => {
  const { advance } = await openActivity({
    history: new FakeHistory([fakeTransaction(0, { at: '2026-01-01T00:00:00Z' })]),
  })
  expect(within(rows()[0] ?? document.body).getByText('Now')).toBeDefined()
  await advance(60_000)
  await advance(60_000)
  expect(words()[0]).toContain('2m ago')
})

test('Hidden balances hide what moved, and leave what was done.', async () => {
  const { run, root } = await openActivity({ history: new FakeHistory(kinds) })
  const list = () => screen.getByTestId('wm-activity').textContent
  expect(list()).toContain('1,842.1 USDC')
  await run(() => root.account.hideBalances(true))
  expect(list()).not.toMatch(/USDC|LINK/)
  expect(list()).toContain('Swapped')
})
