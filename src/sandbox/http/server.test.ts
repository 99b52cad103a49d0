import { request } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { startSandbox, type Sandbox } from '../start'
import { Control } from '../test-support/control'
import { fetchAs } from '../../testing/fetch-as'

let sandbox: Sandbox
let control: Control

beforeAll(async () => {
  sandbox = await startSandbox()
  control = new Control(sandbox.endpoints.control)
})
afterAll(() => sandbox?.close())

function statusWithHost(host: string, path: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const sent = request(new URL(path, sandbox.endpoints.api), { headers: { host } }, (response) => {
      response.resume()
      resolve(response.statusCode)
    })
    sent.on('error', reject).end()
  })
}

test('A request whose Host is not loopback is refused on every path.', async () => {
  for (const path of ['/control/state', '/api/getWallets', '/wallet', '/wallet.js']) {
    expect(await statusWithHost('wallet.example:80', path)).toBe(403)
    expect(await statusWithHost('127.0.0.1.example', path)).toBe(403)
  }
  expect(await statusWithHost('localhost:1234', '/wallet')).toBe(200)
})

test('The relay accepts connections on one path only, and only with a loopback Host.', async () => {
  const statusOf = (path: string, host: string): Promise<string> =>
    new Promise((resolve) => {
      const socket = new WebSocket(new URL(path, sandbox.endpoints.relay), { headers: { host } })
      socket.on('error', (error) => resolve(error.message))
      socket.on('open', () => {
        socket.close()
        resolve('open')
      })
    })
  expect(await statusOf('/relay?projectId=x', 'wallet.example')).toContain('403')
  expect(await statusOf('/other', 'localhost')).toContain('404')
  expect(await statusOf('/relay?projectId=x', 'localhost:1234')).toBe('open')
})

test('A page of another origin cannot control the wallet.', async () => {
  const url = `${sandbox.endpoints.control}/settings`
  const refused = await fetchAs('http://localhost:5173')(url, { method: 'POST', body: '{"mode":"approve"}' })
  expect(refused.status).toBe(403)
  expect(refused.headers.get('access-control-allow-origin')).toBeNull()
  const own = await fetchAs(new URL(url).origin)(url, { method: 'POST', body: '{}' })
  expect(own.status).toBe(200)
})

test.each([['walletPage'], ['pairingPage']] as const)(
  '%s cannot be framed, and its files are served.',
  async (name) => {
    const address = sandbox.endpoints[name]
    const page = await fetch(address)
    expect(page.headers.get('content-security-policy')).toMatch(/frame-ancestors 'none'/)
    const html = await page.text()
    const files = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, path]) => path ?? '')
    expect(files.length).toBeGreaterThan(2)
    for (const path of files) {
      const file = await fetch(new URL(path, address))
      expect(file.status).toBe(200)
      for (const [, script = ''] of (await file.text()).matchAll(/from '\.\/([^']+)'/g)) {
        expect((await fetch(new URL(`/${script}`, address))).status).toBe(200)
      }
    }
  },
)

test('A body that is not JSON, or is too long, is refused.', async () => {
  const url = new URL('/wallet/rpc', sandbox.endpoints.api)
  const asPage = fetchAs('http://localhost:5173')
  expect((await asPage(url, { method: 'POST', body: '{' })).status).toBe(400)
  expect((await asPage(url, { method: 'POST', body: `"${'x'.repeat(1_100_000)}"` })).status).toBe(413)
  expect((await fetch(url, { method: 'POST', body: '{"method":"eth_chainId"}' })).status).toBe(400)
})

test.each([
  ['/settings', { mode: 'maybe' }, 400],
  ['/settings', { colour: 'red' }, 400],
  ['/settings', { selectedAccount: '0x0' }, 400],
  ['/settings', { exposedAccounts: [] }, 400],
  ['/settings', { chainId: 1 }, 400],
  ['/settings', { knownChains: [31338] }, 400],
  ['/settings', { delayMs: -1 }, 400],
  ['/settings', { pairingChains: ['one'] }, 400],
  ['/settings', { pairingNamespace: 'bip122' }, 400],
  ['/settings', { pairingRejectCode: 1 }, 400],
  ['/settings', { assetDiscovery: 1 }, 400],
  ['/settings', { atomic: 'yes' }, 400],
  ['/settings', { permissions: null }, 400],
  ['/pairing/pair', { uri: 'https://example.com' }, 400],
  ['/pairing/disconnect', {}, 400],
  ['/pairing/disconnect', { topic: 'none' }, 404],
  ['/pairing/nothing', {}, 404],
  ['/services', { directorySize: 5_001 }, 400],
  ['/services', { allowedOrigins: 'all' }, 400],
  ['/services', { colour: 'red' }, 400],
  ['/services', { tokenCount: 5_001 }, 400],
  ['/services', { historySize: 100_001 }, 400],
  ['/services', { historyPage: 1_001 }, 400],
  ['/services', { historyPage: null }, 400],
  ['/services', { supportedChains: ['one'] }, 400],
  ['/faults', { service: 'data', fault: { kind: 'status', code: 502 } }, 400],
  ['/faults', { service: 'wallets', fault: null }, 400],
  ['/faults', { service: 'wallet', fault: { kind: 'mute' } }, 400],
  ['/faults', { service: 'walletStore', fault: { kind: 'cut' } }, 400],
  ['/faults', { service: 'walletStore', fault: { kind: 'slow' } }, 400],
  ['/faults', { service: 'walletFrame', fault: { kind: 'cut' } }, 400],
  ['/faults', { service: 'walletFrame', fault: { kind: 'slow', ms: 60_001 } }, 400],
  ['/faults', { service: 'walletFrame', fault: { kind: 'mute', request: 'connect' } }, 400],
  ['/faults', { service: 'directory', fault: { kind: 'drop' } }, 400],
  ['/faults', { service: 'directory', fault: { kind: 'status', code: 418 } }, 400],
  ['/faults', { service: 'rpc', fault: { kind: 'slow', ms: -1 } }, 400],
  ['/faults', { service: 'relay', fault: { kind: 'cut' } }, 400],
  ['/faults', { service: 'relay', fault: { kind: 'refuse' } }, 400],
  ['/settings', [], 400],
  ['/requests/none', { decision: 'approve' }, 404],
  ['/requests/none', { decision: 'perhaps' }, 400],
  ['/sites/disconnect', {}, 400],
  ['/sites/disconnect', { origin: 'http://nowhere' }, 404],
  ['/nothing', {}, 404],
])('POST %s with %j is answered with %i and changes nothing.', async (path, body, status) => {
  const before = await control.get('/state')
  const answer = await control.post(path, body)
  expect(answer).toMatchObject({ status, body: { error: expect.any(String) as string } })
  expect(await control.get('/state')).toEqual(before)
})

test('When the selected account is hidden, the next one is selected.', async () => {
  const { body } = await control.post('/settings', { exposedAccounts: ['0x70997970c51812dc3a010c7d01b50e0d17dc79c8'] })
  expect(body).toMatchObject({ settings: { selectedAccount: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' } })
  await control.post('/reset', {})
})
