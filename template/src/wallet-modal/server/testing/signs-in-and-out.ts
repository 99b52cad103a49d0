import { expect } from 'vitest'
import { createEvmSigner } from '../../services/siwx-verify/testing/signers'
import { createTestVisitor } from './test-visitor'

const alice = createEvmSigner('alice')

/** Signs in, reads the session and signs out, to check an adapter. `send` carries the requests to the server. */
export async function signsInAndOut(send: (request: Request) => Promise<Response>, now: () => number): Promise<void> {
  const browser = createTestVisitor(send, now)
  expect((await browser.signIn(alice)).status).toBe(200)
  expect((await browser.call('GET', 'session')).body['session']).toMatchObject({ address: alice.address })
  expect((await browser.call('DELETE', 'sessions')).status).toBe(200)
  expect((await browser.call('OPTIONS', 'verify')).status).toBe(204)
  expect((await browser.call('POST', 'verify', { body: '{' })).status).toBe(400)
}
