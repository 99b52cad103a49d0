// @vitest-environment node
import { afterEach, expect, test, vi } from 'vitest'
import { completeNetwork } from '../../../../domain/networks/network'
import { firstAddress } from '../../../../testing/fake-wallet'
import { alpha } from '../../../../testing/networks'
import { FakeChain } from '../testing/fake-chain'
import { normalizeName } from './normalize-name'
import { deployNames, ethereumRegistry } from './testing/fake-names'

afterEach(() => {
  vi.doUnmock('@adraffy/ens-normalize')
  vi.resetModules()
})

/** Makes the next import of the tables fail, as it does for a visitor without a connection. */
function goOffline(): void {
  vi.resetModules()
  vi.doMock('@adraffy/ens-normalize', () => {
    throw new Error('offline')
  })
}

test('a name gets its normal form, or the reason why it has none', async () => {
  expect(await normalizeName('ADA.eth')).toBe('ada.eth')
  const cause: unknown = expect.any(Error)
  await expect(normalizeName('a..eth')).rejects.toMatchObject({ code: 'NAME_NOT_VALID', cause })
  await expect(normalizeName('a_b.eth')).rejects.toMatchObject({ details: expect.stringContaining('underscore') })
  await expect(normalizeName('')).rejects.toMatchObject({ code: 'NAME_NOT_VALID', cause: undefined })
})

test('tables that cannot be loaded are no fault of the name', async () => {
  goOffline()
  const { normalizeName: normalize } = await import('./normalize-name')
  const error: unknown = await normalize('ada.eth').catch((thrown: unknown) => thrown)
  expect(error).toMatchObject({ code: 'NAME_LOOKUP_FAILED', details: expect.stringMatching(/./) })
  expect(error).toHaveProperty('cause.cause.message', 'offline')
})

test('an account whose claimed name cannot be checked is not an account without a name', async () => {
  goOffline()
  const { createEvmReader } = await import('../evm-reader')
  const chain = new FakeChain()
  const claimed = `${firstAddress.slice(2).toLowerCase()}.addr.reverse`
  deployNames(chain, ethereumRegistry, { [claimed]: { name: 'ada.eth' } })
  const query = { address: firstAddress, network: completeNetwork(alpha), signal: new AbortController().signal }
  const looking = createEvmReader({ rpc: chain }).names?.lookupAddress(query)
  await expect(looking).rejects.toMatchObject({ code: 'NAME_LOOKUP_FAILED' })
})
