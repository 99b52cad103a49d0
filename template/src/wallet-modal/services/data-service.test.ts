// @vitest-environment node
import { expect, test } from 'vitest'
import { answeringService, askedBy, json } from '../testing/answering-service'
import type { AnsweringService } from '../testing/answering-service'
import { settle } from '../testing/settle'
import * as service from './data-service'

const chainsOf = ({ by, stop }: AnsweringService) => service.fetchSupportedChains(...by, stop.signal)

test('the supported networks are those that the modal knows', async () => {
  const asking = answeringService(() => json({ http: ['eip155:1', 'near:mainnet', 7, 'solana:a b'], ws: [] }))
  expect(await chainsOf(asking)).toEqual(['eip155:1'])
  expect([asking.path, asking.params]).toEqual(['https://data.example/v1/supported-chains', askedBy])
})

test('the client id comes last, once it is known', async () => {
  const asking = answeringService(() => json({ http: [] }), 'client')
  await chainsOf(asking)
  expect(Object.keys(asking.params)).toEqual(['projectId', 'st', 'sv', 'clientId'])
})

test('a refusal tells its status and, where the service gave one, its reason', async () => {
  const reasons = [{ name: 'name', description: 'Name is not registered' }]
  const refusing = answeringService(() => json({ status: 'FAILED', reasons }, { status: 404 }))
  const refused = await chainsOf(refusing).catch((error: unknown) => error)
  expect(refused).toMatchObject({
    code: 'DATA_SERVICE_UNAVAILABLE',
    message: 'The data service does not answer: HTTP status code: 404',
  })
  expect([service.statusOf(refused), service.reasonOf(refused)]).toEqual([404, 'Name is not registered'])
  const wrapped = new Error('outer', { cause: refused })
  expect([service.statusOf(wrapped), service.reasonOf(wrapped)]).toEqual([404, 'Name is not registered'])

  for (const body of ['busy', '{}', '{"reasons":[]}', '{"reasons":[{"description":7}]}']) {
    const busy = answeringService(() => new Response(body, { status: 503 }))
    const bare = await chainsOf(busy).catch((error: unknown) => error)
    expect([service.statusOf(bare), service.reasonOf(bare)], body).toEqual([503, undefined])
  }
  const offline = answeringService(() => Promise.reject(new TypeError('Failed to fetch')))
  const unreachable = await chainsOf(offline).catch((error: unknown) => error)
  expect(unreachable).toMatchObject({ code: 'DATA_SERVICE_UNAVAILABLE', details: 'Failed to fetch' })
  expect([service.statusOf(unreachable), service.reasonOf(unreachable)]).toEqual([undefined, undefined])
})

test.each([
  ['HTML', () => new Response('<html>')],
  ['another shape', () => json({ everything: 'else' })],
  ['nothing', () => new Response(null)],
  ['more than 2 MB', () => new Response(new Uint8Array(2_000_001))],
])('an answer of %s is refused', async (_, answer) => {
  const asking = answeringService(answer)
  await expect(chainsOf(asking)).rejects.toMatchObject({ code: 'DATA_SERVICE_UNAVAILABLE' })
  expect(asking.platform.waiting()).toBe(0)
})

test('a service that is too slow is given up after ten seconds, and a request can be cancelled', async () => {
  const slow = answeringService(() => new Promise<Response>(() => {}))
  const late = chainsOf(slow).catch((error: unknown) => error)
  await slow.platform.advance(10_000)
  expect(await late).toMatchObject({ code: 'DATA_SERVICE_UNAVAILABLE', details: 'timed out: 10000 ms' })

  const called = answeringService(() => new Promise<Response>(() => {}))
  const told = chainsOf(called).catch((error: unknown) => error)
  await settle()
  called.stop.abort(new Error('never mind'))
  expect(await told).toMatchObject({ message: 'never mind' })
  expect(called.platform.waiting()).toBe(0)
})
