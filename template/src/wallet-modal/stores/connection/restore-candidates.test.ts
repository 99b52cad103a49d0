// @vitest-environment happy-dom
import '../../testing/setup'
import { expect, test, vi } from 'vitest'
import type { Adapter, AdapterContext } from '../../adapters/adapter'
import { announce, testWalletInfo } from '../../testing/announce'
import { FakeNamespace, solanaAlpha } from '../../testing/chains/fake-namespace'
import { createTestRoot } from '../../testing/create-test-root'
import { createFakeBrowser } from '../../testing/fake-browser'
import { FakeWallet, firstAddress, secondAddress } from '../../testing/fake-wallet'
import { settle } from '../../testing/settle'

/** A page that loads again after a visit with a connected wallet, in which these wallets claim the rdns of that wallet. */
async function visitAgain(...wallets: readonly FakeWallet[]) {
  const browser = createFakeBrowser()
  const before = await createTestRoot({ browser })
  await before.connect()
  before.modal.dispose()
  const page = await createTestRoot({ browser, wallet: null, isStarted: false })
  const add = (wallet: FakeWallet, number: number) =>
    announce(page.platform.page, wallet, { ...testWalletInfo, uuid: `350670db-19fa-4704-a166-e52e178b59d${number}` })
  wallets.forEach(add)
  page.modal.start()
  await settle()
  return { ...page, add }
}

test('A wallet that has refused is not asked again when another wallet appears.', async () => {
  const refusing = new FakeWallet({ accounts: [secondAddress] })
  const { root, add } = await visitAgain(refusing)
  const asked = refusing.callsOf('eth_accounts').length
  add(new FakeWallet(), 1)
  await settle()
  expect(root.account.status).toBe('connected')
  expect(refusing.callsOf('eth_accounts')).toHaveLength(asked)
})

test('If two wallets claim the stored id, the refusal of one wallet does not end the search while the other wallet has not answered.', async () => {
  const silent = new FakeWallet()
  const answer = silent.hold('eth_accounts')
  const { root } = await visitAgain(silent, new FakeWallet({ accounts: [secondAddress] }))
  expect(root.account).toMatchObject({ status: 'connecting', address: firstAddress })
  answer.resolve([firstAddress])
  await settle()
  expect(root.account).toMatchObject({ status: 'connected', address: firstAddress })
})

test('When the restored wallet has disconnected by itself, the late answer of a second wallet with the same account connects nobody.', async () => {
  const [late, own] = [new FakeWallet(), new FakeWallet()]
  const answer = late.hold('eth_accounts')
  const { root } = await visitAgain(late, own)
  expect(root.account.status).toBe('connected')
  own.changeAccounts([])
  answer.resolve([firstAddress])
  await settle()
  expect([root.account.status, root.sessions.get('eip155')]).toEqual(['disconnected', undefined])
})

test('A wallet of another namespace is not asked, even if it has the same id.', async () => {
  const { root, platform } = await visitAgain()
  const request = vi.fn<() => Promise<never>>(() => Promise.reject(new Error('not an EVM wallet')))
  root.connector.addConnectors([
    { id: testWalletInfo.rdns, type: 'ANNOUNCED', name: 'Other', chain: 'solana', provider: { request } },
  ])
  await settle()
  expect(request).not.toHaveBeenCalled()
  expect([root.account.status, platform.logged]).toEqual(['connecting', []])
})

/** A page whose chain's wallet gets no time limit from the adapter, and answers when the test says so. */
async function visitSlowChain() {
  const solana = new FakeNamespace('solana')
  const answers: ((isShared: boolean) => void)[] = []
  const reconnect: Adapter['reconnect'] = ({ network }) =>
    new Promise((resolve) => {
      const accounts = [{ namespace: 'solana', address: solana.address, type: 'eoa' }] as const
      const session = { provider: {}, accounts, chainId: network?.id ?? '' }
      answers.push((isShared) => resolve(isShared ? session : null))
    })
  const load = async (context: AdapterContext) => ({ ...(await solana.descriptor.load(context)), reconnect })
  const browser = createFakeBrowser()
  const stored = { connectorId: solana.connector.id, caipAddress: `solana:${solanaAlpha.id}:${solana.address}` }
  browser.keyValue.set('wallet-modal:default', JSON.stringify({ connections: { solana: stored } }))
  const adapters = [{ ...solana.descriptor, load }]
  const page = await createTestRoot({ browser, wallet: null, networks: [solanaAlpha], adapters, isStarted: false })
  // Loads the code of the adapter first, so that the tests do not wait for the download.
  await page.root.adapters.load('solana')
  page.modal.start()
  await settle()
  return { ...page, solana, answers }
}

test('A wallet that appears after five seconds is not asked, even while another wallet has not answered.', async () => {
  const { root, platform, solana, answers } = await visitSlowChain()
  await platform.advance(5_000)
  expect([root.account.status, answers.length]).toEqual(['connecting', 1])
  root.connector.addConnectors([{ ...solana.connector, provider: {} }])
  await settle()
  expect(answers).toHaveLength(1)
  answers[0]?.(false)
  await settle()
  expect(root.account.status).toBe('disconnected')
  expect(root.memory.read().connections).toEqual({})
})

test('A wallet that shares the account after five seconds, and within half a minute, is connected.', async () => {
  const { root, platform, answers } = await visitSlowChain()
  await platform.advance(6_000)
  answers[0]?.(true)
  await settle()
  expect(root.account).toMatchObject({ status: 'connected', address: 'solanaAccount' })
})

test('The search for the wallet of the last visit leaves no timer when the wallet is found, or when the visitor disconnects.', async () => {
  const found = await visitAgain(new FakeWallet())
  await found.platform.advance(500)
  expect([found.root.account.status, found.platform.waiting()]).toEqual(['connected', 0])
  const missing = await visitAgain()
  expect(missing.platform.waiting()).toBeGreaterThan(0)
  await missing.modal.disconnect()
  await missing.platform.advance(500)
  expect(missing.platform.waiting()).toBe(0)
})
