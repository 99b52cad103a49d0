// @vitest-environment node
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { expect, test, vi } from 'vitest'
import { knownWalletIds } from '../../../domain/wallets/wallet-entry'
import type { WalletEntry } from '../../../domain/wallets/wallet-entry'
import { announce, testWalletInfo } from '../../../testing/announce'
import { createTestRoot } from '../../../testing/create-test-root'
import { eventually } from '../../../testing/eventually'
import { FakeDirectory, fakeDirectoryUrl, fakeWalletId, fakeWallets } from '../testing/fake-directory'
import { FakeWallet } from '../../../testing/fake-wallet'
import { alpha } from '../../../testing/networks'
import { settle } from '../../../testing/settle'
import { readRecentWallets } from '../../pairing/recent-wallets'
import { apiOf } from './api-of'

vi.stubGlobal('IDBKeyRange', IDBKeyRange)

const hosts = { api: fakeDirectoryUrl }
const names = (wallets: readonly WalletEntry[]) => wallets.map(({ name }) => name)
const named = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => `Wallet ${from + index}`)
const failing = () => new Response('', { status: 500 })

const solana = {
  ...alpha,
  id: 'main',
  chainNamespace: 'solana' as const,
}

type Options = Parameters<typeof createTestRoot>[0] & { directory?: FakeDirectory }

async function createApi({ directory = new FakeDirectory(), ...options }: Options = {}) {
  const test = await createTestRoot({ hosts, services: (url) => directory.respond(url), ...options })
  return { ...test, directory, api: apiOf(test.root) }
}

test('Nothing is requested before the modal is opened.', async () => {
  const { directory } = await createApi()
  expect([directory.questions, directory.pictures]).toEqual([[], []])
})

test('When the modal is destroyed, a request for wallets ends, and its timer is cancelled.', async () => {
  const { api, directory, platform, root } = await createApi()
  directory.answerWith(() => new Promise(() => {}))
  const before = platform.waiting()
  const loaded = api.load().then(
    () => 'ended',
    () => 'ended',
  )
  await settle()
  expect(platform.waiting()).toBe(before + 1)
  root.sessions.endAll()
  await expect(Promise.race([loaded, settle().then(() => 'open')])).resolves.toBe('ended')
  expect(platform.waiting()).toBe(before)
})

test('[C9-07] Recommended 4, pages of 40 with the pictures of the first 20, recent 2.', async () => {
  const { api, directory, platform, root } = await createApi({ directory: new FakeDirectory(fakeWallets(250)) })
  await api.openGrid()
  expect(directory.questions).toMatchObject([
    { page: '1', entries: '4', chains: 'eip155:1,eip155:10' },
    { page: '1', entries: '40', exclude: [0, 1, 2, 3].map(fakeWalletId).join(',') },
  ])
  expect(names(api.recommended)).toEqual(named(0, 4))
  expect(names(api.grid)).toEqual(named(0, 44))
  // The pictures of the recommended wallets and of the first page are loaded side by side, in any order.
  const pictures = Array.from({ length: 24 }, (_, index) => `image-${index}`)
  expect(directory.pictures.toSorted()).toEqual(pictures.toSorted())

  for (const id of ['a', 'b', 'c']) {
    await platform.advance(1_000)
    root.memory.rememberWallet({ id, name: id, imageUrl: undefined, entry: { id, name: id } })
  }
  await platform.advance(1_000)
  await expect(readRecentWallets(root.memory)).resolves.toMatchObject([{ id: 'c' }, { id: 'b' }])
})

test("Featured wallets are in the host's order, and not in the other lists.", async () => {
  const featuredWalletIds = [7, 2].map(fakeWalletId)
  const { api, directory } = await createApi({ featuredWalletIds, excludeWalletIds: [fakeWalletId(0)] })
  await api.openGrid()
  expect(names(api.featured)).toEqual(['Wallet 7', 'Wallet 2'])
  expect(names(api.recommended)).toEqual(['Wallet 1', 'Wallet 3', 'Wallet 4', 'Wallet 5'])
  expect(names(api.grid)).not.toContain('Wallet 0')
  expect(names(api.grid).slice(0, 7)).toEqual(
    [2, 7]
      .reverse()
      .concat([1, 3, 4, 5, 6])
      .map((id) => `Wallet ${id}`),
  )
  expect(names(api.excludedWallets)).toEqual(['Wallet 0'])
  const featured = directory.questions.find(({ include }) => include === featuredWalletIds.join(','))
  expect(featured).toMatchObject({ page: '1', entries: '2' })
  expect(featured).not.toHaveProperty('chains')
})

