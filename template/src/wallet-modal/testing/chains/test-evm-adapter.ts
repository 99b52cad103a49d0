import type { Adapter, AdapterDescriptor } from '../../adapters/adapter'
import { eip6963Source } from '../../connectors/evm/eip6963'
import { injectedSource } from '../../connectors/evm/injected'
import { createFakePlatform } from '../fake-platform'

/** An EVM adapter without a chain library: only what all EVM adapters share. */
export function testEvmAdapter(): AdapterDescriptor {
  return {
    kind: 'ethers',
    namespace: 'eip155',
    sources: [eip6963Source, injectedSource],
    load: async (context) => (await import('../../adapters/evm/evm-adapter')).createEvmAdapter('ethers', context),
  }
}

/** A loaded adapter whose networks never answer, for tests that pass an adapter on and do not use it. */
export function loadUnusedAdapter(): Promise<Adapter> {
  const rpc = { request: () => new Promise<never>(() => {}) }
  return testEvmAdapter().load({ platform: createFakePlatform(), rpc })
}
