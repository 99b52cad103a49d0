import type { ChainNamespace } from '../../domain/networks/caip'
import type { RootStore } from '../root/root.store'

async function follow(namespace: ChainNamespace, root: RootStore, signal: AbortSignal): Promise<void> {
  const { adapters, connector, sessions } = root
  const adapter = await adapters.load(namespace)
  if (signal.aborted) return
  const stop = adapter.followHost?.((found, session) => {
    const listed = connector.allConnectors.find(({ provider }) => provider === found.provider)
    if (sessions.get(namespace)?.session !== session) sessions.open(adapter, session, listed ?? found)
  })
  if (stop) signal.addEventListener('abort', stop)
}

/** Follows the connections that the host app makes through its own library, until the signal aborts. */
export async function followHosts(root: RootStore, signal: AbortSignal): Promise<void> {
  await Promise.all(root.adapters.followed.map((namespace) => follow(namespace, root, signal)))
}
