// @vitest-environment node
import { expect, test } from 'vitest'
import { siwxError } from '../../domain/errors/siwx-errors'
import { firstAddress, secondAddress } from '../../testing/fake-wallet'
import { settle } from '../../testing/settle'
import type { SiwxTest } from './testing/create-siwx-test'
import { createSiwxTest } from './testing/create-siwx-test'
import { FakeSiwx } from './testing/fake-siwx'

/** Holds back the answers of one method of the service. Returns a function that gives the oldest answer. */
function hold({ siwx }: SiwxTest, name: 'addSession' | 'revokeSession' | 'getSessions') {
  const method = siwx[name].bind(siwx) as (...given: unknown[]) => Promise<unknown>
  const waiting: ((error?: Error) => void)[] = []
  Object.assign(siwx, {
    [name]: async (...given: unknown[]) => {
      await new Promise<void>((resolve, reject) => waiting.push((error) => (error ? reject(error) : resolve())))
      return method(...given)
    },
  })
  return async (error?: Error) => {
    waiting.shift()?.(error)
    await settle()
  }
}

/** A connected visitor who is asked to sign. */
async function asked(isRequired = true): Promise<SiwxTest> {
  const siwx = new FakeSiwx()
  siwx.isRequired = isRequired
  const test = await createSiwxTest({ siwx })
  await test.connectInModal()
  return test
}

/**
 * A visitor signs, disconnects while the service stores the session, connects again, and signs once more. `store` gives the oldest answer of the
 * service, and `messages` returns the messages that the wallet was asked to sign.
 */
async function signAgain() {
  const visit = await asked()
  const store = hold(visit, 'addSession')
  void visit.store.sign()
  await settle()
  await visit.root.connection.disconnect()
  await visit.connectInModal()
  void visit.store.sign()
  const messages = () => visit.wallet.callsOf('personal_sign').map(({ params }): unknown => Object(params)[0])
  return { visit, store, messages }
}

test('A session that is stored while the wallet disconnects is revoked.', async () => {
  const visit = await asked()
  const store = hold(visit, 'addSession')
  const revoking = visit.wallet.hold('wallet_revokePermissions')
  void visit.store.sign()
  await settle()
  void visit.root.connection.disconnect()
  await settle()
  await store()
  revoking.resolve(null)
  await settle()
  expect([visit.store.state.status, visit.siwx.sessions]).toEqual(['idle', []])
})

test('A visitor who connects again while the session of an earlier attempt is being stored signs a new message, once the earlier session is revoked.', async () => {
  const { visit, store, messages } = await signAgain()
  await settle()
  expect(messages()).toHaveLength(1)
  await store()
  await store()
  expect([messages().length, new Set(messages()).size]).toEqual([2, 2])
  expect([visit.store.state.status, visit.siwx.sessions.length]).toEqual(['signed-in', 1])
})

test('A new attempt does not wait for ever for a service that does not answer the earlier attempt.', async () => {
  const { visit, store, messages } = await signAgain()
  await visit.platform.advance(15_000)
  expect([messages().length, new Set(messages()).size]).toEqual([2, 2])
  await store(siwxError('SIGN_IN_UNAVAILABLE'))
  await store()
  expect([visit.store.state.status, visit.siwx.sessions.length]).toEqual(['signed-in', 1])
})

test('If the service cannot end a session when the visitor disconnects, the service is asked again after the account has left.', async () => {
  const visit = await asked()
  await visit.store.sign()
  const revoking = visit.wallet.hold('wallet_revokePermissions')
  visit.siwx.failures.set('setSessions', new Error('no service'))
  const leaving = visit.root.connection.disconnect()
  await settle()
  expect(visit.siwx.sessions).toHaveLength(1)
  visit.siwx.failures.clear()
  revoking.resolve(null)
  await leaving
  await settle()
  expect(visit.siwx.sessions).toEqual([])
})

test('A session that the store has saved, but not read back, is revoked when the account disconnects.', async () => {
  const visit = await asked()
  const revoking = visit.wallet.hold('wallet_revokePermissions')
  const store = hold(visit, 'addSession')
  void visit.store.sign()
  await settle()
  void visit.root.connection.disconnect()
  const find = hold(visit, 'getSessions')
  await store()
  revoking.resolve(null)
  await settle()
  await find()
  expect([visit.store.state.status, visit.siwx.sessions]).toEqual(['idle', []])
})

test('Signing out of an account does not change the state of another account that becomes active before signing out ends.', async () => {
  const visit = await asked()
  await visit.sign()
  const revoke = hold(visit, 'revokeSession')
  void visit.store.signOut()
  visit.siwx.isRequired = false
  visit.root.modal.close('api')
  visit.wallet.emit('accountsChanged', [])
  await revoke()
  expect(visit.store.state.status).toBe('idle')
})

test('When signing out fails while the wallet signs, the status does not remain `signing`.', async () => {
  const visit = await asked()
  visit.wallet.hold('personal_sign')
  void visit.store.sign()
  await settle()
  const revoke = hold(visit, 'revokeSession')
  const leaving = expect(visit.store.signOut()).rejects.toThrow('no service')
  await revoke(new Error('no service'))
  await leaving
  await settle()
  expect(visit.store.state.status).toBe('signed-out')
})

test('A signature for an earlier account does not discard the message for the account in use.', async () => {
  const visit = await asked()
  const store = hold(visit, 'addSession')
  void visit.store.sign()
  await settle()
  visit.wallet.changeAccounts([secondAddress, firstAddress])
  await settle()
  expect(visit.store.signing.draft.state).toBe('ready')
  await store()
  expect(visit.store.signing.draft.state).toBe('ready')
  expect(visit.siwx.sessions).toEqual([])
})

test('After the visitor has signed out, a signature that the service could not check is not sent again. The wallet signs a new message.', async () => {
  const visit = await asked(false)
  const { store, siwx, wallet } = visit
  const add = siwx.addSession.bind(siwx)
  siwx.addSession = () => Promise.reject(siwxError('SIGN_IN_UNAVAILABLE'))
  await visit.sign()
  siwx.addSession = add
  await store.signOut()
  await settle()
  await visit.sign()
  const messages = wallet.callsOf('personal_sign').map(({ params }) => JSON.stringify(params))
  expect([messages.length, new Set(messages).size]).toEqual([2, 2])
  expect(siwx.sessions).toHaveLength(1)
})

test('When the visitor signs out while the sign-in view is shown, the view gets a new message to sign.', async () => {
  const { store, root } = await asked(false)
  expect([root.router.view, store.signing.draft.state]).toEqual(['SIWXSignMessage', 'ready'])
  const before = store.signing.draft
  await store.signOut()
  await settle()
  expect(store.signing.draft.state).toBe('ready')
  expect(store.signing.draft).not.toBe(before)
})