test('With includeWalletIds, only these wallets are listed.', async () => {
  const { api } = await createApi({ includeWalletIds: [5, 6, 7, 8, 9].map(fakeWalletId) })
  await api.openGrid()
  expect(names(api.grid)).toEqual(named(5, 10))
  expect([api.total, api.hasMore]).toEqual([5, false])
})

test('Pages follow each other to the last; every wallet is listed once.', async () => {
  const { api, directory } = await createApi()
  await api.openGrid()
  await Promise.all([api.fetchNextPage(), api.fetchNextPage()])
  expect(directory.questions.map(({ page }) => page)).toEqual(['1', '1', '2'])
  await api.fetchNextPage()
  await api.fetchNextPage()
  expect(names(api.grid)).toEqual(named(0, 100))
  expect(api.hasMore).toBe(false)
  expect(directory.questions).toHaveLength(4)
})

test('Wallets of this browser come first.', async () => {
  const wallets = fakeWallets(50).map((wallet, index) =>
    index === 30 ? { ...wallet, rdns: testWalletInfo.rdns } : wallet,
  )
  const { api } = await createApi({ directory: new FakeDirectory(wallets) })
  await api.openGrid()
  expect(names(api.grid).slice(0, 3)).toEqual(['Wallet 30', 'Wallet 0', 'Wallet 1'])
})

test('Network ids are compared whole, even if the service does not.', async () => {
  const wallets = fakeWallets(3).map((wallet, index) => ({
    ...wallet,
    chains: [['eip155:1'], ['eip155:137'], ['eip155:10']][index] ?? [],
  }))
  const directory = new FakeDirectory(wallets)
  directory.answerWith(() => new Response(JSON.stringify({ data: wallets, count: 3 })))
  const { api } = await createApi({ directory })
  await api.openGrid()
  expect(names(api.grid)).toEqual(['Wallet 0', 'Wallet 2'])
})

test('A filtered list requests its namespace; without the filter the whole list is back.', async () => {
  const wallets = fakeWallets(60).map((wallet, index) => ({
    ...wallet,
    chains: index % 2 ? ['solana:main'] : ['eip155:1'],
  }))
  const { api, directory, root } = await createApi({
    directory: new FakeDirectory(wallets),
    networks: [alpha, solana],
  })
  await api.openGrid()
  expect(api.tag).toBe('60')
  root.connector.setFilterByNamespace('solana')
  expect(names(api.grid).every((name) => Number(name.slice(7)) % 2 === 1)).toBe(true)
  await api.openGrid()
  expect(directory.questions.at(-1)).toMatchObject({ chains: 'solana:main' })
  expect([api.grid.length, api.tag]).toEqual([30, '30'])
  root.connector.setFilterByNamespace(undefined)
  expect(api.tag).toBe('60')
})

test('On a phone only wallets with a link are listed; the count stays that of the directory.', async () => {
  const apps = fakeWallets(6).map((wallet, index) => (index < 4 ? wallet : { ...wallet, mobile_link: undefined }))
  const known = Object.entries(knownWalletIds).map(([name, id]) => ({ id, name, chains: ['eip155:1'] }))
  const { api } = await createApi({ directory: new FakeDirectory([...apps, ...known]), userAgent: 'iPhone' })
  await api.openGrid()
  expect(names(api.grid)).toEqual([...named(0, 4), 'phantom', 'coinbase'])
  expect(api.total).toBe(9)
})

test('The number beside all wallets includes the featured ones, rounded to tens.', async () => {
  const { api } = await createApi({
    directory: new FakeDirectory(fakeWallets(57)),
    featuredWalletIds: [fakeWalletId(1)],
  })
  expect(api.tag).toBe('')
  await api.load()
  expect([api.count, api.tag]).toEqual([56, '50+'])
})

test('A list that failed is requested again, and has its error until then.', async () => {
  const { api, directory } = await createApi()
  directory.answerWith(failing)
  await api.openGrid()
  expect(api.gridStatus).toMatchObject({
    state: 'failed',
    error: { code: 'DIRECTORY_UNAVAILABLE', details: 'HTTP status code: 500' },
  })
  expect([api.grid, api.tag]).toEqual([[], ''])
  directory.answerWith(undefined)
  await api.openGrid()
  expect(api.gridStatus.state).toBe('ready')
  expect(names(api.grid)).toEqual(named(0, 44))
})

