// @vitest-environment node
import { expect, test } from 'vitest'
import { createWalletApi } from '../server/wallet-api'
import { createFrameStorage } from '../storage/frame-storage'
import { createFakeWallet, testConfig } from '../testing/fake-wallet'
import { createVaultKeyStore } from './key-store'

async function open() {
  const wallet = await createFakeWallet()
  const { address } = await wallet.logIn()
  const store = createVaultKeyStore(crypto, wallet.clock.now)
  const session = {
    token: 'token-1',
    api: createWalletApi(wallet.platform, testConfig, createFrameStorage(wallet.platform)),
  }
  return { ...wallet, address, store, session }
}

test('A vault moves to the newest master key at the next login, and opens the same wallet.', async () => {
  const { server, store, session, address } = await open()
  expect(server.wallet?.vault).toMatchObject({ version: 1, locks: [{ kind: 'login', keyVersion: 1 }] })
  server.keyVersion = 2
  const before = server.wallet
  expect((await store.open(session))?.evmAddresses.eoa).toBe(address)
  expect(server.wallet?.vault).toMatchObject({ version: 2, locks: [{ kind: 'login', keyVersion: 2 }] })
  expect(server.wallet?.vault.box).not.toEqual(before?.vault.box)
  expect((await store.open(session))?.evmAddresses.eoa).toBe(address)
  expect(server.calls.filter((call) => call === 'PUT vault')).toHaveLength(1)
})

test('A server that refuses the new vault does not keep the visitor from the wallet.', async () => {
  const { server, store, session, address } = await open()
  server.keyVersion = 2
  server.next.set('PUT vault', () => Promise.reject(new TypeError('fetch failed')))
  expect((await store.open(session))?.evmAddresses.eoa).toBe(address)
  expect(server.wallet?.vault.version).toBe(1)
})

test('Locks are changed by a vault with the next version.', async () => {
  const { server, store, session } = await open()
  expect(await store.kinds(session)).toEqual(['login'])
  await store.changeLocks(session, ['login'])
  expect(server.wallet?.vault.version).toBe(2)
  await expect(store.changeLocks(session, ['login+passkey'])).rejects.toThrow('the login lock only')
})

test('A vault that the server has changed does not open, and no address is shown.', async () => {
  const { server, store, session } = await open()
  const { wallet } = server
  if (!wallet) throw new TypeError('There is no wallet')
  const [lock] = wallet.vault.locks
  if (!lock) throw new TypeError('There is no lock')
  const change = (vault: object) => {
    server.wallet = { ...wallet, vault: { ...wallet.vault, ...vault } }
    return store.open(session)
  }
  await expect(change({ walletId: 'wallet-0000000000002' })).rejects.toThrow('could not be opened')
  await expect(change({ box: { ...wallet.vault.box, iv: lock.iv } })).rejects.toThrow('could not be opened')
  await expect(change({ box: { ...wallet.vault.box, ct: 'AAAA' } })).rejects.toThrow('not complete')
  await expect(change({ locks: [{ ...lock, keyVersion: 9 }] })).rejects.toThrow('no secret for this wallet')
  await expect(change({ locks: [{ ...lock, kind: 'login+passkey' }] })).rejects.toThrow('opens with a passkey')
})
