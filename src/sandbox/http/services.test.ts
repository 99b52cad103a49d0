import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { devAccounts } from '../chain/chains'
import { startSandbox, type Sandbox } from '../start'
import { Control } from '../test-support/control'
import { fetchAs } from '../../testing/fetch-as'
import type { DirectoryPage } from './directory-query'

const page = fetchAs('http://localhost:5173')
let sandbox: Sandbox
let control: Control

beforeAll(async () => {
  sandbox = await startSandbox()
  control = new Control(sandbox.endpoints.control)
})
afterEach(() => control.post('/reset', {}))
afterAll(() => sandbox?.close())

const call = { jsonrpc: '2.0', id: 7, method: 'eth_chainId', params: [] }

function rpc(query: string, body: unknown = call): Promise<Response> {
  // The request names no content type, so `fetch` sends the body as text.
  return page(`${sandbox.endpoints.rpcProxy}/v1/?${query}`, { method: 'POST', body: JSON.stringify(body) })
}

async function wallets(query = ''): Promise<DirectoryPage> {
  return (await (await page(`${sandbox.endpoints.api}/getWallets?${query}`)).json()) as DirectoryPage
}

test('The phone wallet is listed first, and its links lead to its page.', async () => {
  const [first] = (await wallets()).data
  const { pairingPage } = sandbox.endpoints
  const links = { mobile_link: pairingPage, link_mode: pairingPage, webapp_link: pairingPage, desktop_link: null }
  expect(first).toMatchObject({ name: 'Sandbox Phone', badge_type: 'certified', order: 0, ...links })
  expect(first?.id).toMatch(/^[0-9a-f]{64}$/)
  for (const link of [first?.homepage, first?.app_store, first?.play_store, `${pairingPage}/wc?uri=wc:x`]) {
    expect((await fetch(link ?? '')).headers.get('content-security-policy')).toMatch(/frame-ancestors 'none'/)
  }
  const image = await page(`${sandbox.endpoints.api}/getWalletImage/${first?.image_id}`)
  expect(image.headers.get('content-type')).toBe('image/svg+xml')
})

test('Each network, currency and token has a drawn picture.', async () => {
  const draw = async (path: string): Promise<string> => (await page(`${sandbox.endpoints.api}/public/${path}`)).text()
  const pictures = await Promise.all([
    draw('getAssetImage/692ed6ba'),
    draw('getCurrencyImage/USD'),
    draw('getTokenImage/ETH'),
  ])
  expect(new Set(pictures).size).toBe(3)
  expect(pictures[2]).toMatch(/^<svg .*>ETH<\/text><\/svg>$/)
})

test('parameters: directorySize repeats the directory, and cuts it', async () => {
  await control.post('/services', { directorySize: 5_000 })
  const { count, data } = await wallets('entries=1000&page=5')
  expect(count).toBe(5_000)
  expect(data.at(-1)?.name).toMatch(/ 10$/)
  expect(new Set((await wallets('search=metamask')).data.map(({ id }) => id)).size).toBe(10)
  await control.post('/services', { directorySize: 2 })
  expect((await wallets()).count).toBe(2)
  await control.post('/services', { directorySize: null })
  expect((await wallets()).count).toBe(540)
})

test('parameters: allowedOrigins and isAnalyticsEnabled are what the services say', async () => {
  await control.post('/services', { allowedOrigins: ['https://a.example'], isAnalyticsEnabled: true })
  const get = async (path: string): Promise<unknown> => (await page(sandbox.endpoints.api + path)).json()
  expect(await get('/projects/v1/origins')).toEqual({ allowedOrigins: ['https://a.example'] })
  expect(await get('/getAnalyticsConfig')).toEqual({ isAnalyticsEnabled: true })
})

test('The last 500 reports of apps are kept with their query.', async () => {
  const report = (eventId: number): Promise<Response> =>
    page(`${sandbox.endpoints.analytics}/e?projectId=p&st=appkit&sv=s`, {
      method: 'POST',
      body: JSON.stringify({ eventId }),
    })
  expect(await (await report(0)).json()).toEqual({ status: 'ok' })
  const query = { projectId: 'p', st: 'appkit', sv: 's' }
  expect(await control.get('/analytics')).toMatchObject([{ query, body: { eventId: 0 } }])
  for (let id = 1; id <= 500; id += 1) await report(id)
  const kept = (await control.get('/analytics')) as { body: unknown }[]
  expect(kept).toHaveLength(500)
  expect(kept[0]?.body).toEqual({ eventId: 1 })
})

