// @vitest-environment node
import { IDBFactory } from 'fake-indexeddb'
import { expect, test, vi } from 'vitest'
import type { NewLock, Unlocked } from '../custody/key-store'
import { settle } from '../testing/fake-parent'
import { app, createFakeWallet, solanaId } from '../testing/fake-wallet'
import { refusal } from '../testing/fake-wallet-server'

const locks: NewLock[] = [
  { kind: 'login+passkey', output: new Uint8Array(32).fill(1) },
  { kind: 'login+code', code: new Uint8Array(16).fill(2) },
]
const givePasskey = (value = 1): Unlocked => ({ kind: 'login+passkey', secret: new Uint8Array(32).fill(value) })
const question = {
  walletId: 'wallet-0000000000001',
  kinds: ['login+passkey', 'login+code'],
  origin: app,
  language: expect.objectContaining({ locale: 'en' }) as unknown,
}

/** A visitor whose wallet has a passkey, and who has just logged in on another browser. */
async function open(indexedDB?: IDBFactory) {
  const first = await createFakeWallet()
  const { address } = await first.logIn()
  await first.lock(...locks)
  const wallet = await createFakeWallet({ server: first.server, ...(indexedDB && { indexedDB }) })
  await wallet.request('CONNECT_EMAIL', { email: 'ann@example.com' })
  await wallet.request('CONNECT_OTP', { otp: '123456' })
  return { ...wallet, address }
}

test('After a login the visitor opens the wallet once, and the page shows the frame meanwhile.', async () => {
  const { request, rpc, visitor, unlockings, address } = await open()
  visitor.unlocks = () => givePasskey()
  expect(await request('GET_USER', { chainId: 1 })).toMatchObject({ address })
  expect(unlockings).toEqual([true, question, false])
  expect(await request('GET_USER', { chainId: solanaId })).toMatchObject({ chainId: solanaId })
  expect(await request('SET_PREFERRED_ACCOUNT', { type: 'eoa' })).toMatchObject({ type: 'eoa' })
  expect(await rpc('eth_accounts')).toEqual([address])
  await rpc('personal_sign', ['0x6869', address])
  expect(unlockings).toHaveLength(3)
})

test('A wrong passkey is told, and the page shows the frame until the visitor is done.', async () => {
  const { request, visitor, unlockings, address } = await open()
  const given = [givePasskey(9), givePasskey()]
  visitor.unlocks = () => given.shift()
  expect(await request('GET_USER')).toMatchObject({ address })
  const problem = 'login+passkey'
  expect(unlockings).toEqual([true, question, { ...question, problem }, false])
})

test('A visitor who declines is asked again by the next request only.', async () => {
  const { request, visitor, unlockings, address } = await open()
  await expect(request('GET_USER')).rejects.toMatchObject({ message: 'User rejected the request', code: 4001 })
  expect(unlockings).toEqual([true, question, false])
  visitor.unlocks = () => givePasskey()
  expect(await request('GET_USER')).toMatchObject({ address })
})

test('Requests that come together share one question.', async () => {
  const { request, rpc, visitor, unlockings, address } = await open()
  visitor.unlocks = () => givePasskey()
  const answers = await Promise.all([
    request('GET_USER'),
    rpc('eth_accounts'),
    rpc('personal_sign', ['0x6869', address]),
  ])
  expect(answers).toMatchObject([{ address }, [address], expect.stringMatching(/^0x[0-9a-f]{130}$/)])
  expect(unlockings).toEqual([true, question, false])
})

test('A signature asks for the passkey when the keys have left the memory, without a message to the page.', async () => {
  const { rpc, visitor, unlockings, asked, address, request, clock } = await open()
  visitor.unlocks = () => givePasskey()
  await request('GET_USER')
  clock.advance(16 * 60_000)
  unlockings.length = 0
  expect(await request('GET_USER')).toMatchObject({ address })
  expect(unlockings).toEqual([])
  await rpc('personal_sign', ['0x6869', address])
  expect(unlockings).toEqual([question])
  clock.advance(16 * 60_000)
  visitor.unlocks = () => undefined
  await expect(rpc('personal_sign', ['0x6869', address])).rejects.toMatchObject({ code: 4001 })
  expect(asked).toHaveLength(2)
})

test('The visitor never sees a question and an approval at once.', async () => {
  const { request, rpc, visitor, unlockings, address, server } = await open()
  visitor.unlocks = () => givePasskey()
  await request('GET_USER')
  unlockings.length = 0
  const before = server.calls.filter((call) => call === 'GET me').length
  let decide: (isApproved: boolean) => void = () => {}
  const shown = new Promise<void>((resolve) => {
    visitor.decides = () => {
      resolve()
      return new Promise((decision) => (decide = decision))
    }
  })
  const signed = rpc('personal_sign', ['0x6869', address]).catch((error: { code: number }) => error.code)
  await shown
  // A new login needs the passkey while the approval is still on the screen.
  await request('CONNECT_EMAIL', { email: 'ann@example.com' })
  await request('CONNECT_OTP', { otp: '123456' })
  const user = request('GET_USER')
  await vi.waitFor(() => expect(server.calls.filter((call) => call === 'GET me').length).toBeGreaterThan(before))
  await settle(200)
  expect(unlockings).toEqual([])
  decide(false)
  expect([await signed, await user]).toMatchObject([4001, { address }])
  expect(unlockings).toEqual([true, question, false])
})

