import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { compileFunction } from 'node:vm'
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from 'vitest'
import { startSandbox, type Sandbox } from '../start'
import { Control } from '../test-support/control'
import { walletFaults } from './wallet-faults'

const document = '<!doctype html><html><head lang="en"><script type="module" src="/main.js"></script></head></html>'
const script = '<script src="/sandbox-wallet-faults.js"></script>'

let sandbox: Sandbox
let control: Control

beforeAll(async () => {
  sandbox = await startSandbox()
  control = new Control(sandbox.endpoints.control)
})
afterEach(() => control.post('/reset', {}))
afterAll(() => sandbox?.close())

async function fault(service: string, kind: object | null): Promise<void> {
  expect((await control.post('/faults', { service, fault: kind })).status).toBe(200)
}

/** Starts a server that answers `/` with a document, and any other path with the path itself. Returns a function that gets a path. */
async function startWallet(address: () => Promise<string | undefined> = async () => sandbox.endpoints.control) {
  const faults = walletFaults(address)
  const server = createServer((request, response) => {
    void faults.middleware(request, response, () => {
      const path = request.url ?? ''
      if (!/^\/(index\.html)?(\?|$)/.test(path)) return void response.end(path)
      response.setHeader('content-type', 'text/html')
      if (request.headers['if-none-match'] === '"1"') return void response.writeHead(304).end()
      response.setHeader('etag', '"1"')
      response.setHeader('content-length', document.length)
      response.write(document.slice(0, 20))
      response.end(document.slice(20))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return (path: string, headers: Record<string, string> = {}) => fetch(base + path, { headers, redirect: 'manual' })
}

test.each([['wallet'], ['walletStore'], ['walletFrame']])(
  'The state and the list of faults show the fault of %s.',
  async (service) => {
    const kind = { kind: 'slow', ms: 5 }
    await fault(service, kind)
    expect(await control.get('/faults')).toMatchObject({ [service]: kind, directory: null })
    expect(await control.get('/state')).toHaveProperty(`faults.${service}`, kind)
    await fault(service, null)
    expect(await control.get('/faults')).toMatchObject({ [service]: null })
  },
)

test('Without a fault, without a sandbox, and after a sandbox has ended, the server answers as usual.', async () => {
  for (const address of [sandbox.endpoints.control, undefined, 'http://127.0.0.1:1/control']) {
    const get = await startWallet(async () => address)
    expect(await (await get('/')).text()).toBe(document)
    expect(await (await get('/api/wallet/me')).text()).toBe('/api/wallet/me')
    expect(await (await get('/sandbox-wallet-faults.js')).text()).toBe('/sandbox-wallet-faults.js')
  }
})

test('Each fault of the wallet server acts below /api/wallet only.', async () => {
  const get = await startWallet()
  const me = '/api/wallet/me'
  await fault('wallet', { kind: 'status', code: 503 })
  expect((await get(me)).status).toBe(503)
  await fault('wallet', { kind: 'rubbish' })
  expect(await (await get(me)).text()).toContain('<!doctype html>')
  await fault('wallet', { kind: 'cut' })
  await expect(get(me)).rejects.toThrow('fetch failed')
  for (const path of ['/api/wallets', '/main.js']) expect(await (await get(path)).text()).toBe(path)
  expect(await (await get('/')).text()).toBe(document)
  await fault('wallet', { kind: 'slow', ms: 60 })
  const start = performance.now()
  expect(await (await get(me)).text()).toBe(me)
  expect(performance.now() - start).toBeGreaterThanOrEqual(55)
})

test('A store is slow or down as its fault says, and closes in any case.', async () => {
  const rows = new Map([['a', 1]])
  const store = walletFaults(async () => sandbox.endpoints.control).store(
    { read: async (key: string) => rows.get(key), close: async () => 'closed', kind: 'memory' },
    () => new RangeError('The store does not answer'),
  )
  expect(await store.read('a')).toBe(1)
  await fault('walletStore', { kind: 'down' })
  await expect(store.read('a')).rejects.toThrow(new RangeError('The store does not answer'))
  expect([await store.close(), store.kind]).toEqual(['closed', 'memory'])
  await fault('walletStore', { kind: 'slow', ms: 60 })
  const start = performance.now()
  expect(await store.read('a')).toBe(1)
  expect(performance.now() - start).toBeGreaterThanOrEqual(55)
})

test('A fault of the frame adds a script to its document, before all other scripts, and to no other file.', async () => {
  const get = await startWallet()
  await fault('walletFrame', { kind: 'mute' })
  for (const path of ['/', '/?chainId=1', '/index.html']) {
    const answer = await get(path, { 'if-none-match': '"1"' })
    expect([answer.status, answer.headers.get('etag'), answer.headers.get('cache-control')]).toEqual([
      200,
      null,
      'no-store',
    ])
    expect(await answer.text()).toBe(document.replace('<head lang="en">', `<head lang="en">${script}`))
  }
  expect(await (await get('/main.js')).text()).toBe('/main.js')
  expect((await get('/sandbox-wallet-faults.js')).headers.get('content-type')).toContain('text/javascript')
})

test('The stranger is a document of another origin, which any page may embed and which sends the messages of a frame.', async () => {
  const get = await startWallet()
  await fault('walletFrame', { kind: 'stranger' })
  const answer = await get('/?chainId=1')
  const location = answer.headers.get('location') ?? ''
  expect([answer.status, new URL(location).origin]).toEqual([302, new URL(sandbox.endpoints.control).origin])
  const page = await fetch(location)
  expect(page.headers.get('content-security-policy')).not.toContain('frame-ancestors')
  const source = /src="([^"]+)"/.exec(await page.text())?.[1] ?? ''
  expect(await (await fetch(new URL(source, location))).text()).toContain('READY')
})

interface Said {
  type: string
  id?: string
}

/** Runs the script of a fault in a frame. `say` sends messages, and returns all messages that the page has received. */
async function runScript(kind: object, hash = '') {
  await fault('walletFrame', kind)
  const code = await (await (await startWallet())('/sandbox-wallet-faults.js')).text()
  const heard: Said[] = []
  const page = { postMessage: (message: Said) => void heard.push(message) }
  const frame: { parent: { postMessage(message: Said, origin: string): void } } = { parent: page }
  let loads = 0
  const location = { hash, reload: () => void (loads += 1) }
  class FrameMessage {
    get source(): unknown {
      return page
    }
  }
  compileFunction(code, ['window', 'location', 'MessageEvent'])(frame, location, FrameMessage)
  return {
    say(...messages: Said[]) {
      for (const message of messages) frame.parent.postMessage(message, 'http://localhost:5173')
      return heard
    },
    loads: () => loads,
    isParent: () => new FrameMessage().source === frame.parent,
  }
}

const ready = { type: '@w3m-frame/READY' }
const reply = { type: '@w3m-frame/GET_USER_SUCCESS', id: 'request-1' }

test.each([
  ['sends nothing', { kind: 'mute' }, []],
  ['does not answer GET_USER', { kind: 'mute', request: 'GET_USER' }, [ready]],
  ['answers all requests but CONNECT_OTP', { kind: 'mute', request: 'CONNECT_OTP' }, [ready, reply]],
  ['sends each message twice', { kind: 'twice' }, [ready, ready, reply, reply]],
  ['replies with another name', { kind: 'names' }, [ready, { ...reply, type: '@w3m-frame/GET_CHAIN_ID_SUCCESS' }]],
])('The frame %s with the fault %j', async (_, kind, heard) => {
  const frame = await runScript(kind)
  expect(frame.isParent()).toBe(true)
  expect(frame.say(ready, reply)).toEqual(heard)
})

test('A frame that answers with other ids leaves the rest of its replies unchanged.', async () => {
  const [first, second] = (await runScript({ kind: 'ids' })).say(ready, reply)
  expect(first).toEqual(ready)
  expect(second?.type).toBe(reply.type)
  expect(second?.id).toMatch(/^[0-9a-f-]{36}$/)
})

test('A frame that floods the page sends thousands of other messages before each message.', async () => {
  const heard = (await runScript({ kind: 'flood' })).say(reply)
  expect(heard.length).toBeGreaterThan(1_000)
  expect(heard.at(-1)).toEqual(reply)
  expect(heard.filter((message) => message === reply)).toHaveLength(1)
})

test('A frame that reloads itself does so once, in place of a reply.', async () => {
  const frame = await runScript({ kind: 'reload' })
  expect(frame.say(ready, reply)).toEqual([ready])
  expect(frame.loads()).toBe(1)
  const again = await runScript({ kind: 'reload' }, '#reloaded')
  expect(again.say(ready, reply)).toEqual([ready, reply])
  expect(again.loads()).toBe(0)
})

test('A slow frame sends every message late.', async () => {
  const frame = await runScript({ kind: 'slow', ms: 60 })
  const start = performance.now()
  expect(frame.say(ready, reply)).toEqual([])
  await expect.poll(() => frame.say()).toEqual([ready, reply])
  expect(performance.now() - start).toBeGreaterThanOrEqual(55)
})