test('The proxy forwards requests and batches to the named chain.', async () => {
  const answer = await rpc('chainId=eip155%3A31338&projectId=p')
  expect(answer.headers.get('access-control-allow-origin')).toBe('*')
  expect(await answer.json()).toEqual({ jsonrpc: '2.0', id: 7, result: '0x7a6a' })
  expect(await (await rpc('chainId=eip155:31337', [call])).json()).toEqual([
    { jsonrpc: '2.0', id: 7, result: '0x7a69' },
  ])
})

test('The proxy names a missing parameter.', async () => {
  for (const [query, status] of [
    ['projectId=p', 400],
    ['chainId=eip155:1', 404],
    ['chainId=constructor', 404],
  ] as const) {
    const answer = await rpc(query)
    expect(answer.status).toBe(status)
    expect(await answer.json()).toEqual({ error: expect.stringMatching(/chain/) as string })
  }
  expect((await page(`${sandbox.endpoints.rpcProxy}/v1/identity/0x`, { method: 'POST' })).status).toBe(405)
  expect((await page(`${sandbox.endpoints.rpcProxy}/v1/nothing`, { method: 'POST' })).status).toBe(404)
  expect((await page(`${sandbox.endpoints.rpcProxy}/v1/`)).status).toBe(405)
})

const services = [
  ['directory', () => page(`${sandbox.endpoints.api}/getWallets`)],
  ['images', () => page(`${sandbox.endpoints.api}/public/getTokenImage/ETH`)],
  ['origins', () => page(`${sandbox.endpoints.api}/projects/v1/origins`)],
  ['analytics', () => page(`${sandbox.endpoints.analytics}/e`, { method: 'POST', body: '{}' })],
  ['rpc', () => rpc('chainId=eip155:31337')],
  ['supportedChains', () => data('supported-chains')],
  ['identity', () => data(`identity/${devAccounts[0]}`)],
  ['history', () => data(`account/${devAccounts[0]}/history`)],
  ['balances', () => data(`account/${devAccounts[0]}/balance`)],
  ['prices', () => data('fungible/price', { method: 'POST', body: '{"currency":"usd","addresses":[]}' })],
  ['names', () => data('profile/account/junowick.eth')],
] as const

function data(path: string, init?: RequestInit): Promise<Response> {
  return page(`${sandbox.endpoints.rpcProxy}/v1/${path}`, init)
}

test.each(services)('parameters: every fault of %s, and none of the others', async (service, ask) => {
  const fault = async (value: unknown): Promise<void> => {
    expect((await control.post('/faults', { service, fault: value })).status).toBe(200)
  }
  for (const code of [401, 403, 429, 500, 503]) {
    await fault({ kind: 'status', code })
    expect((await ask()).status).toBe(code)
  }
  await fault({ kind: 'rubbish' })
  const rubbish = await ask()
  expect([rubbish.status, rubbish.headers.get('access-control-allow-origin')]).toEqual([200, '*'])
  await expect(rubbish.json()).rejects.toThrow(SyntaxError)
  await fault({ kind: 'cut' })
  await expect(ask()).rejects.toThrow('fetch failed')
  expect(await control.get('/state')).toHaveProperty('faults', expect.objectContaining({ [service]: { kind: 'cut' } }))
  for (const [name, other] of services) if (name !== service) expect((await other()).status).toBe(200)
  await fault({ kind: 'slow', ms: 60 })
  const start = performance.now()
  expect((await ask()).status).toBe(200)
  expect(performance.now() - start).toBeGreaterThanOrEqual(55)
  await control.post('/reset', {})
  expect(await control.get('/state')).toHaveProperty(`faults.${service}`, null)
})

test('parameters: data sets the faults of the whole data service, and ends them', async () => {
  const names = ['supportedChains', 'identity', 'history', 'balances', 'prices', 'names']
  const statuses = (): Promise<number[]> =>
    Promise.all(services.filter(([name]) => names.includes(name)).map(async ([, ask]) => (await ask()).status))
  await control.post('/faults', { service: 'data', fault: { kind: 'status', code: 503 } })
  expect(await statuses()).toEqual(names.map(() => 503))
  expect((await wallets()).count).toBe(540)
  await control.post('/faults', { service: 'data', fault: null })
  expect(await statuses()).toEqual(names.map(() => 200))
  expect(await control.get('/requests-log')).toMatchObject(
    expect.arrayContaining([expect.objectContaining({ service: 'history', method: 'GET' })]) as object,
  )
})

test('Requests to the services can be read, without their tokens.', async () => {
  await wallets('search=rabby')
  await rpc('chainId=eip155:31337&auth=secret')
  expect(await control.get('/requests-log')).toMatchObject([
    { service: 'directory', method: 'GET', path: '/api/getWallets', query: { search: 'rabby' } },
    { service: 'rpc', method: 'POST', path: '/v1/', query: { chainId: 'eip155:31337' } },
  ])
  expect(JSON.stringify(await control.get('/requests-log'))).not.toContain('secret')
})
