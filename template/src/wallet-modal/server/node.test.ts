// @vitest-environment node
import { createServer, type RequestListener } from 'node:http'
import { afterEach, expect, test, vi } from 'vitest'
import type { NodeMiddleware } from '../server-kit/node'
import { toNodeMiddleware } from '../server-kit/node'
import { createTestServer } from './testing/create-test-server'
import { signsInAndOut } from './testing/signs-in-and-out'

const endings: (() => void)[] = []
afterEach(() => endings.splice(0).forEach((end) => end()))

/** Listens on a free port of this machine, and returns the address. */
async function listen(handler: (...args: Parameters<NodeMiddleware>) => unknown): Promise<string> {
  // The type is asserted because two packages of a project may bring two versions of Node's types.
  const server = createServer(handler as RequestListener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  endings.push(
    () => void server.close(),
    () => server.closeAllConnections(),
  )
  const address = server.address()
  return typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : ''
}

/** Sends a request over the wire, with the cookies and origins that `fetch` would keep to itself in a browser. */
const over = (base: string) => async (request: Request) =>
  fetch(base + new URL(request.url).pathname, {
    method: request.method,
    headers: request.headers,
    ...(request.method === 'POST' ? { body: await request.text() } : {}),
  })

test('node:http serves the endpoints', async () => {
  const { server, now } = createTestServer()
  await signsInAndOut(over(await listen(toNodeMiddleware(server))), now)
})

test('node:http as middleware passes other requests on without reading their bodies', async () => {
  const { server, now } = createTestServer()
  const middleware = toNodeMiddleware(server)
  const base = await listen((request, response) =>
    middleware(request, response, () => {
      const chunks: unknown[] = []
      request.on('data', (chunk: unknown) => chunks.push(chunk))
      request.on('end', () => response.end(`app: ${request.url ?? ''} ${chunks.join('')}`))
    }),
  )
  await signsInAndOut(over(base), now)
  const answer = await fetch(`${base}/api/sign-in-page?x=1`, { method: 'POST', body: 'order' })
  expect(await answer.text()).toBe('app: /api/sign-in-page?x=1 order')
})

test('node:http gives the server the address of the connection, and ignores headers', async () => {
  const { server } = createTestServer()
  const heard = vi.fn(server.fetch)
  const base = await listen(toNodeMiddleware({ ...server, fetch: heard }))
  await fetch(`${base}/api/sign-in/nonce`, { headers: { 'x-forwarded-for': '192.0.2.1' } })
  expect(heard.mock.calls.map(([, facts]) => facts)).toEqual([{ clientAddress: '127.0.0.1' }])
})

test('with node:http, the error says that the body was read before', async () => {
  const { server } = createTestServer()
  const middleware = toNodeMiddleware(server)
  const base = await listen((request, response) => {
    request.on('end', () => middleware(request, response)).resume()
  })
  const headers = { origin: 'https://app.example', 'content-type': 'application/json' }
  const answer = await fetch(`${base}/api/sign-in/verify`, { method: 'POST', headers, body: '{}' })
  expect(answer.status).toBe(400)
  expect(await answer.text()).toContain('mount the sign-in server before anything that reads bodies')
})