test('A page that failed is requested again; the listed wallets stay.', async () => {
  const { api, directory } = await createApi()
  await api.openGrid()
  directory.answerWith(failing)
  await api.fetchNextPage()
  expect([api.gridStatus.state, api.grid.length]).toEqual(['failed', 44])
  directory.answerWith(undefined)
  await api.fetchNextPage()
  expect([api.gridStatus.state, api.grid.length]).toEqual(['ready', 84])
})

test('Pages that are read ahead load no pictures, and end at a thousand wallets.', async () => {
  const { api, directory } = await createApi({ directory: new FakeDirectory(fakeWallets(1_100)) })
  await api.openGrid()
  const pictures = directory.pictures.length
  await api.readAhead(new AbortController().signal)
  expect([api.grid.length, api.hasMore, directory.pictures.length]).toEqual([1_004, true, pictures])
  await api.fetchNextPage()
  expect([api.grid.length, directory.pictures.length]).toEqual([1_044, pictures + 20])
})

test('Reading ahead ends at a page that fails, without an error to show; the visitor requests that page again.', async () => {
  const { api, directory } = await createApi()
  await api.openGrid()
  directory.answerWith(failing)
  await api.readAhead(new AbortController().signal)
  expect([api.gridStatus, api.grid.length, directory.questions.length]).toEqual([{ state: 'ready' }, 44, 3])
  directory.answerWith(undefined)
  await api.fetchNextPage()
  expect(api.grid).toHaveLength(84)
})

test('Nothing is read ahead for a visitor who has left, nor while the first page is missing.', async () => {
  const { api, directory } = await createApi()
  await api.readAhead(new AbortController().signal)
  await api.openGrid()
  await api.readAhead(AbortSignal.abort())
  expect(directory.questions).toHaveLength(2)
})

test('Late pictures hold the list back for two seconds at most.', async () => {
  const directory = new FakeDirectory()
  const { api, platform } = await createApi({
    services: (url) => (url.pathname === '/getWallets' ? directory.respond(url) : new Promise<Response>(() => {})),
  })
  const opening = api.openGrid()
  await platform.advance(1_999)
  expect(api.grid).toEqual([])
  await platform.advance(1)
  await opening
  expect(api.grid).toHaveLength(44)
})

test('A second visit shows the lists and pictures of the first at once, and then what is new.', async () => {
  const factory = new IDBFactory()
  const first = await createApi({ indexedDB: () => factory })
  await first.api.openGrid()
  await first.platform.advance(1_000)
  first.modal.dispose()

  const directory = new FakeDirectory(fakeWallets(100).map((wallet) => ({ ...wallet, name: `${wallet.name} (new)` })))
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  directory.answerWith(async (url) => held.then(() => directory.list(url)))
  const { api, root } = await createApi({ directory, indexedDB: () => factory })
  const opening = api.openGrid()
  await eventually(() => expect(names(api.grid)).toEqual(named(0, 44)))
  expect([api.source, api.tag]).toEqual(['cache', '100'])
  release()
  await opening
  expect([api.source, api.grid[0]?.name, api.grid[43]?.name]).toEqual(['service', 'Wallet 0 (new)', 'Wallet 43 (new)'])
  expect(directory.pictures).toEqual([])
  expect(root.asset.walletImage({ id: '', name: '', image_id: 'image-0' })).toMatch(/^data:image\/png;/)
})

test('A second visit without a network shows the lists of the first.', async () => {
  const factory = new IDBFactory()
  const first = await createApi({ indexedDB: () => factory })
  await first.api.openGrid()
  await first.api.fetchNextPage()
  await first.platform.advance(1_000)
  first.modal.dispose()
  const { api } = await createApi({
    indexedDB: () => factory,
    services: () => Promise.reject(new Error('offline')),
  })
  await api.openGrid()
  expect(names(api.grid)).toEqual(named(0, 84))
  expect([api.source, api.gridStatus.state, api.tag]).toEqual(['cache', 'failed', '100'])
})

test('When the visitor has loaded 1,200 wallets of the directory, the first 1,000 are stored for the next visit.', async () => {
  const { api, platform, root } = await createApi({
    directory: new FakeDirectory(fakeWallets(1_200)),
    indexedDB: () => new IDBFactory(),
  })
  await api.openGrid()
  while (api.hasMore) await api.fetchNextPage()
  expect(api.grid).toHaveLength(1_200)
  await platform.advance(1_000)
  const { walletLists } = await root.memory.repositories()
  const stored = (await walletLists.get('directory'))?.['wallets']
  expect(stored).toHaveLength(1_000)
  expect(stored).toEqual(api.lists.get(undefined)?.wallets.slice(0, 1_000))
})

