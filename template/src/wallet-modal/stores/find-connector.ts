import { reaction } from 'mobx'
import type { Connector } from '../domain/connector'
import { limits } from '../domain/limits'
import type { Scheduler } from '../domain/timeout'
import type { ConnectorStore } from './connector.store'

/** Waits for a wallet to announce itself: some extensions are slower than the page. Undefined when it does not in 5 s. */
export function findConnector(
  store: ConnectorStore,
  id: string,
  after: Scheduler,
  life: AbortSignal,
): Promise<Connector | undefined> {
  const search = new AbortController()
  const signal = AbortSignal.any([search.signal, life])
  return new Promise<Connector | undefined>((resolve) => {
    signal.addEventListener(
      'abort',
      after(limits.restore, () => resolve(undefined)),
      { once: true },
    )
    const found = () => store.getConnectorById(id)
    reaction(found, (connector) => connector && resolve(connector), { fireImmediately: true, signal })
  }).finally(() => search.abort())
}
