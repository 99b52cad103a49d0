// @vitest-environment node
import { afterAll, expect, test, vi } from 'vitest'
import { completeNetwork } from '../../../../domain/networks/network'
import { firstAddress } from '../../../../testing/fake-wallet'
import { alpha } from '../../../../testing/networks'
import { createEvmReader } from '../evm-reader'
import { FakeChain } from '../testing/fake-chain'
import { normalizeName } from './normalize-name'
import { deployNames, ethereumRegistry } from './testing/fake-names'

// Vitest may run several test files in one worker, and `vi.mock` does not replace a module that the worker has already loaded. So this file unloads all
// modules before its imports, and again at its end, because the next test file needs the real modules.
vi.hoisted(() => vi.resetModules())
afterAll(() => void vi.resetModules())
// Loading the ENS normalization tables fails, as for a visitor who has lost the connection.
vi.mock('@adraffy/ens-normalize', () => {
  throw new Error('offline')
})

test('When the ENS normalization tables cannot be loaded, a name fails with NAME_LOOKUP_FAILED, and is not reported as invalid.', async () => {
  const error: unknown = await normalizeName('ada.eth').catch((thrown: unknown) => thrown)
  expect(error).toMatchObject({ code: 'NAME_LOOKUP_FAILED', details: expect.stringMatching(/./) })
  expect(error).toHaveProperty('cause.cause.message', 'offline')
})

test('When the ENS normalization tables cannot be loaded, the reverse lookup of an account rejects, and does not report that no name exists.', async () => {
  const chain = new FakeChain()
  const claimed = `${firstAddress.slice(2).toLowerCase()}.addr.reverse`
  deployNames(chain, ethereumRegistry, { [claimed]: { name: 'ada.eth' } })
  const query = { address: firstAddress, network: completeNetwork(alpha), signal: new AbortController().signal }
  const looking = createEvmReader({ rpc: chain }).names?.lookupAddress(query)
  await expect(looking).rejects.toMatchObject({ code: 'NAME_LOOKUP_FAILED' })
})
