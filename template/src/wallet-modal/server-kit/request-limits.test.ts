// @vitest-environment node
import { expect, test } from 'vitest'
import { ServerRefusal } from './http/refusal'
import { createRequestLimits } from './request-limits'
import { openTestStore } from './testing/open-test-store'

const start = 1_800_000_000_000

function createServers(count: number) {
  let now = start
  let asked = 0
  const store = openTestStore('memory:', () => now)
  const counting = {
    ...store,
    increment: (key: string, expiresAt: number) => {
      asked += 1
      return store.increment(key, expiresAt)
    },
  }
  const rateLimits = { nonces: { count, within: 60_000 } }
  const create = () => {
    const limit = createRequestLimits({ store: counting, rateLimits, now: () => now })
    return (address: string) =>
      limit(new Request('https://app.example'), 'nonces', address).then(
        () => 'served',
        (error: unknown) => (error instanceof ServerRefusal ? error.headers['retry-after'] : error),
      )
  }
  return { create, pass: (ms: number) => (now += ms), asked: () => asked }
}

test('a flood of one client asks the store only as often as the limit allows, and other clients are served', async () => {
  const { create, pass, asked } = createServers(3)
  const server = create()
  const flood = await Promise.all(Array.from({ length: 1000 }, () => server('203.0.113.9')))
  expect(flood.filter((answer) => answer === 'served')).toHaveLength(3)
  expect(flood.filter((answer) => answer === '60')).toHaveLength(997)
  expect(asked()).toBe(3)
  expect(await server('203.0.113.10')).toBe('served')
  pass(60_000)
  expect(await server('203.0.113.9')).toBe('served')
})

test('two servers on one store count a client together', async () => {
  const { create } = createServers(3)
  const [one, other] = [create(), create()]
  const answers = [await one('203.0.113.9'), await other('203.0.113.9'), await one('203.0.113.9')]
  expect(answers).toEqual(['served', 'served', 'served'])
  expect(await other('203.0.113.9')).toBe('60')
  expect(await one('203.0.113.9')).toBe('60')
})
