import type { ChainNamespace } from '../../domain/networks/caip'
import type { AdapterDescriptor } from '../adapter'

/** An adapter that uses pairing only. The pairing unit adds one for every namespace without an adapter of its own. */
export function universalAdapter(namespace: ChainNamespace): AdapterDescriptor {
  return {
    kind: 'universal',
    namespace,
    sources: [],
    load: async (context) => (await import('./universal.adapter')).createUniversalAdapter(namespace, context),
  }
}
