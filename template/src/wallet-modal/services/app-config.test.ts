// @vitest-environment node
import { expect, test, vi } from 'vitest'
import { endlessAnswer, stuckAnswer } from '../testing/endless-answer'
import { createFakePlatform } from '../testing/fake-platform'
import { fetchAllowedOrigins } from './app-config'

const caller = { base: 'https://api.example', projectId: 'project', sdkType: 'modal', sdkVersion: 'react-1' }

const answering = (answer: () => Response | Promise<Response>) => createFakePlatform({ fetch: async () => answer() })
const json = (value: unknown, status = 200) => new Response(JSON.stringify(value), { status })

test('the project says which origins it allows', async () => {
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
  fetchAllowedOrigins(platform, caller).then(settled, settled)
  await platform.advance(9_999)
  expect(settled).not.toHaveBeenCalled()
  await platform.advance(1)
  expect(settled).toHaveBeenCalledTimes(1)
})
