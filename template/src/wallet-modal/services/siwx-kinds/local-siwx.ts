import type { Siwx } from '../../domain/sign-in/siwx'
import type { SiwxContext } from '../siwx-context'
import type { SiwxKindOptions } from './kind-options'
import type { LocalSessions } from './local/local-sessions'

/** What `localSiwx` can be told. */
export interface LocalSiwxOptions extends SiwxKindOptions {
  /**
   * How long a session is good, in milliseconds. Left out: seven days, so that visitors sign about as often as other sites ask
   * for a password. `Infinity`: until they sign out.
   */
  expiration?: number
}

/** A `Siwx` whose sessions live in the visitor's browser. */
export interface LocalSiwx extends Siwx {
  getRequired(): boolean
  asksOnConnect(): boolean
  follow(changed: () => void): () => void
  /** False once a session could not be written down (a full disk, a private window): it then ends with the page. */
  isSaved(): boolean
}

/**
 * Signs visitors in without a server: the page makes the messages, checks the signatures and keeps the sessions in the browser.
 * That shows the page who its visitor is. It protects nothing that a server gives out: a visitor can make their own browser
 * say anything, and the nonce, 128 random bits, keeps a message from being used twice on this page only. Use `serverSiwx` for
 * that.
 */
export function localSiwx(options: LocalSiwxOptions = {}): (context: SiwxContext) => LocalSiwx {
  const { required = true, asksOnConnect = true } = options
  return (context) => {
    let isSaved = true
    let loading: Promise<LocalSessions> | undefined
    const load = () => {
      loading ??= import('./local/local-sessions').then(({ LocalSessions }) => new LocalSessions(context, options))
      // A chunk that did not come is asked for again.
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
