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

const topicOf = (subscription: unknown): unknown => (isRecord(subscription) ? subscription['topic'] : undefined)

/**
 * Makes the kit subscribe to the topics of its own tab when its socket connects. The kit would take the topics from storage, which
 * another tab may have overwritten. The answer to a pairing code of this tab would then never arrive.
 * @param subscriber the kit's part that subscribes to topics
 * @param others topics in the storage that belong to other tabs
 */
export function keepOwnTopics(subscriber: object, others: ReadonlySet<unknown>): void {
  const read: unknown = Reflect.get(subscriber, 'getRelayerSubscriptions')
  if (typeof read !== 'function') return
  const own = (list: unknown) => (Array.isArray(list) ? list : []).filter((one: unknown) => !others.has(topicOf(one)))
  Reflect.set(subscriber, 'cached', own(Reflect.get(subscriber, 'cached')))
  Reflect.set(subscriber, 'getRelayerSubscriptions', async (): Promise<unknown> => {
    const lists = [own(Reflect.get(subscriber, 'values')), own(Reflect.get(subscriber, 'cached'))]
    return lists.find((list) => list.length > 0) ?? own(await Reflect.apply(read, subscriber, []))
  })
}
