// @vitest-environment node
import { createServer } from 'node:http'
import { Hono } from 'hono'
import { expect, onTestFinished, test } from 'vitest'
import { toHonoMiddleware, toNodeMiddleware, toRouteHandlers } from './index'
import { createTestServer } from './testing/create-test-server'
import { createTestBrowser } from './testing/test-browser'
import { testAddresses, testVault } from './testing/test-vault'

/** Logs in, stores and replaces a vault and ends the session from the list. */
async function usesEveryMethod(
  { now, codeFor }: ReturnType<typeof createTestServer>,
  send: (request: Request) => Promise<Response>,
): Promise<void> {
  const browser = await createTestBrowser(send, now)
  const { body } = await browser.start('ann@example.com')
  expect((await browser.finish(String(body['flow']), codeFor('ann@example.com'))).status).toBe(200)
  const created = await browser.call('POST', 'vault', { body: { vault: testVault(), addresses: testAddresses } })
  expect(created.body).toEqual({ stored: true })
  expect((await browser.call('PUT', 'vault', { body: { vault: testVault(2) } })).body).toEqual({ stored: true })
  const { devices } = (await browser.call('GET', 'devices')).body
  const id: unknown = Array.isArray(devices) ? Reflect.get(Object(devices[0]), 'id') : undefined
  expect((await browser.call('DELETE', 'devices', { body: { id } })).status).toBe(200)
  expect((await browser.call('GET', 'me')).status).toBe(401)
  expect((await browser.call('OPTIONS', 'vault')).status).toBe(204)
}

test('node:http serves the endpoints', async () => {
  const test = createTestServer()
  const http = createServer(toNodeMiddleware(test.server))
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void http.close())
  const address = http.address()
  const base = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
  await usesEveryMethod(test, async (request) => {
    const body = ['GET', 'OPTIONS'].includes(request.method) ? {} : { body: await request.text() }
    return fetch(base + new URL(request.url).pathname, { method: request.method, headers: request.headers, ...body })
  })
})

test('Next.js route handlers serve the endpoints', async () => {
  const test = createTestServer()
  const handlers = new Map(Object.entries(toRouteHandlers(test.server)))
  await usesEveryMethod(test, async (request) => {
    const handler = handlers.get(request.method)
    if (!handler) throw new Error(`no handler for ${request.method}`)
    return handler(request)
  })
})

test('Hono serves the endpoints', async () => {
  const test = createTestServer()
  const app = new Hono()
  app.use(toHonoMiddleware(test.server))
  await usesEveryMethod(test, async (request) => app.fetch(request))
  expect((await app.request('/other')).status).toBe(404)
})
