import type { Siwx } from '../../domain/sign-in/siwx'
import type { SiwxContext } from '../siwx-context'
import type { SiwxKindOptions } from './kind-options'
import type { LocalSessions } from './local/local-sessions'

/** The options of `localSiwx`. */
export interface LocalSiwxOptions extends SiwxKindOptions {
  /**
   * How long a session is valid, in milliseconds. Default: seven days, so that visitors sign about as often as other sites ask
   * for a password. With `Infinity`, a session is valid until the visitor signs out.
   */
  expiration?: number
}

/** A `Siwx` whose sessions are stored in the visitor's browser. */
export interface LocalSiwx extends Siwx {
  getRequired(): boolean
  asksOnConnect(): boolean
  follow(changed: () => void): () => void
  /** False after a session could not be stored (a full disk, a private window). That session ends with the page. */
  isSaved(): boolean
}

/**
 * Signs visitors in without a server: the page makes the messages, checks the signatures and keeps the sessions in the browser.
 * This shows the page who its visitor is. It does not protect data on a server, because visitors control their own browsers, and
 * the nonce (128 random bits) prevents a second use of a message in this page only. To protect data on a server, use `serverSiwx`.
 */
export function localSiwx(options: LocalSiwxOptions = {}): (context: SiwxContext) => LocalSiwx {
  const { required = true, asksOnConnect = true } = options
  return (context) => {
    let isSaved = true
    let loading: Promise<LocalSessions> | undefined
    const load = () => {
      loading ??= import('./local/local-sessions').then(({ LocalSessions }) => new LocalSessions(context, options))
      // If the chunk failed to load, the next call loads it again.
      loading.catch(() => (loading = undefined))
      return loading
    }
    return {
      createMessage: async (request) => (await load()).createMessage(request),
      addSession: async (session) => void (isSaved = await (await load()).add(session)),
      revokeSession: async (chainId, address) => (await load()).revoke(chainId, address),
      setSessions: async (sessions) => void (isSaved = await (await load()).replace(sessions)),
      getSessions: async (chainId, address) => (await load()).get(chainId, address),
      getRequired: () => required,
      asksOnConnect: () => asksOnConnect,
      follow(changed) {
        const stop = new AbortController()
        load().then(
          (sessions) => sessions.follow(changed, stop.signal),
          () => {},
        )
        return () => stop.abort()
      },
      isSaved: () => isSaved,
    }
  }
}
