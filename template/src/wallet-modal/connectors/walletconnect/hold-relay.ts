import { isRecord } from '../../domain/errors'

/**
 * Keeps the kit from opening its socket while it starts. It would listen to its stored topics before the part of it that
 * reads the answers is there: what a relay that answers at once has kept for the page would be lost. Returns what lets go.
 * @param prefix the storage prefix, under which the kit keeps its core on the page from the first moment
 */
export function holdRelay(prefix: string): () => void {
  const core: unknown = Reflect.get(globalThis, `_walletConnectCore_${prefix}`)
  const relayer = isRecord(core) ? core['relayer'] : undefined
  if (!isRecord(relayer)) return () => {}
  Reflect.set(relayer, 'transportOpen', () => Promise.resolve())
  return () => void Reflect.deleteProperty(relayer, 'transportOpen')
}
