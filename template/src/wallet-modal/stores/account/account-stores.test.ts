// @vitest-environment happy-dom
import '../../testing/setup'
import { expect, test, vi } from 'vitest'
import { WalletModalError } from '../../domain/errors/errors'
import { threeNamespaces } from '../../testing/chains/create-namespaces-test'
import { createTestRoot } from '../../testing/create-test-root'
import { settle } from '../../testing/settle'
import type { AccountParts } from './account-loader'
import { AccountLoader } from './account-loader'
import { AccountStores } from './account-stores'

const sent = { hash: '0x1', from: undefined, to: undefined, value: BigInt(1), isCall: false }

test('An error of a service is tracked, and shown only while the visitor sees the modal.', async () => {
  const { root, modal } = await createTestRoot()
  const { loaded } = root.accountLoader
  const { snack } = root.modalStores
  loaded.showError(new WalletModalError('RPC_UNAVAILABLE', { details: 'of the first request' }))
  expect(root.events.last.props.event).toBe('API_ERROR')
  expect(snack.open).toBe(false)
  modal.open()
  loaded.showError(new WalletModalError('RPC_UNAVAILABLE', { details: 'of the second request' }))
  expect(snack).toMatchObject({ open: true, variant: 'error' })
  // Visitors do not read the details of an error.
  expect(snack.message).not.toContain('second request')
})

test('A refresh reads the balance and what units show; forgetting discards what units know.', async () => {
  const { root, connect } = await createTestRoot()
  await connect()
  await settle()
  const { loaded } = root.accountLoader
  const [refresh, forget, balance] = [
    vi.fn<() => void>(),
    vi.fn<() => void>(),
    vi.spyOn(root.account, 'refreshBalance'),
  ]
  loaded.refreshes.add(refresh)
  loaded.forgets.add(forget)
  loaded.refresh()
  expect([refresh, forget, balance].map(({ mock }) => mock.calls.length)).toEqual([1, 0, 1])
  loaded.forget()
  expect([refresh, forget, balance].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1])
})

test('If the adapter of a chain has no reader, the account stores have no reader for the chain.', async () => {
  const { options } = threeNamespaces()
  const { root } = await createTestRoot(options)
  const readers = ['eip155', 'bip122'].map(async (namespace) => {
    const network = root.chain.requestedCaipNetworks.find(({ chainNamespace }) => chainNamespace === namespace)
    return root.accountLoader.loaded.reader(network ?? expect.unreachable())
  })
  const adapter = await root.adapters.load('eip155')
  // In a copy without a unit that reads from EVM networks, the EVM adapter has no reader either.
  await expect(Promise.all(readers)).resolves.toEqual([await adapter.loadReader?.(), undefined])
})

/** A loader of a root, whose chunk loads as the test says. */
async function createLoader(loadParts: () => Promise<AccountParts>) {
  const { root } = await createTestRoot()
  return { root, loader: new AccountLoader(root, loadParts, new AbortController().signal) }
}

test('The stores of the account exist once the chunk has loaded. Each unit adds to them once.', async () => {
  const unit = vi.fn<AccountParts['accountUnits'][number]>()
  const { root, loader } = await createLoader(async () => ({ AccountStores, accountUnits: [unit] }))
  expect(loader.isLoaded).toBe(false)
  expect(() => loader.loaded).toThrow(expect.objectContaining({ code: 'MODAL_NOT_LOADED' }))
  const stores = await loader.load()
  expect([loader.isLoaded, loader.loaded]).toEqual([true, stores])
  await expect(loader.load()).resolves.toBe(stores)
  expect(unit).toHaveBeenCalledExactlyOnceWith(root, stores, expect.any(AbortSignal))
})

test('A sent transaction is passed on to the account stores after their chunk has loaded. If the chunk fails to load, the next transaction loads the chunk again.', async () => {
  const loadParts = vi
    .fn<() => Promise<AccountParts>>(async () => ({ AccountStores, accountUnits: [] }))
    .mockRejectedValueOnce(new Error('no chunk'))
  const { loader } = await createLoader(loadParts)
  loader.noteSent('eip155', sent)
  await settle()
  // Without a unit that follows transactions, nothing happens.
  loader.noteSent('eip155', sent)
  await settle()
  const noted = vi.fn<(...details: readonly unknown[]) => void>()
  loader.loaded.traffic = { sent: noted, request: () => {}, expectRequest: () => {} }
  loader.noteSent('eip155', { ...sent, hash: '0x2' })
  await settle()
  expect(noted).toHaveBeenCalledExactlyOnceWith('eip155', { ...sent, hash: '0x2' })
  expect(loadParts).toHaveBeenCalledTimes(2)
})
