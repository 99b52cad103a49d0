// @vitest-environment happy-dom
import '../../testing/setup'
import { expect, test } from 'vitest'
import { createTestRoot } from '../../testing/create-test-root'
import { createFakeBrowser } from '../../testing/fake-browser'
import { FakeWallet, firstAddress } from '../../testing/fake-wallet'
import { settle } from '../../testing/settle'

test('A connection of one tab is shown in the other, without asking the visitor.', async () => {
  const browser = createFakeBrowser()
  const here = await createTestRoot({ browser })
  const there = await createTestRoot({ browser })
  await here.connect()
  await settle()
  expect(there.root.account).toMatchObject({ status: 'connected', address: firstAddress })
  expect(there.wallet.callsOf('eth_requestAccounts')).toEqual([])
})

test('A tab that cannot find the wallet does not end the connection of another tab.', async () => {
  const browser = createFakeBrowser()
  const earlier = await createTestRoot({ browser, wallet: null })
  const here = await createTestRoot({ browser })
  await here.connect()
  await earlier.platform.advance(60_000)
  expect(earlier.root.account).toMatchObject({ status: 'disconnected', address: undefined })
  expect(here.root.account).toMatchObject({ status: 'connected', address: firstAddress })
  expect(here.root.memory.read().connections.eip155?.caipAddress).toContain(firstAddress)
})

test('A disconnect in one tab disconnects the other, which does not ask the wallet again.', async () => {
  const browser = createFakeBrowser()
  const here = await createTestRoot({ browser })
  const there = await createTestRoot({ browser })
  await here.connect()
  await settle()
  await here.modal.disconnect()
  await settle()
  expect(there.root.account).toMatchObject({ status: 'disconnected', address: undefined })
  expect(there.wallet.callsOf('wallet_revokePermissions')).toEqual([])
  expect(there.root.sessions.get('eip155')).toBeUndefined()
})

test('If both tabs notice that the wallet was locked, the connection is forgotten once.', async () => {
  const browser = createFakeBrowser()
  const wallet = new FakeWallet()
  const here = await createTestRoot({ browser, wallet })
  const there = await createTestRoot({ browser, wallet })
  await here.connect()
  await settle()
  wallet.changeAccounts([])
  await settle()
  for (const { root } of [here, there]) expect(root.account.status).toBe('disconnected')
  expect(here.root.memory.read().connections).toEqual({})
})

test('Two modals with different ids have separate connections.', async () => {
  const browser = createFakeBrowser()
  const one = await createTestRoot({ browser, id: 'one' })
  const two = await createTestRoot({ browser, id: 'two' })
  await one.connect()
  await settle()
  expect(two.root.account.status).toBe('disconnected')
  await two.connect()
  await one.modal.disconnect()
  await settle()
  expect(two.root.account.status).toBe('connected')
  expect([...browser.stored.keys()].sort()).toEqual(['wallet-modal:one', 'wallet-modal:two'])
})

test('A modal that was disposed of ignores all events.', async () => {
  const { modal, root, platform, wallet, browser, connect } = await createTestRoot()
  await connect()
  root.modal.show()
  await settle()
  modal.dispose()
  expect(wallet.listenerCount()).toBe(0)
  expect(platform.waiting()).toBe(0)
  const { address } = root.account
  wallet.changeAccounts([])
  await createTestRoot({ browser, wallet: new FakeWallet({ accounts: [] }) })
  await settle()
  expect(root.account.address).toBe(address)
})

test('Starting twice starts once.', async () => {
  const { modal, found } = await createTestRoot()
  const told: string[] = []
  modal.subscribeEvents(({ props }) => void told.push(props.event))
  modal.start()
  expect(told).toEqual([])
  expect(found()).toHaveLength(1)
})

test('A modal that was never started uses nothing of the browser.', async () => {
  const browser = createFakeBrowser()
  const { platform, found } = await createTestRoot({ browser, isStarted: false })
  expect(found()).toEqual([])
  expect(browser.stored.size).toBe(0)
  expect(platform.waiting()).toBe(0)
})
