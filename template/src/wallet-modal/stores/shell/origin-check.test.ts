// @vitest-environment node
import { expect, test } from 'vitest'
import { createTestRoot } from '../../testing/create-test-root'
import { settle } from '../../testing/settle'

/** A modal of a project whose service gives this answer about origins. The page is https://app.example. */
async function createChecked(answer: () => Response, options: Parameters<typeof createTestRoot>[0] = {}) {
  const asked: string[] = []
  const test = await createTestRoot({
    projectId: 'project',
    ...options,
    services: (url) => {
      if (url.pathname !== '/projects/v1/origins') return undefined
      asked.push(`${url.origin}${url.pathname}?projectId=${url.searchParams.get('projectId')}`)
      return answer()
    },
  })
  await settle()
  return { ...test, asked }
}

const origins =
  (...allowedOrigins: unknown[]) =>
  () =>
    Response.json({ allowedOrigins })

test('The service is asked for the origins of the project.', async () => {
  const { asked, root } = await createChecked(origins('https://*.example', 'https://app.example'))
  expect(asked).toEqual(['https://api.web3modal.org/projects/v1/origins?projectId=project'])
  expect(root.modalStores.alert.open).toBe(false)
})

test('[C8-02] An origin that is not on the allowlist raises Invalid App Configuration.', async () => {
  const { root, platform } = await createChecked(origins('https://other.example'))
  expect(root.modalStores.alert.message).toBe('Invalid App Configuration')
  expect(platform.logged[0]?.message).toContain('allowlist')
})

test.each(['*', 'https://*', '*.example'])('An allowlist with %s raises no alert.', async (pattern) => {
  const { root } = await createChecked(origins('https://other.example', pattern))
  expect(root.modalStores.alert.open).toBe(false)
})

test.each([
  ['cut', () => Response.error()],
  ['500', () => new Response('', { status: 500 })],
  ['rubbish', () => new Response('<html>')],
  ['another shape', () => Response.json({ allowedOrigins: 'all' })],
])('A service that answers with %s raises no alert.', async (_, answer) => {
  const { root } = await createChecked(answer)
  expect(root.modalStores.alert.open).toBe(false)
})

test('Origins are checked only for an app with a project id.', async () => {
  const noProject = await createChecked(origins(), { projectId: '' })
  expect(noProject.asked).toEqual([])
})

test('[C8-27] An alert shows a short message and logs a long one; with debug off it is only logged.', async () => {
  const loud = await createChecked(origins('https://other.example'))
  expect(loud.root.modalStores.alert.message).toBe('Invalid App Configuration')
  const [entry] = loud.platform.logged
  expect(entry?.level).toBe('error')
  expect(entry?.message.length).toBeGreaterThan(loud.root.modalStores.alert.message.length)
  const quiet = await createChecked(origins('https://other.example'), { debug: false })
  expect(quiet.root.modalStores.alert.open).toBe(false)
  expect(quiet.platform.logged).toHaveLength(1)
})
