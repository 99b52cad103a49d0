import { reaction } from 'mobx'
import type { ChainNamespace } from '../domain/caip'
import type { Connector } from '../domain/connector'
import { limits } from '../domain/limits'
import type { Scheduler } from '../domain/timeout'
import type { ConnectorStore } from './connector.store'

/** Waits for a wallet to announce itself: some extensions are slower than the page. Undefined when it does not in 5 s. */
export function findConnector(
  store: ConnectorStore,
  { namespace, id }: { namespace: ChainNamespace; id: string },
  after: Scheduler,
  life: AbortSignal,
): Promise<Connector | undefined> {
  const found = () => store.getConnectorById(id, namespace)
  const known = found()
  if (known) return Promise.resolve(known)
  const search = new AbortController()
  const signal = AbortSignal.any([search.signal, life])
  return new Promise<Connector | undefined>((resolve) => {
    const cancel = after(limits.restore, () => resolve(undefined))
    signal.addEventListener('abort', cancel, { once: true })
    reaction(found, (connector) => connector && resolve(connector), { signal })
  }).finally(() => search.abort())
}
