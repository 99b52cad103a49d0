// @vitest-environment node
import { getWallets } from '@wallet-standard/app'
import type { Wallet } from '@wallet-standard/base'
import { afterEach, expect, test } from 'vitest'
import { ConnectorStore } from '../../stores/connection/connector.store'
import { createFakePlatform } from '../../testing/fake-platform'
import { settle } from '../../testing/settle'
import { walletStandardSource } from '.'

const picture = 'data:image/svg+xml;base64,PHN2Zy8+'
const needs = {
  namespace: 'solana',
  chainPrefix: 'solana:',
  features: [['standard:connect'], ['solana:signTransaction', 'solana:signAndSendTransaction']],
} as const
const features = { 'standard:connect': {}, 'solana:signTransaction': {} }

const ends: (() => void)[] = []
afterEach(() => ends.splice(0).forEach((end) => end()))

function wallet(parts: object = {}): Wallet {
  return { version: '1.0.0', name: 'One', icon: picture, chains: ['solana:mainnet'], features, accounts: [], ...parts }
}

function register(...wallets: Wallet[]): () => void {
  const leave = getWallets().register(...wallets)
  ends.push(leave)
  return leave
}

/** Starts the source, and waits for the wallets that were registered before. */
async function search(namespaceNeeds: Parameters<typeof walletStandardSource>[0] = needs) {
  const platform = createFakePlatform()
  const store = new ConnectorStore()
  const controller = new AbortController()
  ends.push(() => controller.abort())
  walletStandardSource(namespaceNeeds).start({ platform, signal: controller.signal, ...store.intake })
  await import('./discover')
  await settle()
  const names = () => store.allConnectors.map(({ id, name }) => `${id} / ${name}`)
  return { platform, store, controller, names }
}

test('[C1-01] wallets that registered before and after are found, in the shape that the views show', async () => {
  const early = wallet()
  register(early)
  const { store, names } = await search()
  expect(store.allConnectors).toEqual([
    { id: 'One', type: 'ANNOUNCED', name: 'One', chain: 'solana', imageUrl: picture, provider: early },
  ])
  register(wallet({ name: 'Late' }))
  await settle()
  expect(names()).toEqual(['One / One', 'Late / Late'])
})

test('a wallet that leaves is taken off, and the others stay', async () => {
  const leave = register(wallet())
  register(wallet({ name: 'Two' }))
  const { names } = await search()
  leave()
  expect(names()).toEqual(['Two / Two'])
  // The wallet has the same id when it is registered again, so a stored connection finds it.
  register(wallet())
  await settle()
  expect(names()).toEqual(['Two / Two', 'One / One'])
  // A wallet that unregisters in the same turn is not reported.
  register(wallet({ name: 'Brief' }))()
  await settle()
  expect(names()).toEqual(['Two / Two', 'One / One'])
})

test('two wallets of one name stay two', async () => {
  register(wallet(), wallet())
  const { names } = await search()
  expect(names()).toEqual(['One / One', 'One#2 / One'])
})

test('“Trust” is shown as “Trust Wallet”', async () => {
  register(wallet({ name: 'Trust' }))
  expect((await search()).names()).toEqual(['Trust / Trust Wallet'])
})

test('a wallet of another namespace, or without what the namespace needs, is left out', async () => {
  register(
    wallet({ name: 'EVM', chains: ['eip155:1'] }),
    wallet({ name: 'Reader', features: { 'standard:connect': {} } }),
    wallet({ name: 'Shy', features: { 'solana:signTransaction': {} } }),
    wallet({ name: 'Bitcoin', chains: ['bitcoin:mainnet'], features: { 'bitcoin:connect': {} } }),
  )
  expect((await search()).names()).toEqual([])
  const bitcoin = { namespace: 'bip122', chainPrefix: 'bitcoin:', features: [['bitcoin:connect']] } as const
  const { store } = await search(bitcoin)
  expect(store.allConnectors).toMatchObject([{ id: 'Bitcoin', chain: 'bip122' }])
})

test('what a wallet says of itself is not trusted', async () => {
  const trap = new Proxy(wallet(), {
    get: () => {
      throw new Error('trap')
    },
  })
  const odd = (parts: object) => wallet({ name: 'Odd', ...parts })
  register(trap, odd({ name: '\u202E ' }), odd({ name: 7 }), odd({ chains: 'solana:mainnet' }), odd({ features: null }))
  register(
    wallet({ name: ' Ra\u200Bbby\n', icon: 'https://img.example/a.png' }),
    wallet({ name: 'Script', icon: 'javascript:alert(1)' }),
  )
  const { store } = await search()
  expect(store.allConnectors.map(({ name, imageUrl }) => [name, imageUrl])).toEqual([
    ['Rabby', undefined],
    ['Script', undefined],
  ])
})

test('of a flood every wallet is listed, a slice at a time', async () => {
  register(...Array.from({ length: 10_000 }, (_, index) => wallet({ name: `W${index}` })))
  const { store, platform } = await search()
  expect(store.allConnectors.length).toBeLessThanOrEqual(200)
  await platform.advance(1_000)
  expect(store.allConnectors).toHaveLength(10_000)
  expect(platform.logged).toEqual([])
})

test('it stops with its signal, and does nothing on a server', async () => {
  const { controller, names } = await search()
  controller.abort()
  register(wallet())
  await settle()
  expect(names()).toEqual([])
  const never = () => expect.unreachable()
  const server = { ...createFakePlatform(), window: () => undefined }
  const { signal } = new AbortController()
  walletStandardSource(needs).start({ platform: server, signal, announce: never, withdraw: never })
  await settle()
})

test('A name that is a property of every object is a name as any other.', async () => {
  register(wallet({ name: 'constructor' }), wallet({ name: 'toString' }))
  expect((await search()).names()).toEqual(['constructor / constructor', 'toString / toString'])
})
