// @vitest-environment node
import { expect, test } from 'vitest'
import type { Transaction } from '../../domain/history/transaction'
import { createTestRoot } from '../../testing/create-test-root'
import { firstAddress, secondAddress } from '../../testing/fake-wallet'
import { counterpartiesIn } from './counterparties'
import {
  FakeHistory,
  collectibleTransfer,
  fakeHistoryUrl,
  fakeTransaction,
  tokenTransfer,
} from './testing/fake-history'
import { transactionsOf } from './transactions-of'

const stranger = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const poisoner = '0x90F7000000000000000000000000000000003b906'

function from(sender: string, index: number, transfers?: Transaction['transfers']): Transaction {
  const one = fakeTransaction(index, transfers && { transfers })
  return { ...one, metadata: { ...one.metadata, sentFrom: sender } }
}

const { signal } = new AbortController()

async function connected(list: readonly Transaction[], options: Parameters<typeof createTestRoot>[0] = {}) {
  const history = new FakeHistory(list)
  const services = (url: URL) => history.respond(url)
  const test = await createTestRoot({ hosts: { rpc: fakeHistoryUrl }, services, ...options })
  await test.connect()
  await test.root.accountLoader.load()
  const read = async () =>
    (await Promise.all([...test.root.accountLoader.loaded.counterparties].map((ask) => ask(signal)))).flat()
  return { ...test, history, read }
}

test('Counterparties are the addresses of both directions, each once, without the account itself.', () => {
  const list = [from(stranger, 0), from(stranger, 1), fakeTransaction(2, { type: 'send' })]
  expect(counterpartiesIn(list, firstAddress.toLowerCase())).toEqual([stranger, secondAddress])
})

test.each([
  ['nothing', [tokenTransfer('USDC', 'in', '0')]],
  ['nothing, with decimals', [tokenTransfer('USDC', 'in', '0.000000')]],
  ['no transfer at all', []],
  ['a collectible that is flagged', [collectibleTransfer('Win a prize', true)]],
])('A transaction that moved %s gives no counterparty.', (_, transfers) => {
  expect(counterpartiesIn([from(poisoner, 0, transfers)], firstAddress)).toEqual([])
})

test('The unit gives counterparties to the stores of the account, from the loaded list or from the service.', async () => {
  const list = [from(stranger, 0), from(poisoner, 1, [tokenTransfer('USDC', 'in', '0')])]
  const { root, history, read } = await connected(list)
  expect(await read()).toEqual([stranger])
  expect(history.asked).toHaveLength(1)
  await transactionsOf(root).fetchTransactions()
  const asked = history.asked.length
  expect([await read(), history.asked.length]).toEqual([[stranger], asked])
})

test('If the app switches the history off, no request is made.', async () => {
  const { history, read } = await connected([from(stranger, 0)], { features: { history: false } })
  expect([await read(), history.asked]).toEqual([[], []])
})
