// @vitest-environment node
import { expect, test, vi } from 'vitest'
import { endlessAnswer, stuckAnswer } from '../testing/endless-answer'
import { createFakePlatform } from '../testing/fake-platform'
import { postReport } from './analytics'
import { fetchAllowedOrigins, fetchAnalyticsConfig } from './app-config'

const caller = { base: 'https://api.example', projectId: 'project', sdkType: 'modal', sdkVersion: 'react-1' }

const answering = (answer: () => Response | Promise<Response>) => createFakePlatform({ fetch: async () => answer() })
const json = (value: unknown, status = 200) => new Response(JSON.stringify(value), { status })

test('the project says whether analytics are on and which origins it allows', async () => {
  expect(
    await fetchAnalyticsConfig(
      answering(() => json({ isAnalyticsEnabled: true })),
      caller,
    ),
  ).toBe(true)
  expect(
    await fetchAnalyticsConfig(
      answering(() => json('yes')),
      caller,
    ),
  ).toBe(false)
  const origins = answering(() => json({ allowedOrigins: ['https://app.example', 7] }))
  expect(await fetchAllowedOrigins(origins, caller)).toEqual(['https://app.example'])
  for (const answer of [() => json({}), () => json({}, 500), () => new Response('<html>')])
    expect(await fetchAllowedOrigins(answering(answer), caller)).toBeUndefined()
})

test('an answer without an end is broken off', async () => {
  const { response, taken, isCancelled } = endlessAnswer()
  expect(
    await fetchAllowedOrigins(
      answering(() => response),
      caller,
    ),
  ).toBeUndefined()
  expect([taken() < 3_000_000, isCancelled()]).toEqual([true, true])
})

test.each([
  ['stops in the middle', () => stuckAnswer()],
  ['never answers', () => new Promise<Response>(() => {})],
])('a service that %s is waited for ten seconds', async (_, answer) => {
  const platform = answering(answer)
  const settled = vi.fn<(outcome: unknown) => void>()
  fetchAnalyticsConfig(platform, caller).then(settled, settled)
  fetchAllowedOrigins(platform, caller).then(settled, settled)
  await platform.advance(9_999)
  expect(settled).not.toHaveBeenCalled()
  await platform.advance(1)
  expect(settled).toHaveBeenCalledTimes(2)
})

test('a report is waited for ten seconds, and what it is answered is not read', async () => {
  const silent = answering(() => new Promise<Response>(() => {}))
  const props = { event: 'INITIALIZE', properties: { networks: [] }, address: undefined } as const
  const record = { eventId: 'id', url: 'https://app.example/', domain: 'app.example', timestamp: 0, props }
  const outcome = postReport(silent, caller, record)
  await silent.advance(10_000)
  await expect(outcome).resolves.toBe('failed')
  const { response, taken, isCancelled } = endlessAnswer()
  const sent = answering(() => response)
  await expect(postReport(sent, caller, record)).resolves.toBe('sent')
  expect([taken() < 3_000_000, isCancelled(), sent.waiting()]).toEqual([true, true, 0])
})
