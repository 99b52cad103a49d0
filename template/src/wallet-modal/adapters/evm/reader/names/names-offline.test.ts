// @vitest-environment node
import { expect, test, vi } from 'vitest'
import { completeNetwork } from '../../../../domain/networks/network'
import { firstAddress } from '../../../../testing/fake-wallet'
import { alpha } from '../../../../testing/networks'
import { createEvmReader } from '../evm-reader'
import { FakeChain } from '../testing/fake-chain'
import { normalizeName } from './normalize-name'
import { deployNames, ethereumRegistry } from './testing/fake-names'

// The tables cannot be loaded, as for a visitor who has lost the connection.
vi.mock('@adraffy/ens-normalize', () => {
  throw new Error('offline')
})

test('tables that cannot be loaded are no fault of the name', async () => {
  const error: unknown = await normalizeName('ada.eth').catch((thrown: unknown) => thrown)
  expect(error).toMatchObject({ code: 'NAME_LOOKUP_FAILED', details: expect.stringMatching(/./) })
  expect(error).toHaveProperty('cause.cause.message', 'offline')
})

test('an account whose claimed name cannot be checked is not an account without a name', async () => {
  const chain = new FakeChain()
  const claimed = `${firstAddress.slice(2).toLowerCase()}.addr.reverse`
  deployNames(chain, ethereumRegistry, { [claimed]: { name: 'ada.eth' } })
  const query = { address: firstAddress, network: completeNetwork(alpha), signal: new AbortController().signal }
  const looking = createEvmReader({ rpc: chain }).names?.lookupAddress(query)
  await expect(looking).rejects.toMatchObject({ code: 'NAME_LOOKUP_FAILED' })
})
