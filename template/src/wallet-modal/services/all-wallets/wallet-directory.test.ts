// @vitest-environment node
import { expect, test } from 'vitest'
import { createFakePlatform } from '../../testing/fake-platform'
import { settle } from '../../testing/settle'
import type { WalletQuery } from './wallet-directory'
import { fetchDirectoryImage, fetchWallets, readWallet, readWallets } from './wallet-directory'

const caller = { base: 'https://api.example/', projectId: 'project', sdkType: 'modal', sdkVersion: 'react-1' }
const json = (value: unknown, init?: ResponseInit) => new Response(JSON.stringify(value), init)
const entry = (id: string, others: object = {}) => ({ id: id.repeat(64), name: `Wallet ${id}`, ...others })

function createDirectory(answer: (url: URL) => Response | Promise<Response>) {
  const asked: URL[] = []
  const platform = createFakePlatform({
    fetch: async (url) => {
      asked.push(new URL(url))
      return answer(new URL(url))
    },
  })
  const stop = new AbortController()
  return {
    asked,
    platform,
    stop,
    wallets: (query: WalletQuery = {}) => fetchWallets(platform, caller, query, stop.signal),
    image: (kind: 'wallet' | 'asset' | 'currency' | 'token', id: string) =>
      fetchDirectoryImage(platform, caller, { kind, id }, stop.signal),
  }
}

test('[C7-04] /getWallets with page, entries, include, exclude, chains, search, badge_type; empty ones are left out', async () => {
  const { asked, wallets } = createDirectory(() => json({ data: [], count: 0 }))
  await wallets({
    page: 2,
    entries: 40,
    include: ['a', 'b'],
    exclude: ['c'],
    chains: ['eip155:1', 'eip155:10'],
    search: ' rain ',
    badge: 'certified',
  })
  expect(asked[0]?.href.split('?')[0]).toBe('https://api.example/getWallets')
  expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toEqual({
    projectId: 'project',
    st: 'modal',
    sv: 'react-1',
    page: '2',
    entries: '40',
    include: 'a,b',
    exclude: 'c',
    chains: 'eip155:1,eip155:10',
    search: 'rain',
    badge_type: 'certified',
  })
  await wallets({ page: 1, include: undefined, exclude: [], search: '  ' })
  expect([...(asked[1]?.searchParams.keys() ?? [])]).toEqual(['projectId', 'st', 'sv', 'page'])
})

test('[C3-09] a wallet has its id, name, rdns, image, chains and links; nulls and unknown fields are left out', async () => {
  const full = {
    ...entry('a'),
    rdns: 'com.example.wallet',
    image_id: '0a1b-2c',
    chains: ['eip155:1', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'],
    mobile_link: 'wallet://',
    desktop_link: 'wallet-desktop://',
    webapp_link: 'https://app.wallet.example',
    link_mode: 'https://link.wallet.example/wc',
    homepage: 'https://wallet.example',
    badge_type: 'certified',
    order: 10,
    app_store: 'https://apps.example/wallet',
    play_store: 'https://play.example/wallet',
    chrome_store: 'https://chrome.example/wallet',
    injected: [{ namespace: 'eip155', injected_id: 'isWallet' }],
  }
  const bare = { ...entry('b'), rdns: null, mobile_link: null, injected: null, surprise: { deep: [[[]]] } }
  const { wallets } = createDirectory(() => json({ data: [full, bare], count: 7 }))
  const answer = await wallets()
  expect(answer).toEqual({ wallets: [full, entry('b')], count: 7, received: 2 })
  expect(Object.keys(answer.wallets[1] ?? {}).sort()).toEqual(['id', 'name'])
})

test('an entry that is not a wallet is left out', async () => {
  const odd = [null, 7, 'wallet', [], {}, { id: 'x' }, { name: 'x' }, { id: 3, name: 'x' }, { id: '../x', name: 'x' }]
  const named = [
    entry('c', { name: ' ' }),
    entry('d', { name: 'n'.repeat(5_000) }),
    entry('a'),
    entry('a', { name: 'Twin' }),
  ]
  const { wallets } = createDirectory(() => json({ data: [...odd, ...named, entry('b')], count: 2 }))
  expect((await wallets()).wallets.map(({ name }) => name)).toEqual(['Wallet a', 'Wallet b'])
})

test('hostile fields are left out of an entry', () => {
  const links = { mobile_link: 'javascript:alert(1)', homepage: 'data:text/html,x', play_store: 'intent://x' }
  const others = { chains: ['eip155:1', 'eip155', 7, '<img>'], image_id: '../secret', rdns: 'r'.repeat(5_000) }
  const turned = entry('a', { ...links, ...others, name: 'Evil\u202Egnp.tellaW\u0000', badge_type: 'best' })
  expect(readWallet(turned)).toEqual({ ...entry('a'), name: 'Evilgnp.tellaW', chains: ['eip155:1'] })
  expect(readWallet(JSON.parse(`{"id":"a","name":"A","__proto__":{"polluted":true}}`))).not.toHaveProperty('polluted')
})

test('a picture of the directory is named by its id only; a wallet of the host may name an address', async () => {
  const image = 'https://tracker.example/pixel.png'
  const { wallets } = createDirectory(() => json({ data: [entry('a', { image_url: image })], count: 1 }))
  expect((await wallets()).wallets).toEqual([entry('a')])
  expect(readWallet(entry('a', { image_url: image }))).toMatchObject({ image_url: image })
  expect(readWallet(entry('a', { image_url: 'javascript:alert(1)' }))).toEqual(entry('a'))
})

test('at most 1000 entries are taken', () => {
  expect(readWallets(Array.from({ length: 3_000 }, (_, id) => ({ id: `w${id}`, name: `${id}` })))).toHaveLength(1_000)
  expect(readWallets('no list')).toEqual([])
})

test.each([
  ['says that it is not allowed', () => new Response('', { status: 401 }), 'HTTP status code: 401'],
  ['forbids the origin', () => new Response('', { status: 403 }), 'HTTP status code: 403'],
  ['has been asked too much', () => new Response('', { status: 429 }), 'HTTP status code: 429'],
  ['fails', () => new Response('', { status: 500 }), 'HTTP status code: 500'],
  ['answers a page of its own', () => new Response('<html>'), 'The answer cannot be read'],
  ['answers another shape', () => json({ wallets: [] }), 'The answer cannot be read'],
  ['counts wrongly', () => json({ data: [], count: -1 }), 'The answer cannot be read'],
  [
    'answers half',
    () => new Response(JSON.stringify({ data: [entry('a')], count: 1 }).slice(0, 60)),
    'The answer cannot be read',
  ],
  ['answers nothing', () => new Response(null), 'The answer cannot be read'],
  ['nests without an end', () => new Response('['.repeat(1_000_000)), 'The answer cannot be read'],
  ['answers more than 2 MB', () => new Response(new Uint8Array(2_000_001)), 'The answer is longer than 2000000 bytes'],
  [
    'breaks off',
    () => new Response(new ReadableStream({ pull: (controller) => controller.error(new Error('reset')) })),
    'reset',
  ],
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch')), 'Failed to fetch'],
])('a directory that %s is unavailable', async (_, answer, details) => {
  const { wallets, platform } = createDirectory(answer)
  await expect(wallets()).rejects.toMatchObject({
    code: 'DIRECTORY_UNAVAILABLE',
    message: `The wallet directory does not answer: ${details}`,
  })
  expect(platform.waiting()).toBe(0)
})

test('an endless answer is called off at its cap', async () => {
  let pulled = 0
  let isCancelled = false
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      pulled += 1
      controller.enqueue(new Uint8Array(100_000))
    },
    cancel: () => void (isCancelled = true),
  })
  const { wallets } = createDirectory(() => new Response(endless))
  await expect(wallets()).rejects.toMatchObject({ code: 'DIRECTORY_UNAVAILABLE' })
  expect([isCancelled, pulled < 25]).toEqual([true, true])
})

