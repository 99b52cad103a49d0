// @vitest-environment happy-dom
import '../../testing/setup'
import { expect, test, vi } from 'vitest'
import type { Connector } from '../../domain/wallets/connector'
import { authConnectorId } from '../../domain/wallets/connector'
import { FakeNamespace, solanaAlpha } from '../../testing/chains/fake-namespace'
import { createTestRoot } from '../../testing/create-test-root'
import { createFakeBrowser } from '../../testing/fake-browser'
import { settle } from '../../testing/settle'

interface VisitOptions {
  restore?: Connector['restore']
  /** Whether the connectors of the page include the embedded wallet. */
  isListed?: boolean
}

/** A page that loads again after a visit with an embedded wallet, whose session is not in the page. The page has not started yet. */
async function visitAgain({ restore, isListed = true }: VisitOptions) {
  const solana = new FakeNamespace('solana')
  solana.isShared = true
  const browser = createFakeBrowser()
  const stored = { connectorId: authConnectorId, caipAddress: `solana:${solanaAlpha.id}:${solana.address}` }
  browser.keyValue.set('wallet-modal:default', JSON.stringify({ connections: { solana: stored } }))
  const options = { browser, wallet: null, networks: [solanaAlpha] as const, adapters: [solana.descriptor] }
  const page = await createTestRoot({ ...options, isStarted: false })
  // Loads the code of the adapter first, so that the tests do not wait for the download.
  await page.root.adapters.load('solana')
  const connector: Connector = {
    id: authConnectorId,
    type: 'AUTH',
    name: 'Embedded Wallet',
    chain: 'solana',
    provider: {},
    ...(restore && { restore }),
  }
  if (isListed) page.root.connector.addConnectors([connector])
  const storedId = () => page.root.memory.read().connections.solana?.connectorId
  return { ...page, solana, connector, storedId }
}

test('If the session of the embedded wallet is still valid, the wallet is connected again after a reload.', async () => {
  const { root, modal, connector, storedId } = await visitAgain({ restore: async () => connector })
  modal.start()
  await settle()
  expect(root.account).toMatchObject({ status: 'connected', address: 'solanaAccount' })
  expect([root.connector.activeConnectorIds.get('solana'), storedId()]).toEqual([authConnectorId, authConnectorId])
})

test('If the session of the embedded wallet has ended, its stored connection is deleted at once.', async () => {
  const { root, modal, platform, storedId } = await visitAgain({ restore: async () => undefined })
  modal.start()
  await settle()
  expect([root.account.status, root.account.address, storedId()]).toEqual(['disconnected', undefined, undefined])
  expect(platform.logged).toEqual([])
})

test('If the embedded wallet shares no account, its stored connection is deleted at once.', async () => {
  const { root, modal, solana, connector, storedId } = await visitAgain({ restore: async () => connector })
  solana.isShared = false
  modal.start()
  await settle()
  expect([root.account.status, storedId()]).toEqual(['disconnected', undefined])
})

test.each<[string, VisitOptions, object]>([
  [
    'cannot be reached',
    { restore: () => Promise.reject(new Error('the relay is down')) },
    { message: 'the relay is down' },
  ],
  ['cannot restore sessions', {}, { code: 'WALLET_UNREACHABLE' }],
  ['is not part of the page', { isListed: false }, { code: 'WALLET_UNREACHABLE' }],
])('An embedded wallet that %s is shown as disconnected, and the next page tries again.', async (_, options, error) => {
  const { root, modal, platform, storedId } = await visitAgain(options)
  modal.start()
  await settle()
  expect([root.account.status, root.account.address, storedId()]).toEqual(['disconnected', undefined, authConnectorId])
  expect(root.publicState.state.initialized).toBe(true)
  const message = `The connection to ${authConnectorId} could not be restored.`
  expect(platform.logged).toMatchObject([{ level: 'warn', message, details: [error] }])
})

test('A session that is found after the visitor has disconnected connects nobody.', async () => {
  let answer: (found: Connector) => void = () => {}
  const restore = () => new Promise<Connector>((resolve) => (answer = resolve))
  const { root, modal, connector } = await visitAgain({ restore })
  modal.start()
  await settle()
  await modal.disconnect()
  answer(connector)
  await settle()
  expect([root.account.status, root.sessions.get('solana')]).toEqual(['disconnected', undefined])
})

test('The late news that a session has ended does not disconnect the wallet that the visitor has connected meanwhile.', async () => {
  let answer: (found: undefined) => void = () => {}
  const restore = () => new Promise<undefined>((resolve) => (answer = resolve))
  const { root, modal, solana, storedId } = await visitAgain({ restore })
  modal.start()
  await settle()
  await root.connection.connectExternal(solana.connector)
  answer(undefined)
  await settle()
  expect([root.account.status, storedId()]).toEqual(['connected', solana.connector.id])
})

test('If the visitor disconnects before the code of the chain has loaded, the session is not looked for.', async () => {
  const restore = vi.fn<() => Promise<undefined>>(async () => undefined)
  const { root, modal } = await visitAgain({ restore })
  const load = root.adapters.load.bind(root.adapters)
  let arrive = () => {}
  root.adapters.load = (namespace) => new Promise((resolve) => (arrive = () => resolve(load(namespace))))
  modal.start()
  await settle()
  await modal.disconnect()
  arrive()
  await settle()
  expect(restore).not.toHaveBeenCalled()
})

test('A restoration that fails late disturbs neither the wallet that the visitor has connected nor the wallet of another tab.', async () => {
  let fail: (error: Error) => void = () => {}
  const restore = () => new Promise<undefined>((_, reject) => (fail = reject))
  const here = await visitAgain({ restore })
  here.modal.start()
  await settle()
  await here.root.connection.connectExternal(here.solana.connector)
  fail(new Error('the relay is down'))
  await settle()
  expect(here.root.account.status).toBe('connected')

  const there = await visitAgain({ restore })
  there.modal.start()
  await settle()
  const solana = { connectorId: 'another wallet', caipAddress: `solana:${solanaAlpha.id}:another` }
  there.browser.keyValue.set('wallet-modal:default', JSON.stringify({ connections: { solana } }))
  there.root.followTabs()
  fail(new Error('the relay is down'))
  await settle()
  expect(there.root.account).toMatchObject({ status: 'reconnecting', address: 'another' })
})
