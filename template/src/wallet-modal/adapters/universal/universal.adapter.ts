import type { ChainNamespace } from '../../domain/networks/caip'
import type { Adapter, AdapterContext } from '../adapter'
import { createEvmAdapter } from '../evm/evm-adapter'
import { createPairedAdapter } from './paired-adapter'

/** Creates the adapter of a namespace that uses pairing only. */
export function createUniversalAdapter(namespace: ChainNamespace, context: AdapterContext): Adapter {
  return namespace === 'eip155' ? createEvmAdapter('universal', context) : createPairedAdapter(context)
}