test('a directory that is too slow is given up after ten seconds, also in the middle of its answer', async () => {
  const never = new Promise<Response>(() => {})
  for (const answer of [() => never, () => new Response(new ReadableStream())]) {
    const { wallets, platform } = createDirectory(answer)
    const asked = wallets()
    const told = asked.catch((error: unknown) => error)
    await platform.advance(9_999)
    expect(platform.waiting()).toBe(1)
    await platform.advance(1)
    expect(await told).toMatchObject({ code: 'DIRECTORY_UNAVAILABLE', details: 'timed out: 10000 ms' })
  }
})

test('a request can be cancelled, which is no failure of the directory', async () => {
  const { wallets, stop, platform } = createDirectory(() => new Promise<Response>(() => {}))
  const told = wallets().catch((error: unknown) => error)
  await settle()
  stop.abort(new Error('never mind'))
  expect(await told).toMatchObject({ message: 'never mind' })
  expect(platform.waiting()).toBe(0)
})

const png = new Uint8Array([137, 80, 78, 71])

test('pictures of wallets, networks and connectors, currencies and tokens come as data', async () => {
  const { asked, image } = createDirectory(() => new Response(png, { headers: { 'content-type': 'Image/PNG; x=y' } }))
  const data = 'data:image/png;base64,iVBORw=='
  expect(await image('wallet', 'app.phantom')).toBe(data)
  expect(await image('asset', '0a1b-2c')).toBe(data)
  expect(await image('currency', 'USD')).toBe(data)
  expect(await image('token', 'USDC')).toBe(data)
  expect(asked.map(({ pathname }) => pathname)).toEqual([
    '/getWalletImage/app.phantom',
    '/public/getAssetImage/0a1b-2c',
    '/public/getCurrencyImage/USD',
    '/public/getTokenImage/USDC',
  ])
  expect(asked.every(({ search }) => search === '?projectId=project&st=modal&sv=react-1')).toBe(true)
})

test.each([
  ['no picture', () => new Response('<script>', { headers: { 'content-type': 'text/html' } })],
  ['untyped', () => new Response(png)],
  ['empty', () => new Response(null, { headers: { 'content-type': 'image/png' } })],
  ['too large', () => new Response(new Uint8Array(200_001), { headers: { 'content-type': 'image/png' } })],
  ['missing', () => new Response('', { status: 404 })],
])('a picture that is %s is refused', async (_, answer) => {
  await expect(createDirectory(answer).image('wallet', 'x')).rejects.toMatchObject({ code: 'DIRECTORY_UNAVAILABLE' })
})

test.each(['..', '.', '', 'a/b', 'a b', 'x'.repeat(129)])(
  'no request is made for a picture with the id %j',
  async (id) => {
    const { asked, image } = createDirectory(() => new Response(png))
    await expect(image('wallet', id)).rejects.toMatchObject({ code: 'DIRECTORY_UNAVAILABLE' })
    expect(asked).toEqual([])
  },
)
