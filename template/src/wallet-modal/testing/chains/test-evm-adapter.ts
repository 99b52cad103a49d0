import type { AdapterDescriptor } from '../../adapters/adapter'
import { eip6963Source } from '../../connectors/evm/eip6963'
import { injectedSource } from '../../connectors/evm/injected'

/** An EVM adapter without a chain library: only what all EVM adapters share. */
export function testEvmAdapter(): AdapterDescriptor {
  return {
    kind: 'ethers',
    namespace: 'eip155',
    sources: [eip6963Source, injectedSource],
    load: async (context) => (await import('../../adapters/evm/evm-adapter')).createEvmAdapter('ethers', context),
  }
}
