// @vitest-environment happy-dom
import '../../testing/setup'
import { expect, test } from 'vitest'
import { createTestRoot } from '../../testing/create-test-root'
import { createFakeBrowser } from '../../testing/fake-browser'
import { FakeWallet, firstAddress } from '../../testing/fake-wallet'
import { settle } from '../../testing/settle'

test('what one tab connects the other shows, without asking the visitor', async () => {
  const browser = createFakeBrowser()
  const here = await createTestRoot({ browser })
  const there = await createTestRoot({ browser })
  await here.connect()
  await settle()
  expect(there.root.account).toMatchObject({ status: 'connected', address: firstAddress })
  expect(there.wallet.callsOf('eth_requestAccounts')).toEqual([])
})

test('what one tab disconnects is disconnected in the other, which tells the wallet nothing', async () => {
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

test('a lock that both tabs hear is forgotten once', async () => {
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

test('two modals with ids of their own have connections of their own', async () => {
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

test('a modal that was disposed of hears nothing any more', async () => {
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

test('starting twice is starting once', async () => {
  const { modal, found } = await createTestRoot()
  const told: string[] = []
  modal.subscribeEvents(({ props }) => void told.push(props.event))
  modal.start()
  expect(told).toEqual([])
  expect(found()).toHaveLength(1)
})

test('a modal that was never started touches nothing', async () => {
  const browser = createFakeBrowser()
  const { platform, found } = await createTestRoot({ browser, isStarted: false })
  expect(found()).toEqual([])
  expect(browser.stored.size).toBe(0)
  expect(platform.waiting()).toBe(0)
})
