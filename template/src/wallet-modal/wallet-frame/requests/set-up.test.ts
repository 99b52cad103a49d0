// @vitest-environment node
import { expect, test } from 'vitest'
import type { NewLock } from '../custody/key-store'
import { app, createFakeWallet } from '../testing/fake-wallet'
import { refusal } from '../testing/fake-wallet-server'

const makeLocks = (): NewLock[] => [
  { kind: 'login+passkey', output: new Uint8Array(32).fill(1) },
  { kind: 'login+code', code: new Uint8Array(16).fill(2) },
]

/** A wallet that needs a passkey. Its visitor is new, and has just logged in. */
async function open() {
  const wallet = await createFakeWallet({ locks: 'passkey' })
  await wallet.request('CONNECT_EMAIL', { email: 'ann@example.com' })
  await wallet.request('CONNECT_OTP', { otp: '123456' })
  return wallet
}

test('A new visitor makes the locks before there is a wallet, and the page shows the frame meanwhile.', async () => {
  const { request, rpc, visitor, setUps, unlockings, server } = await open()
  visitor.setsUp = () => {
    expect(server.wallet).toBeNull()
    return makeLocks()
  }
  const { address } = (await request('GET_USER', { chainId: 1 })) as { address: string }
  expect(setUps).toMatchObject([{ walletId: 'wallet-0000000000001', userName: 'ann@example.com', origin: app }])
  expect(unlockings).toEqual([true, false])
  expect(server.wallet?.vault.locks.map(({ kind }) => kind)).toEqual(['login+passkey', 'login+code'])
  expect(await rpc('personal_sign', ['0x6869', address])).toMatch(/^0x[0-9a-f]{130}$/)
  expect(setUps).toHaveLength(1)
})

test('A new visitor who declines has no wallet, and the next request asks again.', async () => {
  const { request, visitor, setUps, server } = await open()
  await expect(request('GET_USER')).rejects.toMatchObject({ code: 4001 })
  expect([server.wallet, await request('IS_CONNECTED')]).toEqual([null, { isConnected: true }])
  visitor.setsUp = makeLocks
  await request('GET_USER')
  expect(setUps).toHaveLength(2)
})

test('The page hears that the server did not store the wallet, and the next request starts again.', async () => {
  const { request, visitor, server } = await open()
  visitor.setsUp = makeLocks
  server.next.set('POST vault', () => refusal(503, 'STORE_UNAVAILABLE', 'Try again in a moment'))
  await expect(request('GET_USER')).rejects.toThrow('Try again in a moment')
  await request('GET_USER')
  expect(server.wallet?.vault.version).toBe(1)
})

test('If the answer of the server is lost, the visitor opens the stored wallet with the new locks.', async () => {
  const { request, visitor, server, unlockings, setUps } = await open()
  visitor.setsUp = makeLocks
  server.next.set('POST vault', async () => {
    const { vault, addresses } = server.bodies.at(-1) as Pick<NonNullable<typeof server.wallet>, 'vault' | 'addresses'>
    server.wallet = { walletId: vault.walletId, vault, addresses }
    throw new TypeError('Failed to fetch')
  })
  await expect(request('GET_USER')).rejects.toThrow('does not answer')
  visitor.unlocks = () => ({ kind: 'login+code', secret: new Uint8Array(16).fill(2) })
  expect(await request('GET_USER')).toMatchObject({ address: server.wallet?.addresses.eip155 })
  expect([setUps.length, unlockings.length]).toEqual([1, 5])
})

test('Logging out ends the question.', async () => {
  const { request, visitor, unlockings, server } = await open()
  visitor.setsUp = (_, signal) => {
    void request('SIGN_OUT')
    return new Promise((resolve) => signal?.addEventListener('abort', () => resolve(undefined)))
  }
  await expect(request('GET_USER')).rejects.toMatchObject({ code: 4001 })
  expect([unlockings, server.wallet]).toEqual([[true, false], null])
})
