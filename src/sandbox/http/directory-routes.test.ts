import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSandbox, type Sandbox } from '../start'
import type { DirectoryPage } from './directory-query'

let sandbox: Sandbox

beforeAll(async () => {
  sandbox = await startSandbox()
})
afterAll(() => sandbox?.close())

async function wallets(query: string): Promise<DirectoryPage> {
  const response = await fetch(`${sandbox.endpoints.api}/getWallets?${query}`)
  expect(response.status).toBe(200)
  return (await response.json()) as DirectoryPage
}

test('The directory has pages of forty and the total count, and lists each wallet once.', async () => {
  const ids = new Set<string>()
  for (let page = 1; page <= 14; page += 1) {
    const { data, count } = await wallets(`projectId=x&st=appkit&sv=react-ethers-1&page=${page}&entries=40`)
    expect(count).toBe(540)
    expect(data).toHaveLength(page < 14 ? 40 : 20)
    for (const { id } of data) ids.add(id)
  }
  expect(ids.size).toBe(540)
  expect((await wallets('page=15&entries=40')).data).toEqual([])
})

test('parameters: search ignores case and surrounding space', async () => {
  const { data, count } = await wallets('search=%20mEtAmAsK%20')
  expect(count).toBe(1)
  expect(data[0]).toMatchObject({ name: 'MetaMask', rdns: 'io.metamask', badge_type: 'certified' })
  expect(data[0]?.id).toMatch(/^[0-9a-f]{64}$/)
})

test('parameters: include, exclude, chains and badge_type', async () => {
  const ids = (await wallets('entries=3')).data.map(({ id }) => id)
  const some = await wallets(`include=${ids.join()}&exclude=${ids[1]}`)
  expect(some.data.map(({ id }) => id)).toEqual([ids[0], ids[2]])
  expect((await wallets(`exclude=${ids.join()}`)).count).toBe(537)
  expect((await wallets('chains=eip155:1,eip155:31338')).count).toBe(540)
  expect((await wallets('chains=solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp')).count).toBe(0)
  expect((await wallets('badge_type=certified')).count).toBe(24)
  expect((await wallets('badge_type=none')).count).toBe(516)
})

test('The image of a wallet has the bytes of its logo.', async () => {
  const [wallet] = (await wallets('search=metamask')).data
  const response = await fetch(`${sandbox.endpoints.api}/getWalletImage/${wallet?.image_id}?projectId=x`)
  expect(response.headers.get('content-type')).toBe('image/webp')
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
  const file = await readFile(new URL('../data/wallet-images/io.metamask.webp', import.meta.url))
  expect(Buffer.from(await response.arrayBuffer()).equals(file)).toBe(true)
})

test('Each of the 540 wallets has an image, which is drawn where there is no logo.', async () => {
  const pages = await Promise.all([1, 2, 3, 4, 5, 6].map((page) => wallets(`page=${page}&entries=100`)))
  const all = pages.flatMap(({ data }) => data)
  const types = await Promise.all(
    all.map(async ({ image_id: id }) => {
      const response = await fetch(`${sandbox.endpoints.api}/getWalletImage/${id}`)
      expect(response.status, id).toBe(200)
      expect((await response.arrayBuffer()).byteLength, id).toBeGreaterThan(100)
      return response.headers.get('content-type')
    }),
  )
  expect(types).toHaveLength(540)
  // The first 60 wallets, which a visitor sees without scrolling far, have their real logos.
  expect(types.slice(1, 61)).toEqual(Array.from({ length: 60 }, () => 'image/webp'))
  expect(new Set(types)).toEqual(new Set(['image/webp', 'image/svg+xml']))
})

test('The app’s configuration has the allowed origins and the analytics flag.', async () => {
  const get = async (path: string): Promise<unknown> => (await fetch(sandbox.endpoints.api + path)).json()
  expect(await get('/projects/v1/origins')).toMatchObject({ allowedOrigins: expect.arrayContaining([]) as string[] })
  expect(await get('/getAnalyticsConfig')).toEqual({ isAnalyticsEnabled: false })
})

test('An unknown path, and a path that leaves the folder, is answered with 404.', async () => {
  const paths = [
    '/getWalletImage/none',
    '/getWalletImage/..%2F..%2Fwallets',
    '/public/getAssetImage/%3Cx%3E',
    '/nothing',
  ]
  for (const path of paths) expect((await fetch(sandbox.endpoints.api + path)).status).toBe(404)
})

test.each([
  ['page=0', /page/],
  ['page=1.5', /page/],
  ['entries=x', /entries/],
  ['entries=100000', /entries/],
  ['include=abc', /include/],
  ['exclude=<script>', /exclude/],
  ['chains=ethereum', /chains/],
  ['badge_type=gold', /badge_type/],
  [`search=${'x'.repeat(300)}`, /search/],
])('error: %s is refused', async (query, message) => {
  const response = await fetch(`${sandbox.endpoints.api}/getWallets?${query}`)
  expect(response.status).toBe(400)
  expect(await response.json()).toEqual({ error: expect.stringMatching(message) as string })
})
