import type { FramePlatform } from '../platform'
import type { CustodySession, KeyStore } from './key-store'
import type { Signer } from './signer'

/** Keeps the keys of the visitor in memory while they are in use. */
export interface KeyRing {
  /**
   * Runs work with the visitor's keys. Opens the wallet if need be, and makes one for a visitor without a wallet. Keys that are in memory
   * are used only while the server says that the session holds, because the visitor may have ended it in another browser.
   */
  use<T>(session: CustodySession, work: (signer: Signer) => Promise<T>): Promise<T>
  /** Overwrites the keys. */
  drop(): void
}

/** How long unused keys stay in memory, in milliseconds. */
const idleLimit = 15 * 60_000

/** Creates a key ring over a key store. */
export function createKeyRing(
  platform: Pick<FramePlatform, 'after' | 'now'>,
  keyStore: () => Promise<KeyStore>,
): KeyRing {
  let held: { token: string; signer: Promise<Signer>; lastUse: number; users: number } | undefined
  let cancel = () => {}

  const drop = () => {
    cancel()
    const dropped = held
    held = undefined
    dropped?.signer.then((signer) => signer.wipe()).catch(() => {})
  }

  const open = async (session: CustodySession): Promise<Signer> => {
    const store = await keyStore()
    return (await store.open(session)) ?? store.create(session)
  }

  const rest = () => {
    cancel()
    cancel = platform.after(idleLimit, drop)
  }

  return {
    async use(session, work) {
      // A timer of a page in the background may be late, so the clock decides as well.
      const isStale = held && held.users === 0 && platform.now() - held.lastUse >= idleLimit
      if (isStale || held?.token !== session.token) drop()
      const isOpen = held !== undefined
      const current = (held ??= { token: session.token, signer: open(session), lastUse: platform.now(), users: 0 })
      cancel()
      current.users += 1
      try {
        if (isOpen) await session.api.me(session.token)
        return await work(await current.signer)
      } catch (error) {
        // A wallet that did not open is opened again by the next request.
        await current.signer.catch(() => held === current && drop())
        throw error
      } finally {
        current.users -= 1
        current.lastUse = platform.now()
        if (held === current && current.users === 0) rest()
      }
    },
    drop,
  }
}
