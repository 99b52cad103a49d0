// @vitest-environment node
import { Hono } from 'hono'
import { expect, test, vi } from 'vitest'
import { toHonoMiddleware } from '../server-kit/hono'
import { toRouteHandlers } from '../server-kit/next'
import { createSignInServer } from './sign-in-server'
import { openSignInStore } from './sign-in-store'
import { createTestServer, testChains } from './testing/create-test-server'
import { signsInAndOut } from './testing/signs-in-and-out'

test('Next.js route handlers serve the endpoints', async () => {
  const { server, now } = createTestServer()
  const handlers = toRouteHandlers(server)
  const send = (request: Request) => {
    const [, handler] = Object.entries(handlers).find(([method]) => method === request.method) ?? []
    return handler ? handler(request) : Promise.reject(new Error(`no handler for ${request.method}`))
  }
  await signsInAndOut(send, now)
})

test('Hono serves the endpoints and its own routes', async () => {
  const { server, now } = createTestServer()
  const app = new Hono()
  app.use(toHonoMiddleware(server))
  app.get('/account', async (context) => context.json({ session: (await server.session(context.req.raw)) ?? null }))
  await signsInAndOut(async (request) => app.fetch(request), now)
  expect(await (await app.request('/account')).json()).toEqual({ session: null })
})

test('failures are logged to the console by their message, unless the app handles them', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const store = openSignInStore('memory:')
  const server = createSignInServer({ origins: ['https://app.example'], chains: testChains, store })
  vi.spyOn(store, 'increment').mockRejectedValue(new Error('out of memory'))
  const answer = await server.fetch(new Request('https://app.example/api/sign-in/nonce'))
  expect(answer.status).toBe(500)
  expect(log.mock.calls).toEqual([['Sign-in server: out of memory']])
})
