import { isRecord } from '../../domain/errors/errors'

/**
 * Keeps the kit from opening its socket while the kit starts. The kit would subscribe to its stored topics before its message
 * handlers are ready, and so lose messages that the relay kept for the page and sends at once.
 * @param prefix the kit's storage prefix; the kit puts its core on `globalThis` under this prefix
 * @returns a function that lets the kit open its socket
 */
export function holdRelay(prefix: string): () => void {
  const core: unknown = Reflect.get(globalThis, `_walletConnectCore_${prefix}`)
  const relayer = isRecord(core) ? core['relayer'] : undefined
  if (!isRecord(relayer)) return () => {}
  Reflect.set(relayer, 'transportOpen', () => Promise.resolve())
  return () => void Reflect.deleteProperty(relayer, 'transportOpen')
}

/**
 * Makes the kit subscribe to the topics of its own tab when its socket reconnects. The kit would take the topics from storage,
 * which another tab may have overwritten. The answer to a pairing code of this tab would then never arrive.
 * @param subscriber the kit's part that subscribes to topics
 */
export function keepOwnTopics(subscriber: object): void {
  const read: unknown = Reflect.get(subscriber, 'getRelayerSubscriptions')
  if (typeof read !== 'function') return
  const listOf = (key: 'values' | 'cached'): readonly unknown[] => {
    const list: unknown = Reflect.get(subscriber, key)
    return Array.isArray(list) ? list : []
  }
  Reflect.set(subscriber, 'getRelayerSubscriptions', async (): Promise<unknown> => {
    const own = [listOf('values'), listOf('cached')].find((list) => list.length > 0)
    return own ?? (Reflect.apply(read, subscriber, []) as unknown)
  })
}
