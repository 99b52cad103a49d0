// @vitest-environment happy-dom
import '../../testing/setup'
import type { Config, CreateConnectorFn } from '@wagmi/core'
import { createConfig, createConnector, http, injected, mock } from '@wagmi/core'
import { defineChain } from 'viem'
import { afterEach, expect, test, vi } from 'vitest'
import type { Connector } from '../../domain/wallets/connector'
import { testWalletInfo } from '../../testing/announce'
import { eventually } from '../../testing/eventually'
import { createFakePlatform } from '../../testing/fake-platform'
import { FakeWallet, firstAddress } from '../../testing/fake-wallet'
import { alpha } from '../../testing/networks'
import { settle } from '../../testing/settle'
import { wagmiSource } from './wagmi-source'

const chain = defineChain(alpha)

afterEach(() => Reflect.deleteProperty(window, 'ethereum'))

/** A host app’s config that discovers wallets itself, and the wallets that the modal lists. */
async function create(connectors: readonly CreateConnectorFn[] = []) {
  const config: Config = createConfig({
    chains: [chain],
    connectors,
    storage: null,
    transports: { [chain.id]: http() },
  })
  const found: Connector[] = []
  const controller = new AbortController()
  const platform = createFakePlatform()
  const announce = (more: readonly Connector[]) =>
    void found.push(...more.filter(({ provider }) => !found.some((known) => known.provider === provider)))
  const context = { platform, signal: controller.signal, announce, withdraw: () => {} }
  wagmiSource(config).start(context)
  await eventually(() => expect(config.connectors.length === 0 || found.length > 0).toBe(true))
  return { config, found, controller, platform }
}

function announceToPage(info: object): void {
  const detail = Object.freeze({ info: Object.freeze(info), provider: new FakeWallet() })
  window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
}

/** A connector of an SDK. Nothing of the SDK is loaded before the visitor chooses it. */
function sdk(facts: { id: string; name: string; type: string; icon?: string; rdns?: string[] }, getProvider = vi.fn()) {
  return createConnector(({ emitter, chains, ...rest }) => ({
    ...mock({ accounts: [firstAddress] })({ emitter, chains, ...rest }),
    ...facts,
    getProvider,
  }))
}

test('wallets that announce themselves to wagmi are listed as they are without it, also later ones', async () => {
  const { found, controller } = await create([sdk({ id: 'first', name: 'First', type: 'first' })])
  announceToPage(testWalletInfo)
  await eventually(() => expect(found).toHaveLength(2))
  const { rdns, name, icon } = testWalletInfo
  expect(found[1]).toMatchObject({ id: rdns, type: 'ANNOUNCED', name, chain: 'eip155', imageUrl: icon, info: { rdns } })
  controller.abort()
  announceToPage({ ...testWalletInfo, uuid: '350670db-19fa-4704-a166-e52e178b59d3', rdns: 'com.example.late' })
  await settle()
  expect(found).toHaveLength(2)
})

test('connectors of SDKs are listed without loading the SDK; wagmi’s own pairing is not listed', async () => {
  const getProvider = vi.fn<() => Promise<unknown>>()
  const { found } = await create([
    sdk({ id: 'metaMaskSDK', name: 'MetaMask', type: 'metaMask', rdns: ['io.metamask', 'io.other'] }, getProvider),
    sdk({ id: 'walletConnect', name: 'WalletConnect', type: 'walletConnect' }, getProvider),
  ])
  expect(found).toMatchObject([{ id: 'metaMaskSDK', type: 'EXTERNAL', info: { rdns: 'io.metamask' } }])
  expect(getProvider).not.toHaveBeenCalled()
})

test('what a connector says of itself is checked', async () => {
  const { found } = await create([
    sdk({ id: 'odd', name: '\u202e Odd\u0000 ', type: 'odd', icon: 'javascript:alert(1)' }),
    sdk({ id: 'plain', name: ' ', type: 'plain', icon: 'https://plain.example/icon.png' }),
  ])
  expect(found).toMatchObject([
    { id: 'odd', name: 'Odd', imageUrl: undefined },
    { id: 'plain', name: 'plain', imageUrl: 'https://plain.example/icon.png' },
  ])
})

test('a wallet that is not installed is not listed, until it comes; a page that is no Safe app lists no Safe', async () => {
  const { found, platform } = await create([
    sdk({ id: 'any', name: 'Any', type: 'any' }),
    injected(),
    sdk({ id: 'safe', name: 'Safe', type: 'safe' }, vi.fn<() => Promise<unknown>>().mockRejectedValue(new Error('no'))),
  ])
  expect(found.map(({ id }) => id)).toEqual(['any'])
  Reflect.set(window, 'ethereum', new FakeWallet())
  platform.page.window.dispatchEvent(new Event('ethereum#initialized'))
  await eventually(() => expect(found).toHaveLength(2))
  expect(found[1]).toMatchObject({ id: 'injected', type: 'INJECTED', name: 'Browser Wallet' })
})

test('nothing is listed on a server', async () => {
  const config = createConfig({ chains: [chain], storage: null, transports: { [chain.id]: http() } })
  const announce = vi.fn<() => void>()
  const platform = { ...createFakePlatform(), window: () => undefined }
  const context = { platform, signal: new AbortController().signal, announce, withdraw: () => {} }
  wagmiSource(config).start(context)
  await settle()
  expect(announce).not.toHaveBeenCalled()
})
