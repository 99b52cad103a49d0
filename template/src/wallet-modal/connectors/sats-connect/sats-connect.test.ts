// @vitest-environment node
import { getWallets } from '@wallet-standard/app'
import type { Wallet } from '@wallet-standard/base'
import { expect, test, vi } from 'vitest'
import type { Connector } from '../../domain/wallets/connector'
import { createFakePlatform } from '../../testing/fake-platform'
import { settle } from '../../testing/settle'
import { satsConnectSource } from '.'

const picture = 'data:image/svg+xml;base64,PHN2Zy8+'
const provider = () => ({ request: async () => ({}) })

/** A page with the objects that wallets have added to it. */
async function search(parts: object) {
  const platform = createFakePlatform()
  const page = Object.assign(platform.page.window, parts)
  const found: Connector[] = []
  const controller = new AbortController()
  const announce = vi.fn<(connectors: readonly Connector[]) => void>((list) => void found.push(...list))
  const withdraw = vi.fn<(connectors: readonly Connector[]) => void>()
  satsConnectSource.start({ platform, announce, withdraw, signal: controller.signal })
  await import('./discover')
  await settle()
  return { platform, page, found, controller, withdraw }
}

test('wallets that list themselves are found, wherever in the page their object is', async () => {
  const [xverse, leather] = [provider(), provider()]
  const { found } = await search({
    btc_providers: [
      { id: 'XverseProviders.BitcoinProvider', name: 'Xverse', icon: picture },
      { id: 'LeatherProvider', name: 'Leather', icon: 'https://elsewhere.example/icon.png' },
    ],
    wbip_providers: [{ id: 'LeatherProvider', name: 'Leather' }],
    XverseProviders: { BitcoinProvider: xverse },
    LeatherProvider: leather,
  })
  const shared = { type: 'ANNOUNCED', chain: 'bip122' }
  expect(found).toEqual([
    { ...shared, id: 'XverseProviders.BitcoinProvider', name: 'Xverse', imageUrl: picture, provider: xverse },
    { ...shared, id: 'LeatherProvider', name: 'Leather', imageUrl: undefined, provider: leather },
  ])
})

test('OKX Wallet lists itself nowhere, and is found; its picture is in its Cardano entry', async () => {
  const bitcoin = { connect: async () => ({}) }
  const { found } = await search({ okxwallet: { bitcoin, cardano: { icon: picture } } })
  expect(found).toMatchObject([{ id: 'okxwallet.bitcoin', name: 'OKX Wallet', imageUrl: picture, provider: bitcoin }])
})

test('a wallet that comes late is found, each once', async () => {
  const { platform, page, found, controller } = await search({})
  expect(found).toEqual([])
  Object.assign(page, { btc_providers: [{ id: 'Late', name: 'Late' }], Late: provider() })
  await platform.advance(250)
  expect(found).toHaveLength(1)
  Object.assign(page, { btc_providers: [{ id: 'Later', name: 'Later' }], Later: provider() })
  page.dispatchEvent(new Event('load'))
  await platform.advance(5_000)
  expect(found.map(({ name }) => name)).toEqual(['Late', 'Later'])
  expect(platform.waiting()).toBe(0)
  controller.abort()
})

/** A wallet of the Wallet Standard, with the provider that it also lists for sats-connect. */
const registered = (name: string, listed?: object): Wallet => ({
  version: '1.0.0',
  name,
  icon: 'data:image/svg+xml;base64,PHN2Zy8+',
  chains: ['bitcoin:mainnet'],
  features: { 'bitcoin:connect': {}, ...(listed && { 'sats-connect:': { provider: listed } }) },
  accounts: [],
})

test('a wallet that registers by the Wallet Standard too is listed once, with all that it can', async () => {
  const both = provider()
  const [twin, other] = [registered('Another name', both), registered('Other', provider())]
  const trap = new Proxy(registered('Trap'), {
    get: () => {
      throw new Error('trap')
    },
  })
  const leave = getWallets().register(trap, twin, other)
  const { platform, withdraw } = await search({ btc_providers: [{ id: 'Both', name: 'Both' }], Both: both })
  const withdrawn = () => withdraw.mock.calls.flatMap(([list]) => list.map((gone) => [gone.chain, gone.provider]))
  expect(withdrawn()).toEqual([['bip122', twin]])
  // The other search may have announced it again meanwhile.
  await platform.advance(250)
  expect(withdrawn()).toHaveLength(2)
  leave()
})

test('a wallet that only takes the name of another removes nothing', async () => {
  const leave = getWallets().register(registered('Both'))
  const { platform, withdraw } = await search({ btc_providers: [{ id: 'Both', name: 'Both' }], Both: provider() })
  await platform.advance(5_000)
  expect(withdraw).not.toHaveBeenCalled()
  leave()
})

test('what a page holds is not trusted', async () => {
  const trap = new Proxy(
    {},
    {
      get: () => {
        throw new Error('trap')
      },
    },
  )
  const { found } = await search({
    btc_providers: [
      trap,
      null,
      { id: 'Missing', name: 'Listed and not there' },
      { id: 'Plain', name: 'No request' },
      { id: 'Nameless' },
      { id: 'a b', name: 'Spaces' },
      { id: 7, name: 'Number' },
      { id: 'Hidden', name: ' Na\u200Bme\n', icon: 'javascript:alert(1)' },
      ...Array.from({ length: 100 }, (_, index) => ({ id: `W${index}`, name: `W${index}` })),
    ],
    Plain: {},
    Nameless: provider(),
    Hidden: provider(),
    okxwallet: trap,
    ...Object.fromEntries(Array.from({ length: 100 }, (_, index) => [`W${index}`, provider()])),
  })
  expect(found[0]).toMatchObject({ name: 'Name', imageUrl: undefined })
  expect(found).toHaveLength(101)
})

test('it stops with its signal, and does nothing on a server', async () => {
  const { platform, page, found, controller } = await search({})
  controller.abort()
  Object.assign(page, { btc_providers: [{ id: 'Late', name: 'Late' }], Late: provider() })
  page.dispatchEvent(new Event('load'))
  await platform.advance(5_000)
  expect(found).toEqual([])
  const server = { ...createFakePlatform(), window: () => undefined }
  const never = () => expect.unreachable()
  satsConnectSource.start({ platform: server, announce: never, withdraw: never, signal: new AbortController().signal })
  await settle()
})

test('a list that cannot be read is left out, and the other list is read', async () => {
  const { proxy, revoke } = Proxy.revocable({}, {})
  revoke()
  const { found } = await search({
    btc_providers: proxy,
    wbip_providers: [{ id: 'LeatherProvider', name: 'Leather' }],
    LeatherProvider: provider(),
  })
  expect(found.map(({ name }) => name)).toEqual(['Leather'])
})
