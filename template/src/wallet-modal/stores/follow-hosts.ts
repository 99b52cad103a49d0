import type { RootStore } from './root.store'

/** Shows what the host app connects through a library of its own, until the signal aborts. */
export async function followHosts({ adapters, connector, platform, sessions }: RootStore, signal: AbortSignal) {
  const followed = adapters.followed.map(async (namespace) => {
    const adapter = await adapters.load(namespace)
    if (signal.aborted) return
    const stop = adapter.followHost?.((found, session) => {
      const listed = connector.allConnectors.find(({ provider }) => provider === found.provider)
      if (sessions.get(namespace)?.session !== session) sessions.open(adapter, session, listed ?? found)
    })
    if (stop) signal.addEventListener('abort', stop, { once: true })
  })
  for (const { status, ...end } of await Promise.allSettled(followed))
    if (status === 'rejected') platform.log.warn('What the host app connects is not followed.', end)
}
