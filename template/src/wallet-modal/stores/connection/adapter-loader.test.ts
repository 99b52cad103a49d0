// @vitest-environment happy-dom
import '../../testing/setup'
import { expect, test, vi } from 'vitest'
import type { AdapterDescriptor } from '../../adapters/adapter'
import { createTestRoot } from '../../testing/create-test-root'
import { FakeNamespace } from '../../testing/chains/fake-namespace'
import { testEvmAdapter } from '../../testing/chains/test-evm-adapter'
import { eventually } from '../../testing/eventually'
import { createFakePlatform } from '../../testing/fake-platform'
import { settle } from '../../testing/settle'
import { OptionsStore } from '../root/options.store'
import { AdapterLoader } from './adapter-loader'

test('If the chunk of an adapter cannot be loaded, the next request loads the chunk again. A loaded adapter is not loaded a second time.', async () => {
  const loads: string[] = []
  const descriptor = testEvmAdapter()
  const failing: AdapterDescriptor = {
    ...descriptor,
    load: (context) => {
      loads.push('load')
      return loads.length === 1 ? Promise.reject(new Error('no chunk')) : descriptor.load(context)
    },
  }
  const { root } = await createTestRoot({ adapters: [failing] })
  const adapter = await root.adapters.load('eip155')
  expect(await root.adapters.load('eip155')).toBe(adapter)
  expect(loads).toHaveLength(2)
})

/** A loader with these adapters, whose units bring no further adapter. */
function createLoader(descriptors: readonly AdapterDescriptor[]) {
  const platform = createFakePlatform()
  const loadUnits = vi.fn<() => Promise<void>>(async () => {})
  return { loader: new AdapterLoader(descriptors, { platform, options: new OptionsStore(), loadUnits }), loadUnits }
}

test('The units are loaded only for a namespace without an adapter. If a unit brings an adapter for the namespace, the modal uses that adapter.', async () => {
  const solana = new FakeNamespace('solana')
  const { loader, loadUnits } = createLoader([testEvmAdapter()])
  loadUnits.mockImplementation(async () => loader.add(solana.descriptor))
  await expect(loader.load('eip155')).resolves.toMatchObject({ kind: 'ethers' })
  expect(loadUnits).not.toHaveBeenCalled()
  await expect(loader.load('solana')).resolves.toMatchObject({ kind: 'universal' })
  await expect(loader.load('cosmos')).rejects.toMatchObject({ code: 'ADAPTER_NOT_FOUND', details: 'cosmos' })
  expect(loadUnits).toHaveBeenCalledTimes(2)
})

test('A second adapter for a namespace is ignored: its wallet sources are not started, and its host app is not watched.', () => {
  const { loader } = createLoader([new FakeNamespace('solana').descriptor])
  const [sources] = [loader.sources]
  loader.add({ ...new FakeNamespace('solana').descriptor, followsHost: true })
  expect([loader.sources, loader.followed]).toEqual([sources, []])
})

test('Adapters are loaded ahead once each. A chunk that fails then is loaded again when the visitor connects.', async () => {
  const [solana, bitcoin] = [new FakeNamespace('solana').descriptor, new FakeNamespace('bip122').descriptor]
  const loadSolana = vi.fn<AdapterDescriptor['load']>(solana.load)
  const loadBitcoin = vi.fn<AdapterDescriptor['load']>(bitcoin.load).mockRejectedValueOnce(new Error('no chunk'))
  const { loader } = createLoader([
    { ...solana, load: loadSolana },
    { ...bitcoin, load: loadBitcoin },
  ])
  loader.prefetch()
  await eventually(() => expect([loadSolana, loadBitcoin].map(({ mock }) => mock.calls.length)).toEqual([1, 1]))
  await settle()
  await Promise.all([loader.load('solana'), loader.load('bip122')])
  expect([loadSolana, loadBitcoin].map(({ mock }) => mock.calls.length)).toEqual([1, 2])
})
