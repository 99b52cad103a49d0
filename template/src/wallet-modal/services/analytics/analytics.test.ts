// @vitest-environment node
import { expect, test, vi } from 'vitest'
import { endlessAnswer, stuckAnswer } from '../../testing/endless-answer'
import { createFakePlatform } from '../../testing/fake-platform'
import { fetchAnalyticsConfig } from './analytics-config'
import { postReport } from './post-report'

const caller = { base: 'https://api.example', projectId: 'project', sdkType: 'modal', sdkVersion: 'react-1' }

const answering = (answer: () => Response | Promise<Response>) => createFakePlatform({ fetch: async () => answer() })

test.each([
  [{ isAnalyticsEnabled: true }, true],
  ['yes', false],
])('the project says whether analytics are on: %j', async (answer, isOn) => {
  const platform = answering(() => Response.json(answer))
  expect(await fetchAnalyticsConfig(platform, caller)).toBe(isOn)
})

test.each([
  ['stops in the middle', () => stuckAnswer()],
  ['never answers', () => new Promise<Response>(() => {})],
])('a configuration that %s is waited for ten seconds', async (_, answer) => {
  const platform = answering(answer)
  const settled = vi.fn<(outcome: unknown) => void>()
  fetchAnalyticsConfig(platform, caller).then(settled, settled)
  await platform.advance(9_999)
  expect(settled).not.toHaveBeenCalled()
  await platform.advance(1)
  expect(settled).toHaveBeenCalledTimes(1)
})

test('a report has ten seconds, and its answer is not read', async () => {
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