test('Lists that were stored for other options are not shown.', async () => {
  const factory = new IDBFactory()
  const first = await createApi({ indexedDB: () => factory })
  await first.api.openGrid()
  await first.platform.advance(1_000)
  first.modal.dispose()
  const { api } = await createApi({ indexedDB: () => factory, excludeWalletIds: [fakeWalletId(1)], services: failing })
  await api.openGrid()
  expect([api.grid, api.source]).toEqual([[], undefined])
})

test('Stored lists are checked like an answer of the service.', async () => {
  const factory = new IDBFactory()
  const first = await createApi({ indexedDB: () => factory })
  await first.api.openGrid()
  await first.platform.advance(1_000)
  const { walletLists } = await first.root.memory.repositories()
  const stored = await walletLists.get('directory')
  const wallets = [{ id: 'x', name: 'Tampered', mobile_link: 'javascript:alert(1)' }, 7, { id: 'y' }]
  await walletLists.put('directory', { ...stored, wallets, recommended: 'rubbish' })
  first.modal.dispose()
  const { api } = await createApi({ indexedDB: () => factory, services: failing })
  await api.openGrid()
  expect(api.grid).toEqual([{ id: 'x', name: 'Tampered' }])
})

test('A picture is requested once, and again after a failure.', async () => {
  let isDown = true
  const directory = new FakeDirectory()
  const { api, root } = await createApi({
    services: (url) => {
      const answer = directory.respond(url)
      return isDown ? failing() : answer
    },
  })
  await Promise.all([api.fetchWalletImage('one'), api.fetchWalletImage('one')])
  expect(directory.pictures).toEqual(['one'])
  expect([...root.asset.walletImages]).toEqual([['one', undefined]])
  isDown = false
  await api.fetchWalletImage('one')
  expect(root.asset.walletImage({ id: 'a', name: 'A', image_id: 'one' })).toBe('data:image/png;base64,AQID')
  const url = 'https://a.example/a.png'
  expect(root.asset.walletImage({ id: 'a', name: 'A', image_id: 'one', image_url: url })).toBe(url)
})

test('The two hundred pictures that were shown last are stored for the next visit.', async () => {
  const factory = new IDBFactory()
  const { api, platform, root } = await createApi({ indexedDB: () => factory })
  for (let index = 0; index < 3; index += 1) {
    await Promise.all(Array.from({ length: 90 }, (_, at) => api.fetchWalletImage(`image-${index * 90 + at}`)))
    await platform.advance(1_000)
  }
  const { walletImages } = await root.memory.repositories()
  await eventually(async () => expect(await walletImages.all()).toHaveLength(200))
  expect(await walletImages.get('image-0')).toBeUndefined()
  expect(await walletImages.get('image-269')).toMatch(/^data:image\/png;/)
})

test('Wallets are found by their ids, in the order of the ids.', async () => {
  const { api, directory } = await createApi()
  expect(names(await api.fetchByIds([9, 3].map(fakeWalletId)))).toEqual(['Wallet 9', 'Wallet 3'])
  expect(directory.questions).toEqual([
    expect.objectContaining({ entries: '2', include: [9, 3].map(fakeWalletId).join(',') }),
  ])
  directory.answerWith(failing)
  await expect(api.fetchByIds(['a'])).rejects.toMatchObject({ code: 'DIRECTORY_UNAVAILABLE' })
})

test('A wallet that announces itself later moves to the front.', async () => {
  const wallets = fakeWallets(10).map((wallet, index) =>
    index === 9 ? { ...wallet, rdns: testWalletInfo.rdns } : wallet,
  )
  const { api, platform } = await createApi({ directory: new FakeDirectory(wallets), wallet: null })
  await api.openGrid()
  expect(api.grid[0]?.name).toBe('Wallet 0')
  announce(platform.page, new FakeWallet())
  await settle()
  expect(api.grid[0]?.name).toBe('Wallet 9')
})

test.each(['fails', 'hangs'] as const)('Without the storage code, which %s, the wallets are listed.', async (how) => {
  const { api, platform, root } = await createApi({ isStarted: false })
  const repositories = () =>
    how === 'hangs' ? new Promise<never>(() => {}) : Promise.reject(new TypeError('Failed to fetch'))
  Object.defineProperty(root.memory, 'repositories', { value: repositories })
  const opening = api.openGrid()
  await platform.advance(20_000)
  if (how === 'fails') await opening
  expect(api.grid.length).toBeGreaterThan(0)
})