test('A request that the page gives up takes its question back.', async () => {
  const { post, visitor, unlockings } = await open()
  const ending = new AbortController()
  let isTakenBack = false
  visitor.unlocks = (_, signal) =>
    new Promise((resolve) => {
      signal?.addEventListener('abort', () => {
        isTakenBack = true
        resolve(undefined)
      })
      ending.abort()
    })
  await expect(post('GET_USER', undefined, { signal: ending.signal })).rejects.toMatchObject({ code: 4001 })
  expect([isTakenBack, unlockings]).toEqual([true, [true, question, false]])
})

test('A visitor who logs out meanwhile is not asked any more.', async () => {
  const { request, visitor, unlockings } = await open()
  visitor.unlocks = (_, signal) => {
    void request('SIGN_OUT')
    return new Promise((resolve) => signal?.addEventListener('abort', () => resolve(undefined)))
  }
  await expect(request('GET_USER')).rejects.toMatchObject({ code: 4001 })
  expect(unlockings).toEqual([true, question, false])
  expect(await request('IS_CONNECTED')).toEqual({ isConnected: false })
})

test('After a reload the visitor is not asked for the addresses. The next login asks again.', async () => {
  const indexedDB = new IDBFactory()
  const before = await open(indexedDB)
  before.visitor.unlocks = () => givePasskey()
  const user = await before.request('GET_USER', { chainId: 1 })
  const { address: solana } = (await before.request('GET_USER', { chainId: solanaId })) as { address: string }
  const { server } = before
  const after = await createFakeWallet({ indexedDB, server })
  expect(await after.request('IS_CONNECTED')).toEqual({ isConnected: true })
  // What the server says about addresses is not used.
  if (server.wallet)
    server.wallet = { ...server.wallet, addresses: { eip155: `0x${'0'.repeat(40)}`, solana: '1'.repeat(32) } }
  expect(await after.request('GET_USER', { chainId: 1 })).toEqual(user)
  expect(await after.request('GET_USER', { chainId: solanaId })).toMatchObject({ address: solana })
  expect(await after.request('SET_PREFERRED_ACCOUNT', { type: 'eoa' })).toMatchObject({ address: solana })
  expect(after.unlockings).toEqual([])
  after.visitor.unlocks = () => givePasskey()
  await after.rpc('personal_sign', ['0x6869', before.address])
  expect(after.unlockings).toEqual([question])
  await after.request('CONNECT_EMAIL', { email: 'ann@example.com' })
  await after.request('CONNECT_OTP', { otp: '123456' })
  await after.request('GET_USER')
  expect(after.unlockings).toEqual([question, true, question, false])
})

test('A session that the server has ended shows no stored address after a reload.', async () => {
  const indexedDB = new IDBFactory()
  const before = await open(indexedDB)
  before.visitor.unlocks = () => givePasskey()
  await before.request('GET_USER')
  const { server } = before
  const after = await createFakeWallet({ indexedDB, server })
  server.next.set('GET me', () => refusal(401, 'NOT_SIGNED_IN', 'Log in first'))
  await expect(after.request('GET_USER')).rejects.toThrow('Log in first')
  expect(await after.request('IS_CONNECTED')).toEqual({ isConnected: false })
})

test('If the server is down after a reload, the stored address is still shown. Nothing is signed until the server answers.', async () => {
  const indexedDB = new IDBFactory()
  const before = await open(indexedDB)
  before.visitor.unlocks = () => givePasskey()
  const user = await before.request('GET_USER')
  const { server, address } = before
  const after = await createFakeWallet({ indexedDB, server })
  after.visitor.unlocks = () => givePasskey()
  server.next.set('GET me', () => refusal(503, 'STORE_UNAVAILABLE', 'Try again in a moment'))
  expect(await after.request('GET_USER')).toEqual(user)
  server.next.set('GET me', () => refusal(503, 'STORE_UNAVAILABLE', 'Try again in a moment'))
  expect(await after.request('GET_USER')).toEqual(user)
  after.visitor.decides = () => {
    server.next.set('GET me', () => refusal(503, 'STORE_UNAVAILABLE', 'Try again in a moment'))
    return true
  }
  await expect(after.rpc('personal_sign', ['0x6869', address])).rejects.toThrow('Try again in a moment')
})

test('Five wrong passkeys end the request.', async () => {
  const { request, visitor, unlockings } = await open()
  visitor.unlocks = () => givePasskey(9)
  await expect(request('GET_USER')).rejects.toThrow('The wallet was not opened after five tries. Try again')
  expect([unlockings.length, unlockings.at(0), unlockings.at(-1)]).toEqual([7, true, false])
})
