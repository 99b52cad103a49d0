// @vitest-environment happy-dom
import '../../testing/setup'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { expect, test, vi } from 'vitest'
import { createTestRoot } from '../../testing/create-test-root'
import { eventually } from '../../testing/eventually'
import { createFakeBrowser } from '../../testing/fake-browser'
import { FakeWallet } from '../../testing/fake-wallet'
import { pass, stored } from '../../testing/stored-data'

vi.stubGlobal('IDBKeyRange', IDBKeyRange)

test('After a reload, the modal shows the stored balance of the account until the network answers.', async () => {
  const factory = new IDBFactory()
  const options = { browser: createFakeBrowser(), indexedDB: () => factory, wallet: new FakeWallet() }
  const first = await createTestRoot(options)
  await first.connect()
  const { caipAddress, balance } = first.root.account
  if (!caipAddress || !balance) return expect.unreachable()
  await pass(first.platform, 1_000)
  // Waits for the write, because disposing of the first modal would abort a write that the database has not finished.
  await eventually(async () => expect((await stored(factory, options.browser)).tables).toHaveProperty('balances'))
  first.modal.dispose()
  const second = await createTestRoot({ ...options, isStarted: false })
  // The clock of the second visit has to be ahead of the stored time, because a balance from the future is not shown.
  await second.platform.advance(2_000)
  vi.spyOn(second.rpc, 'fetch').mockReturnValue(new Promise(() => {}))
  second.modal.start()
  await eventually(() => expect(second.root.account.balance).toEqual(balance))
})
