// @vitest-environment node
import { expect, test } from 'vitest'
import { createFakeClock } from '../testing/fake-clock'
import { createFrameStorage } from '../storage/frame-storage'
import { createSession } from './session'

const app = 'https://app.example'
const addresses = { eip155: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266', solana: '11111111111111111111111111111111' }

function open() {
  const clock = createFakeClock()
  const storage = createFrameStorage({ after: clock.after, indexedDB: () => undefined })
  const login = (token: string, id = 'user-1') => ({
    token,
    expiresAt: clock.now() + 1_000,
    user: { id, email: 'ann@example.com' },
  })
  return { clock, storage, login, session: createSession(storage, clock) }
}

test('Addresses are kept with the session that they belong to, and go with it.', async () => {
  const { session, login } = open()
  await session.start(login('one'), app)
  await session.keepAddresses('one', { eip155: addresses.eip155 })
  await session.keepAddresses('one', { solana: addresses.solana })
  await session.changeEmail('new@example.com')
  expect(await session.of(app)).toMatchObject({ token: 'one', addresses, user: { email: 'new@example.com' } })
  await session.start(login('two'), app)
  await session.keepAddresses('one', addresses)
  expect((await session.current())?.addresses).toBeUndefined()
  await session.end()
  await session.keepAddresses('two', addresses)
  expect(await session.current()).toBeUndefined()
})

test('An allowed origin sees the session; a sign-out at one origin keeps the others logged in; the last sign-out ends the session.', async () => {
  const { session, login } = open()
  const shop = 'https://shop.example'
  expect(await session.leave(app)).toBeUndefined()
  await session.start(login('one'), app)
  await session.allow('another', shop)
  expect(await session.of(shop)).toBeUndefined()
  await session.allow('one', shop)
  await session.allow('one', shop)
  expect(await session.of(shop)).toMatchObject({ token: 'one', consents: [app, shop] })
  expect(await session.leave(app)).toBeUndefined()
  expect([await session.of(app), (await session.of(shop))?.token]).toEqual([undefined, 'one'])
  expect(await session.leave(shop)).toMatchObject({ token: 'one' })
  expect(await session.current()).toBeUndefined()
})

test('Changes that come together lose nothing.', async () => {
  const { session, login } = open()
  await Promise.all([
    session.start(login('one'), app),
    session.keepAddresses('one', addresses),
    session.changeEmail('new@example.com'),
  ])
  expect(await session.current()).toMatchObject({ token: 'one', addresses, user: { email: 'new@example.com' } })
  await Promise.all([session.keepAddresses('one', { eip155: '0x' }), session.start(login('two'), app)])
  expect(await session.current()).toMatchObject({ token: 'two', consents: [app] })
  await Promise.all([session.keepAddresses('two', addresses), session.end()])
  expect(await session.current()).toBeUndefined()
})

test('The preferred account is kept for the session and for the next login of the same visitor, not for another visitor.', async () => {
  const { session, login } = open()
  await session.start(login('one'), app)
  await session.preferAccount('another', 'smartAccount')
  expect((await session.current())?.accountType).toBeUndefined()
  await session.preferAccount('one', 'smartAccount')
  expect(await session.current()).toMatchObject({ accountType: 'smartAccount' })
  await session.start(login('two'), app)
  expect(await session.current()).toMatchObject({ token: 'two', accountType: 'smartAccount' })
  await session.start(login('three', 'user-2'), app)
  expect((await session.current())?.accountType).toBeUndefined()
})

test('A session of an earlier version holds, and addresses that are no texts are not used.', async () => {
  const { session, storage, login } = open()
  const stored = { ...login('one'), consents: [app] }
  await storage.put('session', stored)
  expect(await session.of(app)).toEqual(stored)
  for (const wrong of [null, 'text', { eip155: 7 }, []]) {
    await storage.put('session', { ...stored, addresses: wrong })
    const read = await session.of(app)
    expect([read?.token, read?.addresses?.eip155]).toEqual(['one', undefined])
  }
  await storage.put('session', { ...stored, token: 7 })
  expect(await session.of(app)).toBeUndefined()
})
