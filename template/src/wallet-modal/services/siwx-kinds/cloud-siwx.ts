import type { Siwx, SiwxSession } from '../../domain/sign-in/siwx'
import type { SiwxContext } from '../siwx-context'
import type { CloudSessionAccount } from './cloud/cloud-answers'
import type { CloudSessions } from './cloud/cloud-sessions'
import type { SiwxKindOptions } from './kind-options'

/** A `Siwx` whose sessions are in the cloud, with access to the cloud's data about the signed-in account. */
export interface CloudSiwx extends Siwx {
  getRequired(): boolean
  asksOnConnect(): boolean
  follow(changed: () => void): () => void
  /** False for a session whose token could not be stored (a full disk, a private window): it ends with the page. */
  isSaved(): boolean
  /** Calls the listener with the session after a sign-in, with undefined after a sign-out. Returns a function that stops this. */
  on(event: 'sessionChanged', listener: (session: SiwxSession | undefined) => void): () => void
  /** @throws WalletModalError SIWX_NOT_AUTHENTICATED when nobody is signed in, SIGN_IN_UNAVAILABLE when the cloud does not answer */
  getSessionAccount(): Promise<CloudSessionAccount>
  /**
   * Stores the app's own data about the account in the cloud; null removes the data.
   * @throws WalletModalError SIWX_NOT_AUTHENTICATED when nobody is signed in
   */
  setSessionAccountMetadata(metadata: Readonly<Record<string, unknown>> | null): Promise<void>
}

/**
 * Signs visitors in with the cloud of the project id, which makes the nonces, checks the signatures and keeps the sessions. The
 * page keeps the session's token in its local storage, where every script of the page can read it. If your server has data to
 * protect, use `serverSiwx`.
 * @example
 * createWalletModal({ siwx: cloudSiwx(), … })
 * const cloud = useSiwx<CloudSiwx>()
 */
export function cloudSiwx(options: SiwxKindOptions = {}): (context: SiwxContext) => CloudSiwx {
  return (context) => {
    const { platform, modalId } = context
    const listeners = new Set<(session: SiwxSession | undefined) => void>()
    let tellTabs: (message: unknown) => void = () => {}
    let opened: CloudSessions | undefined
    let loading: Promise<CloudSessions> | undefined
    const changed = (session: SiwxSession | undefined) => {
      tellTabs('changed')
      for (const listener of [...listeners]) listener(session)
    }
    // The code that builds and reads messages loads at the first use, so that it is not in the page's first chunks.
    const load = () => {
      loading ??= import('./cloud/cloud-sessions').then(
        ({ CloudSessions }) => (opened = new CloudSessions(options, context, changed)),
      )
      // If the chunk failed to load, the next call loads it again.
      loading.catch(() => (loading = undefined))
      return loading
    }
    return {
      createMessage: async (request) => (await load()).createMessage(request),
      addSession: async (session) => (await load()).add(session),
      revokeSession: async (chainId, address) => (await load()).revoke(chainId, address),
      setSessions: async (sessions) => (await load()).replace(sessions),
      getSessions: async (chainId, address) => (await load()).get(chainId, address),
      getRequired: () => options.required ?? true,
      asksOnConnect: () => options.asksOnConnect ?? true,
      isSaved: () => opened?.isSaved ?? true,
      getSessionAccount: async () => (await load()).account(),
      setSessionAccountMetadata: async (metadata) => (await load()).setMetadata(metadata),
      on(_, listener) {
        listeners.add(listener)
        return () => void listeners.delete(listener)
      },
      follow(heard) {
        const end = new AbortController()
        tellTabs = platform.channel(`wallet-modal:${modalId}:cloud-siwx`, heard, end.signal)
        return () => end.abort()
      },
    }
  }
}
