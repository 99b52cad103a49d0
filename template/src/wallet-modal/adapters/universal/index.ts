import type { ChainNamespace } from '../../domain/networks/caip'
import type { AdapterDescriptor } from '../adapter'

/** A chain family that is served by pairing alone; the pairing unit brings one for every family without an adapter. */
export function universalAdapter(namespace: ChainNamespace): AdapterDescriptor {
  return {
    kind: 'universal',
    namespace,
    sources: [],
    load: async (context) => (await import('./universal.adapter')).createUniversalAdapter(namespace, context),
  }
}
