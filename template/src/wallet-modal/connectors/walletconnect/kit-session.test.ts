// @vitest-environment node
import { expect, test, vi } from 'vitest'
import type { Kit } from './kit'
import { fakeKit } from './testing/fake-kit'
import { KitSession } from './kit-session'

/** A session whose kit answers to its end with this error. */
function sessionThatFails(message: string): KitSession {
  const kit = {
    on: vi.fn<() => void>(),
    off: vi.fn<() => void>(),
    disconnect: async () => Promise.reject(new Error(message)),
  }
  const peer = { metadata: { name: 'Phone', icons: [] } }
  const struct = { topic: 'abc', peer, namespaces: {} }
  return new KitSession(fakeKit(kit), struct as unknown as ReturnType<Kit['session']['getAll']>[number])
}

test.each([
  "No matching key. session topic doesn't exist: abc",
  'Missing or invalid. Record was recently deleted - session: abc',
  'Expired. session topic: abc',
])('a session that has ended already is ended without a failure: %s', async (message) => {
  const session = sessionThatFails(message)
  await expect(session.end()).resolves.toBeUndefined()
  expect(session.isEnded).toBe(true)
})

test.each(['Failed to publish payload, please try again', 'Request expired. Please try again.', 'socket stalled'])(
  'a relay that fails to end a session is a failure, and the session is over here: %s',
  async (message) => {
    const session = sessionThatFails(message)
    const heard = vi.fn<() => void>()
    session.follow(heard)
    await expect(session.end()).rejects.toThrow(message)
    expect([session.isEnded, heard.mock.calls.length]).toEqual([true, 1])
  },
)
