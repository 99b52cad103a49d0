// @vitest-environment node
import { expect, test } from 'vitest'
import { createTestRoot } from '../../testing/create-test-root'
import { FakeDirectory, fakeDirectoryUrl, fakeWallets } from './testing/fake-directory'
import { walletSearchOf } from './wallet-search'
import { apiOf } from './directory/api-of'

type Answer = (response: Response) => void

/** A search in a directory of 200 wallets, of which 44 are loaded. Answers wait until the test gives them. */
async function createSearch() {
  const directory = new FakeDirectory(fakeWallets(200))
  const { root, platform } = await createTestRoot({
    hosts: { api: fakeDirectoryUrl },
    services: (url) => directory.respond(url),
  })
  await apiOf(root).openGrid()
  const search = walletSearchOf(root)
  const answers: Answer[] = []
  directory.answerWith(() => new Promise((resolve) => void answers.push(resolve)))
  const asked = directory.questions.length
  return {
    search,
    platform,
    directory,
    answers,
    events: root.events,
    searches: () =>
      directory.questions.slice(asked).map(({ search = '', badge_type: badge = '' }) => `${search}|${badge}`),
    names: () => search.results.map(({ name }) => name),
  }
}

const found = (...names: string[]) =>
  new Response(
    JSON.stringify({ count: names.length, data: names.map((name) => ({ id: name.replace(' ', '-'), name })) }),
  )

test("Known wallets are found at once; after a pause in typing the service's results are added.", async () => {
  const { search, platform, answers, searches, names, events } = await createSearch()
  search.setQuery('w')
  expect([search.isActive, search.status.state]).toEqual([false, 'idle'])
  search.setQuery('wallet 19')
  expect([search.isActive, search.status.state, names()]).toEqual([true, 'loading', ['Wallet 19']])
  await platform.advance(499)
  expect(searches()).toEqual([])
  await platform.advance(1)
  expect(searches()).toEqual(['wallet 19|'])
  expect(events.last.props).toMatchObject({ event: 'SEARCH_WALLET', properties: { badge: '', search: 'wallet 19' } })
  answers[0]?.(found('Wallet 190', 'Wallet 19'))
  await platform.advance(300)
  expect([search.status.state, names()[0], names()[1]]).toEqual(['ready', 'Wallet 19', 'Wallet 190'])
})

test('If the visitor types on, only the last text is requested.', async () => {
  const { search, platform, searches } = await createSearch()
  for (const text of ['wal', 'wall', 'walle', 'wallet', 'wallet ']) {
    search.setQuery(text)
    await platform.advance(400)
  }
  await platform.advance(1_000)
  expect(searches()).toEqual(['wallet|'])
})

test('An answer to an older query is dropped, whenever it arrives.', async () => {
  const { search, platform, answers, names } = await createSearch()
  search.setQuery('first')
  await platform.advance(500)
  search.setQuery('second')
  await platform.advance(500)
  answers[1]?.(found('second'))
  await platform.advance(300)
  answers[0]?.(found('first'))
  await platform.advance(300)
  expect([names(), search.status.state]).toEqual([['second'], 'ready'])
})

test('The filter is requested at once, also without a text, and shows only certified wallets.', async () => {
  const { search, platform, answers, searches, names, events } = await createSearch()
  search.setCertified(true)
  await platform.advance(0)
  expect(searches()).toEqual(['|certified'])
  expect(events.last.props).toMatchObject({ event: 'SEARCH_WALLET', properties: { badge: 'certified', search: '' } })
  expect(names().slice(0, 3)).toEqual(['Wallet 0', 'Wallet 3', 'Wallet 6'])
  answers[0]?.(found('Added'))
  await platform.advance(300)
  expect(names().at(-1)).toBe('Added')
  search.setCertified(false)
  expect([search.isActive, search.status.state]).toEqual([false, 'idle'])
})

test('A search that failed is repeated; an emptied field requests nothing.', async () => {
  const { search, platform, answers, searches } = await createSearch()
  search.setQuery('none')
  await platform.advance(500)
  answers[0]?.(new Response('', { status: 429 }))
  await platform.advance(300)
  expect(search.status).toMatchObject({ state: 'failed', error: { details: 'HTTP status code: 429' } })
  search.retry()
  await platform.advance(0)
  answers[1]?.(found())
  await platform.advance(300)
  expect([search.status.state, search.results, searches()]).toEqual(['ready', [], ['none|', 'none|']])
  search.setQuery('some')
  search.setQuery('')
  await platform.advance(1_000)
  expect([searches().length, search.status.state]).toEqual([2, 'idle'])
})

test('Wallets found once are known from then on.', async () => {
  const { search, platform, answers, names } = await createSearch()
  search.setQuery('rare')
  await platform.advance(500)
  answers[0]?.(found('Rare bird'))
  await platform.advance(300)
  search.setQuery('bird')
  expect(names()).toEqual(['Rare bird'])
})

test('[C9-07] The search requests up to 100 wallets, and shows no answer before 300 ms.', async () => {
  const directory = new FakeDirectory(fakeWallets(250))
  const { root, platform } = await createTestRoot({
    hosts: { api: fakeDirectoryUrl },
    services: (url) => directory.respond(url),
  })
  await apiOf(root).openGrid()
  const search = walletSearchOf(root)
  search.setQuery('wallet 2')
  await platform.advance(500)
  await platform.advance(299)
  expect(directory.questions.at(-1)).toMatchObject({ page: '1', entries: '100', search: 'wallet 2' })
  expect(search.status.state).toBe('loading')
  await platform.advance(1)
  expect(search.status.state).toBe('ready')
  expect(search.results).toHaveLength(61)
})

test('Without a service, the bundled list is searched.', async () => {
  const { root } = await createTestRoot()
  await apiOf(root).openGrid()
  const search = walletSearchOf(root)
  search.setQuery('rainb')
  expect([search.results.map(({ name }) => name), search.status.state]).toEqual([['Rainbow'], 'ready'])
  expect(walletSearchOf(root)).toBe(search)
})

test('The search that the view is opened with is there before the view renders, and going back keeps what the visitor typed.', async () => {
  const { root } = await createTestRoot()
  const search = walletSearchOf(root)
  root.router.push({ view: 'AllWallets', data: { search: 'rainbow' } })
  expect(search.query).toBe('rainbow')
  search.setQuery('zer')
  root.router.push({ view: 'Connect', data: undefined })
  root.router.goBack()
  expect(search.query).toBe('zer')
  root.router.reset({ view: 'AllWallets', data: undefined })
  expect(search.query).toBe('')
})
